import { Link } from "react-router";
import { Icon } from "#app/admin-ui/icon.tsx";
import { isMonth, monthsAfter } from "#app/features/events/event-month.ts";
import { queryOfEvents, type ShownEvents } from "#app/features/events/shown-events.ts";
import { formatMonth } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { TextLink } from "#app/ui/page-link.tsx";

/** The month that is asked for, or the present one; undefined for the list. */
export function monthOf({ month }: ShownEvents, today: string): string | undefined {
	if (month === undefined) return undefined;
	return isMonth(month) ? month : today.slice(0, 7);
}

type ViewsProps = {
	/** What the address asks for; each way keeps the language that is missing. */
	asked: ShownEvents;
	month: string | undefined;
	today: string;
};

function addressOf({ missing }: ShownEvents, month: string | undefined) {
	return { search: queryOfEvents({ missing, month }) };
}

/** The way between the list and the months, and from month to month. */
export function EventViews({ asked, month, today }: ViewsProps) {
	const t = useText("admin");
	const present = today.slice(0, 7);
	const views = [
		[t("events.viewList"), addressOf(asked, undefined), month === undefined],
		[t("events.viewMonth"), addressOf(asked, month ?? present), month !== undefined],
	] as const;
	return (
		<div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
			<nav aria-label={t("events.views")} className="flex gap-6">
				{views.map(([label, to, isCurrent]) => (
					<Link
						key={label}
						to={to}
						preventScrollReset
						aria-current={isCurrent ? "page" : undefined}
						className="inline-flex min-h-11 items-center border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-ink"
					>
						{label}
					</Link>
				))}
			</nav>
			{month === undefined ? null : <MonthLinks asked={asked} month={month} present={present} />}
		</div>
	);
}

const stepClass =
	"inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sand hover:text-ink";

function MonthLinks({ asked, month, present }: { asked: ShownEvents; month: string; present: string }) {
	const t = useText("admin");
	const language = useLanguage();
	const step = (months: number, label: string) => {
		const to = monthsAfter(month, months);
		const name = `${label}: ${formatMonth(to, language)}`;
		return (
			<Link to={addressOf(asked, to)} preventScrollReset aria-label={name} title={name} className={stepClass}>
				<Icon name="back" className={months > 0 ? "rotate-180" : ""} />
			</Link>
		);
	};
	return (
		<div className="flex items-center gap-1">
			{month === present ? null : (
				<TextLink to={addressOf(asked, present)} preventScrollReset className="mr-3 text-small">
					{t("events.monthThis")}
				</TextLink>
			)}
			{step(-1, t("events.monthBefore"))}
			{step(1, t("events.monthAfter"))}
		</div>
	);
}
