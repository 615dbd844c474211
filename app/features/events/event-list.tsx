import { useRef, useState } from "react";
import { useText } from "../../text/text-context";
import { AlertDialog } from "../../ui/alert-dialog";
import { CompactButton } from "../../ui/compact-button";
import { ListHeading } from "../../ui/list-heading";
import { Panel } from "../../ui/screen";
import { ListState } from "../../ui/state";
import { useChange } from "../session/use-change";
import type { SocialEvent } from "./event";
import { blankEvent, copyOf, type EventDraft, eventDraftOf } from "./event-draft";
import { EventEntry } from "./event-entry";
import { EventForm } from "./event-form";
import { deleteEvent, eventsQuery } from "./events.query";
import type { OpenForm } from "./kept-event";

/** The events, by calendar day. The one that is edited has its form in its place. */
export function EventList(props: {
	events: SocialEvent[];
	form: OpenForm | undefined;
	onForm(form: OpenForm): void;
	onCreate(draft: EventDraft): void;
	onClose(): void;
}) {
	const { events, form } = props;
	const t = useText("admin");
	const [deleting, setDeleting] = useState<SocialEvent>();
	const heading = useRef<HTMLHeadingElement>(null);
	const deletion = useChange({
		send: deleteEvent,
		refreshes: [eventsQuery.queryKey],
		done: { title: t("events.deleted") },
		failed: { title: t("events.deleteFailed") },
	});

	if (events.length === 0) {
		if (form !== undefined) return null;
		return (
			<Panel>
				<ListState title={t("events.emptyTitle")}>
					<CompactButton look="plain" className="-ml-3" onClick={() => props.onCreate(blankEvent)}>
						{t("events.emptyLink")}
					</CompactButton>
				</ListState>
			</Panel>
		);
	}
	return (
		<>
			<ListHeading ref={heading} className="mb-3">
				{t("events.count", { count: events.length })}
			</ListHeading>
			<Panel>
				<ul className="divide-y divide-clay">
					{events.map((event) => (
						<li key={event.id}>
							{form?.id === event.id ? (
								<EventForm opened={form} onClose={props.onClose} />
							) : (
								<EventEntry
									event={event}
									disabled={form !== undefined}
									onEdit={() =>
										props.onForm({ id: event.id, version: event.version, draft: eventDraftOf(event) })
									}
									onDuplicate={() => props.onCreate(copyOf(event))}
									onDelete={() => setDeleting(event)}
								/>
							)}
						</li>
					))}
				</ul>
			</Panel>
			<AlertDialog
				open={deleting !== undefined}
				title={t("events.deleteTitle")}
				text={t("events.deleteText")}
				cancel={t("common.cancel")}
				confirm={t("common.delete")}
				onCancel={() => setDeleting(undefined)}
				onConfirm={() => {
					// The row that had the focus goes.
					const onSuccess = () => heading.current?.focus();
					if (deleting !== undefined) deletion.mutate(deleting.id, { onSuccess });
					setDeleting(undefined);
				}}
			/>
		</>
	);
}
