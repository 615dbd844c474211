import { Panel } from "#app/admin-ui/screen.tsx";
import { textOrOther } from "#app/content/localized.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { weeksOf } from "#app/features/events/event-month.ts";
import { formatFullDay, formatHours, formatMonth, weekdayNames } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

type MonthProps = {
	month: string;
	today: string;
	events: readonly SocialEvent[];
	isFiltered: boolean;
	disabled: boolean;
	onEdit(event: SocialEvent): void;
};

/** The events of a month: in a calendar where there is room for one, else day by day. */
export function MonthView(props: MonthProps) {
	const t = useText("admin");
	const language = useLanguage();
	const { month, events } = props;
	const title = formatMonth(month, language);
	const isEmpty = !events.some(({ calendarDate }) => calendarDate?.startsWith(month));
	const undated = events.filter(({ calendarDate }) => calendarDate === null).length;
	return (
		<section aria-labelledby="month">
			<h2 id="month" aria-live="polite" className="mb-3 font-serif text-[1.3rem] first-letter:uppercase">
				{title}
			</h2>
			<Panel>
				<MonthTable {...props} title={title} />
				<DayList {...props} />
				{isEmpty ? (
					<p className="px-5 py-6 text-ink-soft md:sr-only">
						{t(props.isFiltered ? "events.monthNone" : "events.monthEmpty")}
					</p>
				) : null}
			</Panel>
			{undated === 0 ? null : (
				<p className="mt-3 text-small text-ink-soft">{t("events.undated", { count: undated })}</p>
			)}
		</section>
	);
}

function MonthTable({ month, today, title, ...props }: MonthProps & { title: string }) {
	const language = useLanguage();
	const weeks = weeksOf(month);
	return (
		<table className="w-full table-fixed border-collapse max-md:hidden">
			<caption className="sr-only">{title}</caption>
			<thead>
				<tr>
					{weeks[0]?.map((day) => {
						const { whole, short } = weekdayNames(day, language);
						return (
							<th
								key={day}
								scope="col"
								abbr={whole}
								className="px-3 py-3 text-left text-small font-semibold text-ink-soft first-letter:uppercase"
							>
								{short}
							</th>
						);
					})}
				</tr>
			</thead>
			<tbody>
				{weeks.map((week) => (
					<tr key={week[0]}>
						{week.map((day) => (
							<td
								key={day}
								aria-current={day === today ? "date" : undefined}
								className={`h-28 border-t border-l border-clay p-2 align-top first:border-l-0 ${day.startsWith(month) ? "" : "bg-sand/40 text-ink-soft"}`}
							>
								<time
									dateTime={day}
									className={`inline-flex size-7 items-center justify-center text-small tabular-nums ${day === today ? "rounded-full bg-ink font-semibold text-white" : ""}`}
								>
									{Number(day.slice(8))}
								</time>
								<Day {...props} day={day} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function DayList({ month, ...props }: MonthProps) {
	const language = useLanguage();
	const days = weeksOf(month)
		.flat()
		.filter((day) => day.startsWith(month) && props.events.some((event) => event.calendarDate === day));
	return (
		<ul className="divide-y divide-clay md:hidden">
			{days.map((day) => (
				<li key={day} className="px-5 py-4">
					<h3 className="font-serif text-[1.15rem] first-letter:uppercase">{formatFullDay(day, language)}</h3>
					<Day {...props} day={day} />
				</li>
			))}
		</ul>
	);
}

function Day(props: Pick<MonthProps, "events" | "disabled" | "onEdit"> & { day: string }) {
	const { day, events, disabled, onEdit } = props;
	const found = events.filter((event) => event.calendarDate === day);
	if (found.length === 0) return null;
	return (
		<ul className="mt-1 grid gap-1">
			{found.map((event) => (
				<li key={event.id}>
					<MonthEvent event={event} disabled={disabled} onEdit={() => onEdit(event)} />
				</li>
			))}
		</ul>
	);
}

function MonthEvent(props: { event: SocialEvent; disabled: boolean; onEdit(): void }) {
	const t = useText("admin");
	const language = useLanguage();
	const { startTime, published, state } = props.event;
	const title = textOrOther(props.event, "title", language).text;
	const notes = [
		published ? "" : t("common.draft"),
		state === "announced" ? "" : t(`events.states.${state}`),
	].filter(Boolean);
	return (
		<button
			type="button"
			disabled={props.disabled}
			onClick={props.onEdit}
			className={`block min-h-11 w-full cursor-pointer rounded-[2px] px-2.5 py-1.5 text-left text-small leading-snug wrap-anywhere transition-colors duration-200 ease-calm disabled:cursor-default disabled:opacity-55 ${published ? "bg-mist text-lagoon enabled:hover:bg-lagoon enabled:hover:text-white" : "border border-dashed border-ink/40 enabled:hover:border-ink"}`}
		>
			<span className="sr-only">{t("common.edit")} </span>
			{startTime === null ? null : (
				<span className="block tabular-nums">{formatHours(startTime, null, language)}</span>
			)}
			<span className={`font-semibold ${state === "cancelled" ? "line-through" : ""}`}>{title}</span>
			{notes.length === 0 ? null : <span className="block">{notes.join(" · ")}</span>}
		</button>
	);
}
