import { type RefObject, useState } from "react";
import { ApiError, detailOf, isSignedOut } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type EventDraft, eventInputOf } from "./event-draft.ts";
import { createEvent, eventsQuery, updateEvent } from "./events.query.ts";

/**
 * Creates an event, or updates the one with `id`. Where it was changed elsewhere, `stale` says so,
 * and saving once more replaces that version.
 */
export function useEventSaving(options: {
	id: string | undefined;
	version: RefObject<number>;
	onSaved(): void;
}) {
	const { id, version, onSaved } = options;
	const t = useText("admin");
	const [stale, setStale] = useState(false);
	const [lost, setLost] = useState<string>();
	const change = useApiMutation({
		send: (draft: EventDraft) => {
			const input = eventInputOf(draft);
			return id === undefined ? createEvent(input) : updateEvent(id, { ...input, version: version.current });
		},
		refreshes: [eventsQuery.queryKey],
		done: { title: t(id === undefined ? "events.created" : "events.updated") },
		failed: { title: t(id === undefined ? "events.createFailed" : "events.updateFailed") },
	});

	function save(draft: EventDraft): void {
		setStale(false);
		setLost(undefined);
		change.mutate(draft, {
			onSuccess: onSaved,
			onError: (error) => {
				if (!(error instanceof ApiError) || isSignedOut(error)) return;
				if (error.code !== "stale") {
					return setLost(error.unreachable ? t("common.offline") : (error.serverMessage ?? ""));
				}
				version.current = (detailOf(error, "current") as SocialEvent).version;
				setStale(true);
			},
		});
	}

	return {
		save,
		saving: change.isPending,
		stale,
		/** Why it was not saved, in words or blank; undefined while nothing failed. */
		lost,
	};
}
