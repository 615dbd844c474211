import { Fragment } from "react";
import type { TableText } from "#app/features/events/table-text.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { InItsLanguage } from "./in-its-language.tsx";

/** Where, for whom and for how much, and the way into a calendar. */
export function TableFacts({ table }: { table: TableText }) {
	const t = useText("table");
	const { facts, guests, phase } = table;
	return (
		<>
			<dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-3 border-y border-clay py-6">
				{facts.map(({ label, phrase }) => (
					<Fragment key={label}>
						<dt className="text-ink-soft">{label}</dt>
						<dd className="font-medium">
							<InItsLanguage phrase={phrase} />
						</dd>
					</Fragment>
				))}
				{guests.map(({ label, text }) => (
					<Fragment key={label}>
						<dt className="text-ink-soft">{label}</dt>
						<dd className="font-medium">{text}</dd>
					</Fragment>
				))}
			</dl>
			{phase === "over" || phase === "cancelled" ? null : (
				<p className="mt-4 text-small text-ink-soft">{t("placeNote")}</p>
			)}
			{table.isInDiary ? <CalendarLinks table={table} /> : null}
		</>
	);
}

function CalendarLinks({ table: { id, type } }: { table: TableText }) {
	const t = useText("table");
	const language = useLanguage();
	const file = localizePath(`/events/${id}.ics`, language);
	const linkClass = "text-link inline-flex min-h-11 items-center text-small";
	return (
		<div className="mt-6 flex flex-wrap gap-x-6">
			<a href={file} className={linkClass}>
				{t("calendar.add")}
			</a>
			<a href={`${file}?discreet`} rel="nofollow" className={linkClass}>
				{t("calendar.discreet", { type: t(`discreetTitles.${type}`) })}
			</a>
		</div>
	);
}
