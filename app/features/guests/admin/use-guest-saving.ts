import { useRef, useState } from "react";
import { ApiError, detailOf, isSignedOut } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { Guest } from "#app/features/guests/guest.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { addGuest, deskChanges, updateGuest } from "./desk.query.ts";
import type { GuestDraft } from "./guest-draft.ts";

/**
 * Adds a guest to a table, or saves one who is there. Where they were changed elsewhere, `stale`
 * says so, and saving once more replaces that version.
 */
export function useGuestSaving(options: {
	tableId: string;
	guest: Guest | undefined;
	/** Hears what the server finds wrong with a field. */
	onField(name: keyof GuestDraft, message: string): void;
	onSaved(): void;
}) {
	const { tableId, guest, onField, onSaved } = options;
	const t = useText("admin");
	const version = useRef(guest?.version ?? 0);
	const [stale, setStale] = useState(false);
	const [lost, setLost] = useState<string>();
	const change = useApiMutation({
		send: ({ state, ...written }: GuestDraft) =>
			guest === undefined
				? addGuest(tableId, { ...written, state })
				: updateGuest(guest.id, { ...written, version: version.current }),
		refreshes: deskChanges,
		done: { title: t(guest === undefined ? "guests.added" : "guests.saved") },
		failed: { title: t("guests.saveFailed") },
	});

	function save(draft: GuestDraft): void {
		setStale(false);
		setLost(undefined);
		change.mutate(draft, {
			onSuccess: onSaved,
			onError: (error) => {
				if (!(error instanceof ApiError) || isSignedOut(error)) return;
				if (error.code === "stale") {
					version.current = (detailOf(error, "current") as Guest).version;
					return setStale(true);
				}
				for (const [name, message] of Object.entries(error.fields)) {
					if (name in draft) onField(name as keyof GuestDraft, message);
				}
				setLost(error.unreachable ? t("common.offline") : (error.serverMessage ?? ""));
			},
		});
	}

	return { save, saving: change.isPending, stale, lost };
}
