import { Panel } from "#app/admin-ui/screen.tsx";
import type { SocialEvent } from "#app/features/events/event.ts";
import { weeksOf } from "#app/features/events/event-month.ts";
import { formatFullDay, formatMonth, weekdayNames } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { MonthEvent } from "./month-event.tsx";

type MonthProps = {
	month: string;
	today: string;
	events: readonly SocialEvent[];
	/** Whether some events are left out, so that an empty month is no month without events. */
	isFiltered: boolean;
	/** While a form is open. */
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

/** The days of the month on which there is something. */
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

function Day({
	day,
	events,
	disabled,
	onEdit,
}: Pick<MonthProps, "events" | "disabled" | "onEdit"> & { day: string }) {
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
