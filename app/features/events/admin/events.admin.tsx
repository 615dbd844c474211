import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useIsResumed } from "#app/content/drafts/resumed.ts";
import { UnfinishedList } from "#app/content/drafts/unfinished-list.tsx";
import { draftParameter, useContinuedDraft } from "#app/content/drafts/use-continued-draft.ts";
import { LanguageFilter } from "#app/content/language-filter.tsx";
import type { SocialEvent } from "#app/features/events/event.ts";
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
import { adminPaths } from "#app/site/admin-screens.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { editForm, newEvent, type OpenForm, takeOpenForm } from "./event-draft.ts";
import { EventForm } from "./event-form.tsx";
import { EventList, useFormFocus } from "./event-list.tsx";
import { eventRequests } from "./events.query.ts";
import { MonthView } from "./month-view.tsx";

export const meta = adminTitle((text) => text.events.title);

/** The part of the address that names the event whose form is to open. */
const eventParameter = "event";

export default function EventsScreen() {
	const t = useText("admin");
	const events = useQuery(eventRequests.list);
	useErrorToast(events.error, t("events.failed"));
	const [address, setAddress] = useSearchParams();
	const asked = shownEventsOf(address);
	const ask = (changes: Partial<ShownEvents>) =>
		setAddress(queryOfEvents({ ...asked, ...changes }), { replace: true, preventScrollReset: true });
	const today = dayOf(new Date());
	const month = monthOf(asked, today);
	const add = useRef<HTMLButtonElement>(null);
	const openForm = useOpenForm(events.data, () => add.current);
	const { form } = openForm;

	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("events.title")}>
				<div className="flex flex-wrap gap-3">
					<Link to={adminPaths.bankFile} className={compactClass("quiet")}>
						{t("bank.open")}
					</Link>
					<CompactButton
						ref={add}
						look={form === undefined ? "primary" : "quiet"}
						disabled={form !== undefined}
						onClick={() => openForm.create()}
					>
						<Icon name="plus" />
						{t("events.add")}
					</CompactButton>
				</div>
			</ScreenHead>
			{form === undefined ? <UnfinishedList kinds={[eventDrafts]} /> : null}
			{form !== undefined && (form.id === undefined || month !== undefined) ? (
				<Panel className="mb-6">
					<EventForm key={form.id ?? form.continued} opened={form} onClose={openForm.close} />
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
			{events.data === undefined ? (
				<EventsPlaceholder query={events} />
			) : (
				<ChosenView {...{ asked, ask, month, today, openForm }} events={events.data} />
			)}
		</div>
	);
}

/** The events in the view that the address names: a month, or the list. */
function ChosenView(
	props: ViewsProps & {
		events: SocialEvent[];
		ask(changes: Partial<ShownEvents>): void;
		openForm: ReturnType<typeof useOpenForm>;
	},
) {
	const { events, asked, ask, month, today, openForm } = props;
	const { form } = openForm;
	if (month === undefined) {
		return (
			<EventList
				{...{ events, asked, ask, form }}
				onForm={openForm.open}
				onCreate={() => openForm.create()}
				onClose={openForm.close}
			/>
		);
	}
	return (
		<MonthView
			month={month}
			today={today}
			events={eventsMissing(events, asked.missing)}
			isFiltered={asked.missing !== "any"}
			disabled={form !== undefined}
			onEdit={(event) => openForm.open(editForm(event))}
		/>
	);
}

/**
 * Opens the form of an event, also the one that the address asks for or that a session's end closed.
 * When it closes, the focus is where it was, else on `last`.
 */
function useOpenForm(events: SocialEvent[] | undefined, last: () => HTMLElement | null) {
	const t = useText("admin");
	const facts = useFacts();
	const language = useLanguage();
	const [form, setForm] = useState<OpenForm>();
	const [address] = useSearchParams();
	const resumed = useIsResumed();
	useEffect(() => {
		const stored = takeOpenForm();
		if (resumed) setForm(stored);
	}, [resumed]);
	const focus = useFormFocus(last);

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
	useTaken(eventParameter, events && (address.get(eventParameter) ?? undefined), (id) => {
		const event = events?.find((one) => one.id === id);
		if (event !== undefined) open(editForm(event));
	});
	useTaken(draftParameter, useContinuedDraft(), create);
	function close(): void {
		setForm(undefined);
		focus.closed();
	}

	return { form, open, create, close };
}

function EventsPlaceholder({ query }: { query: UseQueryResult<SocialEvent[]> }) {
	const t = useText("admin");
	return (
		<>
			{query.isPending ? <p className="mb-3 text-small font-semibold">{t("common.loading")}</p> : null}
			<Panel>
				<QueryPlaceholder
					query={query}
					rows={3}
					height="h-32"
					title={t("events.failed")}
					text={t("events.failedText")}
				/>
			</Panel>
		</>
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
