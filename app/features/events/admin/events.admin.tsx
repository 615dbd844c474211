import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useIsResumed } from "#app/content/drafts/resumed.ts";
import { UnfinishedList } from "#app/content/drafts/unfinished-list.tsx";
import { draftParameter, useContinuedDraft } from "#app/content/drafts/use-continued-draft.ts";
import { LanguageFilter } from "#app/content/language-filter.tsx";
import { isMonth, monthsAfter } from "#app/features/events/event-month.ts";
import {
	eventLanguageFilters,
	eventsMissing,
	queryOfEvents,
	type ShownEvents,
	shownEventsOf,
} from "#app/features/events/shown-events.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatMonth } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { editingOf, newEvent, type OpenForm, takeOpenForm } from "./event-draft.ts";
import { EventForm } from "./event-form.tsx";
import { EventList, useFormFocus } from "./event-list.tsx";
import { eventRequests } from "./events.query.ts";
import { MonthView } from "./month-view.tsx";

export const meta = adminTitle((text) => text.events.title);

/** The part of the address that names the event whose form is to open. */
const eventParameter = "event";

export default function EventsScreen() {
	const t = useText("admin");
	const facts = useFacts();
	const language = useLanguage();
	const events = useQuery(eventRequests.list);
	useErrorToast(events.error, t("events.failed"));
	const [form, setForm] = useState<OpenForm>();
	const today = dayOf(new Date());
	const [address, setAddress] = useSearchParams();
	const asked = shownEventsOf(address);
	const ask = (changes: Partial<ShownEvents>) =>
		setAddress(queryOfEvents({ ...asked, ...changes }), { replace: true, preventScrollReset: true });
	const month = monthOf(asked, today);
	const resumed = useIsResumed();
	useEffect(() => {
		const stored = takeOpenForm();
		if (resumed) setForm(stored);
	}, [resumed]);

	const add = useRef<HTMLButtonElement>(null);
	const focus = useFormFocus(() => add.current);

	function open(next: OpenForm): void {
		focus.opened(next.id);
		setForm(next);
	}
	const create = (continued?: string) =>
		open({
			id: undefined,
			version: null,
			draft: newEvent(facts, language, t("events.usualPlace")),
			...(continued !== undefined && { continued }),
		});
	useTaken(eventParameter, events.data && (address.get(eventParameter) ?? undefined), (id) => {
		const event = events.data?.find((one) => one.id === id);
		if (event !== undefined) open(editingOf(event));
	});
	useTaken(draftParameter, useContinuedDraft(), create);
	function close(): void {
		setForm(undefined);
		focus.closed();
	}

	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("events.title")}>
				<CompactButton
					ref={add}
					look={form === undefined ? "primary" : "quiet"}
					disabled={form !== undefined}
					onClick={() => create()}
				>
					<Icon name="plus" />
					{t("events.add")}
				</CompactButton>
			</ScreenHead>
			{form === undefined ? <UnfinishedList kinds={[eventDrafts]} /> : null}
			{form !== undefined && (form.id === undefined || month !== undefined) ? (
				<Panel className="mb-6">
					<EventForm key={form.id ?? form.continued} opened={form} onClose={close} />
				</Panel>
			) : null}
			<EventViews asked={asked} month={month} today={today} />
			{events.data === undefined || events.data.length === 0 ? null : (
				<div className="mb-6 sm:max-w-[16rem]">
					<LanguageFilter
						value={asked.missing}
						choices={eventLanguageFilters}
						onChange={(missing) => ask({ missing })}
					/>
				</div>
			)}
			{events.data !== undefined && month !== undefined ? (
				<MonthView
					month={month}
					today={today}
					events={eventsMissing(events.data, asked.missing)}
					isFiltered={asked.missing !== "any"}
					disabled={form !== undefined}
					onEdit={(event) => open(editingOf(event))}
				/>
			) : events.data !== undefined ? (
				<EventList
					{...{ asked, ask, form }}
					events={events.data}
					onForm={open}
					onCreate={() => create()}
					onClose={close}
				/>
			) : (
				<>
					{events.isPending ? <p className="mb-3 text-small font-semibold">{t("common.loading")}</p> : null}
					<Panel>
						<QueryPlaceholder
							query={events}
							rows={3}
							height="h-32"
							title={t("events.failed")}
							text={t("events.failedText")}
						/>
					</Panel>
				</>
			)}
		</div>
	);
}

/** Returns the requested month, or the present one; undefined for the list. */
function monthOf({ month }: ShownEvents, today: string): string | undefined {
	if (month === undefined) return undefined;
	return isMonth(month) ? month : today.slice(0, 7);
}

type ViewsProps = {
	/** Each link keeps the missing language that the address asks for. */
	asked: ShownEvents;
	month: string | undefined;
	today: string;
};

function addressOf({ missing }: ShownEvents, month: string | undefined) {
	return { search: queryOfEvents({ missing, month }) };
}

function EventViews({ asked, month, today }: ViewsProps) {
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

/** Takes a value from the address, once: it is removed, so that a closed form stays closed. */
function useTaken(parameter: string, value: string | undefined, take: (value: string) => void): void {
	const [, setAddress] = useSearchParams();
	const onTaken = useEffectEvent(take);
	useEffect(() => {
		if (value === undefined) return;
		setAddress(
			(present) => {
				present.delete(parameter);
				return present;
			},
			{ replace: true },
		);
		onTaken(value);
	}, [parameter, value, setAddress]);
}
