import { z } from "#app/content/schema.ts";
import { normalizeEmail } from "#app/features/newsletter/email.ts";
import { candidate } from "./seating.ts";

/** What is held about a person as a guest: what they are told who ask. */
export const heldOfPerson = z
	.object({
		places: z.array(
			candidate.extend({
				/**
				 * What they answered after the evening; null for nothing. Whom they named is on their own page
				 * alone: here somebody else would read it.
				 */
				feedback: z
					.object({
						answeredAt: z.iso.datetime(),
						sharesNumber: z.boolean(),
						/** The number to give; empty for the one above. */
						telephone: z.string(),
					})
					.nullable(),
			}),
		),
		/** Evenings whose guests are erased, at which a keyed hash of the address says they sat. */
		formerEvenings: z.array(z.iso.date()),
	})
	.meta({ id: "HeldOfGuest" });

export type HeldOfPerson = z.infer<typeof heldOfPerson>;

const message = "Please enter a whole email address.";

/** Whom is asked about. */
export const personQuery = z.object({
	email: z.string(message).overwrite(normalizeEmail).min(3, message).max(254, message),
});
