import { Fragment } from "react";
import type { Phrase } from "#app/features/events/event-words.ts";
import type { TableText } from "#app/features/events/table-text.server.ts";
import { pingOf } from "#app/features/visits/visit-link.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { InItsLanguage } from "./in-its-language.tsx";

const linkClass = "text-link inline-flex min-h-11 items-center text-small";

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
						<a href={feed} ping={pingOf("calendar")} className={linkClass}>
							{t("events.allInCalendar")}
						</a>
						<a href={`${feed}?discreet`} ping={pingOf("calendar")} rel="nofollow" className={linkClass}>
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

/** A free text longer than this is a sentence, too long for display type. */
const displayLetters = 24;

function EventRow({ event }: { event: TableText }) {
	const t = useText("socials");
	const language = useLanguage();
	return (
		<li className="grid wrap-anywhere gap-x-8 gap-y-6 border-t border-clay py-10 md:grid-cols-12 md:grid-rows-[auto_1fr] lg:grid-rows-1">
			<EventDate event={event} />
			<div className="md:col-span-8 lg:col-span-5">
				<p className="label flex flex-wrap gap-x-3 text-ember">
					{t(`events.types.${event.type}`)}
					{event.status === "" ? null : <span className="text-ink">{event.status}</span>}
					{event.foreign === "" ? null : <span className="text-ink-soft">{event.foreign}</span>}
				</p>
				<h3 className="mt-2 text-heading">
					<PageLink to={event.path} className="hover:text-ember">
						<InItsLanguage phrase={event.title} />
					</PageLink>
				</h3>
				{event.moved === "" ? null : <p className="mt-1 text-small text-ink-soft">{event.moved}</p>}
				{event.description.text === "" ? null : (
					<p className="mt-3 whitespace-pre-line text-ink-soft">
						<InItsLanguage phrase={event.description} />
					</p>
				)}
				<SeatLink action={event.action} title={event.title} />
				{event.isInDiary ? (
					<a
						href={localizePath(`/events/${event.id}.ics`, language)}
						ping={pingOf("calendar")}
						className="text-link mt-2 -mb-3 inline-flex min-h-11 items-center text-small"
					>
						{t("events.addToCalendar")}
						<span className="sr-only">
							{t("events.calendarOf")}
							<InItsLanguage phrase={event.title} />
						</span>
					</a>
				) : null}
			</div>
			<dl className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-1.5 self-start text-small md:col-span-8 md:col-start-5 lg:col-span-4 lg:col-start-auto lg:pt-7 xl:pl-8">
				{event.facts.map(({ label, phrase }) => (
					<Fragment key={label}>
						<dt className="text-ink-soft">{label}</dt>
						<dd className="font-medium">
							<InItsLanguage phrase={phrase} />
						</dd>
					</Fragment>
				))}
			</dl>
		</li>
	);
}

/** The day as a large numeral with its month; without a calendar day, the free text as it is. */
function EventDate({ event: { day, date, time, year } }: { event: TableText }) {
	const size =
		date.text.length > displayLetters
			? "max-w-[12.5em] text-heading"
			: "max-w-[5.6em] text-[clamp(2rem,1.6rem+1.4vw,2.75rem)] leading-none";
	return (
		<div className="md:col-span-4 md:row-span-2 lg:col-span-3 lg:row-span-1">
			{day === null ? (
				<p className={`font-serif tracking-tight text-balance ${size}`}>
					<InItsLanguage phrase={date} />
				</p>
			) : (
				<p className="flex items-end gap-3 font-serif tracking-tight">
					<span className="sr-only">
						<InItsLanguage phrase={date} />
					</span>
					<span aria-hidden="true" className="text-[4.5rem] leading-[0.8]">
						{day.number}
						{day.ordinal === "" ? null : (
							<sup className="relative -top-[1.25em] align-baseline text-[0.3em]">{day.ordinal}</sup>
						)}
					</span>
					<span aria-hidden="true" className="text-heading italic">
						{day.month} {year}
					</span>
				</p>
			)}
			<p className="mt-4 text-small text-ink-soft">
				{day === null ? null : (
					<span aria-hidden="true" className="block first-letter:uppercase">
						{day.weekday}
					</span>
				)}
				<InItsLanguage phrase={time} />
			</p>
		</div>
	);
}

function SeatLink({ action, title }: { action: TableText["action"]; title: Phrase }) {
	const t = useText("socials");
	const common = useText("navigation");
	if (action.kind === "none") return null;
	return (
		<a
			href={action.href}
			target="_blank"
			rel="noopener"
			className="text-link mt-2 mr-6 -mb-3 inline-flex min-h-11 items-center text-small font-semibold"
		>
			{action.label}
			<span className="sr-only">
				{t("events.calendarOf")}
				<InItsLanguage phrase={title} /> ({common("newTab")})
			</span>
		</a>
	);
}
