import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useIsResumed } from "#app/content/drafts/resumed.ts";
import { UnfinishedList } from "#app/content/drafts/unfinished-list.tsx";
import { LanguageFilter } from "#app/content/language-filter.tsx";
import { eventLanguageFilters, eventsMissing } from "#app/features/events/shown-events.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { dayOf } from "#app/i18n/business-time.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { type EventDraft, newEvent } from "./event-draft.ts";
import { EventForm } from "./event-form.tsx";
import { EventList } from "./event-list.tsx";
import { EventViews, monthOf } from "./event-views.tsx";
import { eventsQuery } from "./events.query.ts";
import { MonthView } from "./month-view.tsx";
import { editingOf, type OpenForm, takeOpenForm } from "./stored-event.ts";
import { useAskedDraft, useAskedEvent } from "./use-asked-event.ts";
import { useFormFocus } from "./use-form-focus.ts";
import { useShownEvents } from "./use-shown-events.ts";

export const meta = adminTitle((text) => text.events.title);

export default function EventsScreen() {
	const t = useText("admin");
	const facts = useFacts();
	const language = useLanguage();
	const events = useQuery(eventsQuery);
	useErrorToast(events.error, t("events.failed"));
	const [form, setForm] = useState<OpenForm>();
	const today = dayOf(new Date());
	const [asked, ask] = useShownEvents();
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
	useAskedEvent(events.data, (event) => open(editingOf(event)));
	useAskedDraft((continued) =>
		open({
			id: undefined,
			version: null,
			draft: newEvent(facts, language, t("events.usualPlace")),
			continued,
		}),
	);
	const create = (draft: EventDraft) => open({ id: undefined, version: null, draft });
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
					onClick={() => create(newEvent(facts, language, t("events.usualPlace")))}
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
				<EventList events={events.data} form={form} onForm={open} onCreate={create} onClose={close} />
			) : events.isPending ? (
				<>
					<p className="mb-3 text-small font-semibold">{t("common.loading")}</p>
					<Panel>
						<RowSkeletons rows={3} height="h-32" label={t("common.loading")} />
					</Panel>
				</>
			) : (
				<Panel>
					<ListState failed title={t("events.failed")} text={t("events.failedText")}>
						<CompactButton look="quiet" onClick={() => events.refetch()}>
							{t("common.retry")}
						</CompactButton>
					</ListState>
				</Panel>
			)}
		</div>
	);
}
