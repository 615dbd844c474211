import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useContentSaving } from "#app/content/editing/use-content-saving.ts";
import type { Guest, GuestInput, SettableState } from "#app/features/guests/guest.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { draftOf, type GuestDraft, type WrittenGuest } from "./guest-draft.ts";
import { addGuest, seatingChanges, updateGuest } from "./seating.query.ts";

/** A guest as they are sent: a state goes along with a new one alone. */
type SentGuest = GuestInput & { state?: SettableState };

/** Adds a guest to a table, or saves one who is there. */
export function useGuestSaving(options: {
	tableId: string;
	guest: Guest | undefined;
	form: UseFormReturn<WrittenGuest, unknown, GuestDraft>;
	onSaved(): void;
}) {
	const { tableId, guest, form, onSaved } = options;
	const t = useText("admin");
	const version = useRef(guest?.version ?? null);
	const saved = useRef<SentGuest>(guest === undefined ? (form.getValues() as SentGuest) : draftOf(guest));
	const saving = useContentSaving<SentGuest, Guest>({
		form: { ...form, getValues: () => form.getValues() as SentGuest },
		saved,
		version,
		draftOf,
		send: ({ state = "applied", ...written }) =>
			guest === undefined
				? addGuest(tableId, { ...written, state })
				: updateGuest(guest.id, { ...written, version: version.current ?? guest.version }),
		notices: {
			refreshes: seatingChanges,
			done: { title: t(guest === undefined ? "guests.added" : "guests.saved") },
			failed: { title: t("guests.saveFailed") },
			kept: t("guests.notSaved"),
		},
		onInvalid: (messages, draft) => {
			for (const [name, message] of Object.entries(messages)) {
				if (name in draft) form.setError(name as keyof GuestDraft, { message });
			}
		},
		onSaved,
	});
	return {
		...saving,
		save: ({ state, ...written }: GuestDraft) =>
			saving.save(guest === undefined ? { ...written, state } : written),
	};
}
