import type { TableText } from "#app/features/events/table-text.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { EventRow } from "./event-row.tsx";

const linkClass = "text-link inline-flex min-h-11 items-center text-small";

/** The next tables, one row each, and the calendar file of those that have a day. */
export function UpcomingEvents({ events }: { events: TableText[] }) {
	const t = useText("socials");
	const language = useLanguage();
	const table = useText("table");
	const inCalendar = events.some(({ day }) => day !== null);
	const feed = localizePath("/events.ics", language);
	return (
		<section id="dates" className="content py-section" aria-labelledby="dates-title">
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<SectionTitle id="dates-title" label={t("events.label")} title={t("events.title")} />
				{inCalendar ? (
					<p className="flex flex-wrap gap-x-6">
						<a href={feed} className={linkClass}>
							{t("events.allInCalendar")}
						</a>
						<a href={`${feed}?discreet`} rel="nofollow" className={linkClass}>
							{table("calendar.allDiscreet")}
						</a>
					</p>
				) : null}
			</div>
			{events.length === 0 ? (
				<NoEvents />
			) : (
				<ul className="mt-12 border-b border-clay lg:mt-16">
					{events.map((event) => (
						<EventRow key={event.id} event={event} />
					))}
				</ul>
			)}
		</section>
	);
}

function NoEvents() {
	const t = useText("socials");
	return (
		<div className="mt-12 flex flex-col gap-8 border-y border-clay py-14 sm:flex-row sm:items-center sm:gap-14 lg:mt-16">
			<svg viewBox="0 0 200 130" className="w-44 shrink-0" fill="none" strokeWidth="1.5" aria-hidden="true">
				<circle cx="70" cy="65" r="55" stroke="#f2491b" />
				<circle cx="130" cy="65" r="55" stroke="#17494a" strokeDasharray="3 6" />
			</svg>
			<div>
				<h3 className="text-heading">{t("events.empty.title")}</h3>
				<p className="mt-3 max-w-column text-ink-soft">{t("events.empty.text")}</p>
			</div>
		</div>
	);
}
