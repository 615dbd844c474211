import { useRef } from "react";
import { useVersionedSaving } from "#app/api-client/use-versioned-saving.ts";
import type { Guest } from "#app/features/guests/guest.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { GuestDraft } from "./guest-draft.ts";
import { addGuest, seatingChanges, updateGuest } from "./seating.query.ts";

/** Adds a guest to a table, or saves one who is there. */
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
	return useVersionedSaving({
		version,
		send: ({ state, ...written }: GuestDraft) =>
			guest === undefined
				? addGuest(tableId, { ...written, state })
				: updateGuest(guest.id, { ...written, version: version.current }),
		notices: {
			refreshes: seatingChanges,
			done: { title: t(guest === undefined ? "guests.added" : "guests.saved") },
			failed: { title: t("guests.saveFailed") },
			kept: t("guests.notSaved"),
		},
		onFields: (fields, draft) => {
			for (const [name, message] of Object.entries(fields)) {
				if (name in draft) onField(name as keyof GuestDraft, message);
			}
		},
		onSaved,
	});
}
