import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { MissedArcs } from "#app/ui/arcs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** What an address of a table shows when no published table lives there. */
export function TableNotFound() {
	const t = useText("table");
	const language = useLanguage();
	return (
		<main
			id="content"
			className="content flex min-h-[80svh] flex-col items-start justify-center gap-6 pt-32 pb-20"
		>
			<MissedArcs className="-ml-6 w-48" />
			<h1 className="text-title">{t("notFound.title")}</h1>
			<p className="max-w-column text-lead">{t("notFound.text")}</p>
			<ButtonLink look="quiet" to={localizePath(pages.socials, language)}>
				{t("back")}
			</ButtonLink>
		</main>
	);
}
