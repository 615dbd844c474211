import { z } from "#app/content/schema.ts";
import { dayOf } from "#app/i18n/business-time.ts";

/** The longest statement of where a consent comes from. */
export const maxStatementCharacters = 1_000;

/** The owner's word that people agreed: where and how, and on which day. */
export const statedConsent = z.object({
	statement: z
		.string()
		.trim()
		.min(10)
		.max(maxStatementCharacters)
		// PostgreSQL cannot hold this one character in a text.
		.refine((text) => !text.includes("\0")),
	givenOn: z.iso.date(),
});

export type StatedConsent = z.infer<typeof statedConsent>;

/** Whether a day on which people agreed has come: nobody agrees tomorrow. */
export function isPast({ givenOn }: Pick<StatedConsent, "givenOn">, now: Date): boolean {
	return givenOn <= dayOf(now);
}

/** Where people come from who did not use the form: what stands in the place of its page. */
export const importedPage = "import";
export const addedPage = "hand";

/** In place of the wording of the form, for those who are said to have agreed elsewhere. */
export const statedConsentVersion = "stated";
/** Changes with the mail that asks people who did not use the form. */
export const invitationVersion = "2026-11-invitation";

/** What is known of a consent that the form did not take. */
export const consent = z
	.object({
		/** Whether the owner states it, or each person is asked. */
		kind: z.enum(["stated", "asked"]),
		statement: z.string(),
		/** `YYYY-MM-DD`; null where each person is asked. */
		givenOn: z.string().nullable(),
		/** The file they came from; blank where they were added by hand. */
		fileName: z.string(),
		recordedAt: z.iso.datetime(),
		recordedBy: z.string(),
	})
	.meta({ id: "Consent" });

export type Consent = z.infer<typeof consent>;
