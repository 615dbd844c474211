import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { NothingHere } from "#app/ui/nothing-here.tsx";

/** What an address of a table shows when no published table lives there. */
export function TableNotFound() {
	const t = useText("table");
	const language = useLanguage();
	return (
		<NothingHere
			title={t("notFound.title")}
			text={t("notFound.text")}
			back={t("back")}
			to={localizePath(pages.socials, language)}
		/>
	);
}
