import type { TableText } from "#app/features/events/table-text.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import { ButtonLink, OutboundButton } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import { InItsLanguage } from "./in-its-language.tsx";

/** What a table is, when it takes place, where it stands, and what can be done about a seat. */
export function TableHead({ table }: { table: TableText }) {
	const t = useText("table");
	const language = useLanguage();
	const { title, date, time, year, status, moved } = table;
	return (
		<section className="content pt-34 pb-14 md:pt-44">
			<TextLink to={localizePath(pages.socials, language)} className="text-small">
				{t("back")}
			</TextLink>
			<p className="label mt-8 flex flex-wrap gap-x-4 gap-y-1 text-ember">
				{t(`discreetTitles.${table.type}`)}
				{status === "" ? null : <span className="text-ink">{status}</span>}
			</p>
			<h1 className="mt-5 max-w-[14em] text-title wrap-anywhere">
				<InItsLanguage phrase={title} />
			</h1>
			<p className="mt-6 font-serif text-heading first-letter:uppercase">
				<InItsLanguage phrase={date} /> {year}
				<span className="block text-lead">
					<InItsLanguage phrase={time} />
				</span>
			</p>
			{moved === "" ? null : <p className="mt-2 text-ink-soft">{moved}</p>}
			<div className="mt-10">
				<SeatButton table={table} />
			</div>
		</section>
	);
}

function SeatButton({ table: { action, phase } }: { table: TableText }) {
	const t = useText("table");
	const common = useText("navigation");
	const { socialsForm } = useSite();
	const language = useLanguage();
	if (action.kind === "none") {
		return (
			<>
				{phase === "over" ? <p className="mb-6 max-w-column text-lead">{t("past.sentence")}</p> : null}
				<ButtonLink look="quiet" to={`${localizePath(pages.socials, language)}#dates`}>
					{t("nextTables")}
				</ButtonLink>
			</>
		);
	}
	return (
		<>
			<OutboundButton look="primary" href={action.href} newTab={common("newTab")}>
				{action.label}
			</OutboundButton>
			{socialsForm.isForeign ? <p className="mt-4 text-small text-ink-soft">{t("formInEnglish")}</p> : null}
		</>
	);
}
