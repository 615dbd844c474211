import type { z } from "#app/content/schema.ts";
import type { Guest, GuestInput, newGuest } from "#app/features/guests/guest.ts";
import type { Language } from "#app/site/site-config.ts";

/** What the form of a guest holds while it is written. */
export type WrittenGuest = z.input<typeof newGuest>;

/** … and once it has been checked. */
export type GuestDraft = z.output<typeof newGuest>;

/** The form of a new guest, who is written to in the owner's language unless they say otherwise. */
export function blankGuest(language: Language): Partial<WrittenGuest> {
	return {
		...{ firstName: "", gender: "woman", email: "", telephone: "", note: "", diet: "" },
		...{ language, state: "applied" },
	};
}

/** The form of a guest who is there. Their state is changed in the list alone. */
export function draftOf(guest: Guest): GuestInput {
	const { firstName, age, gender, email, telephone, note, diet, language } = guest;
	return { firstName, age, gender, email, telephone, note, diet, language };
}
