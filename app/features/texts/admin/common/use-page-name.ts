import { useQuery } from "@tanstack/react-query";
import { liveText } from "#app/features/texts/site-text.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { textsQuery } from "./texts.query.ts";

/** Names the page of a text: by a word of its own, or by the label at the top of the page. */
export function usePageName(): (page: string) => string {
	const t = useText("admin");
	const language = useLanguage();
	const { data } = useQuery(textsQuery);
	const named: Partial<Record<string, string>> = t("texts.pages");
	return (page) => {
		const label = data?.texts.find(({ key }) => key === `${page}.label` || key === `${page}.hero.label`);
		return named[page] ?? (label === undefined ? page : liveText(label.languages[language]));
	};
}
