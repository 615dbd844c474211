import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** What the menu of small screens leads to, in the page's language. */
export function useMenuPages(): { address: string; label: string }[] {
	const t = useText("navigation");
	const language = useLanguage();
	return [
		{ address: localizePath("/how-it-works", language), label: t("howItWorks") },
		{ address: localizePath("/blog", language), label: t("insights") },
		{ address: localizePath("/events/singlessocials", language), label: t("singlesSocials") },
	];
}
