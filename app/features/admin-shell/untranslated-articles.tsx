import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { untranslated } from "#app/features/articles/missing-languages.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { useDashboardSources } from "./dashboard.context.ts";

/** How many published articles lack a text in each language, with the way to them. */
export function UntranslatedArticles() {
	return languages.map((language) => <Untranslated key={language} language={language} />);
}

function Untranslated({ language }: { language: Language }) {
	const t = useText("admin");
	const name = nameOfLanguage(language, useLanguage());
	const { data: count = 0 } = useQuery(useDashboardSources().untranslated(language));
	if (count === 0) return null;
	return (
		<p className="flex flex-wrap items-center justify-between gap-x-6 border-t border-clay px-5 py-2 text-small sm:px-7">
			<span>
				{t("articles.untranslated", { count, language: name })}{" "}
				<span className="text-ink-soft">{t("articles.untranslatedText")}</span>
			</span>
			<Link
				to={`/admin/articles?${new URLSearchParams(untranslated(language))}`}
				className="text-link inline-flex min-h-11 items-center"
			>
				{t("articles.untranslatedLink", { language: name })}
			</Link>
		</p>
	);
}
