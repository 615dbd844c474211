import { localizePath } from "../../language";
import { useLanguage, useText } from "../../text/text-context";

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
