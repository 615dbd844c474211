import type { StoredKind } from "#app/content/drafts/stored-kind.ts";
import type { z } from "#app/content/schema.ts";
import {
	type Guest,
	type GuestInput,
	guestInput,
	newGuest,
	type SettableState,
} from "#app/features/guests/guest.ts";
import type { Language } from "#app/site/site-config.ts";

/** What the form of a guest holds: the state of a new one alone, since others are changed in the list. */
export type GuestDraft = GuestInput & { state?: SettableState };

/** Checks the form of a new guest, or of one who is there. */
export function guestDraft(isNew: boolean): z.ZodType<GuestDraft, GuestDraft> {
	return (isNew ? newGuest : guestInput) as unknown as z.ZodType<GuestDraft, GuestDraft>;
}

/** The form of a new guest, who is written to in the owner's language unless they say otherwise. */
export function blankGuest(language: Language): GuestDraft {
	const blank: Partial<GuestDraft> = {
		...{ firstName: "", gender: "woman", email: "", telephone: "", note: "", diet: "" },
		...{ language, state: "applied" },
	};
	// An age is asked for, not given.
	return blank as GuestDraft;
}

/** The form of a guest who is there. */
export function draftOf(guest: Guest | GuestInput): GuestInput {
	const { firstName, age, gender, email, telephone, note, diet, language } = guest;
	return { firstName, age, gender, email, telephone, note, diet, language };
}

export const guestKind: StoredKind<GuestDraft> = {
	name: "guest",
	typed: guestDraft(true),
	normalized: ({ state, ...written }) => ({ ...draftOf(written), ...(state && { state }) }),
};
