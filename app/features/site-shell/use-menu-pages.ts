import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";

/** What the menu of small screens leads to, in the page's language. */
export function useMenuPages(): { address: string; label: string }[] {
	const t = useText("navigation");
	const language = useLanguage();
	return [
		{ address: localizePath(pages["how-it-works"], language), label: t("howItWorks") },
		{ address: localizePath(pages.blog, language), label: t("insights") },
		{ address: localizePath(pages.socials, language), label: t("singlesSocials") },
	];
}
