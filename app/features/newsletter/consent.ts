import { z } from "#app/content/schema.ts";
import { dayOf } from "#app/i18n/business-time.ts";

export const maxStatementCharacters = 1_000;

/** The owner's statement that people agreed: where and how, and on which day. */
export const statedConsent = z.object({
	statement: z
		.string()
		.trim()
		.min(10)
		.max(maxStatementCharacters)
		// PostgreSQL cannot store this character.
		.refine((text) => !text.includes("\0")),
	givenOn: z.iso.date(),
});

export type StatedConsent = z.infer<typeof statedConsent>;

export function isPast({ givenOn }: Pick<StatedConsent, "givenOn">, now: Date): boolean {
	return givenOn <= dayOf(now);
}

/** Stored in place of the form's page for subscribers who did not use the form. */
export const importedPage = "import";
export const addedPage = "hand";

/** Stored in place of the form's wording for subscribers who agreed elsewhere, says the owner. */
export const statedConsentVersion = "stated";
/** Changes with the mail that invites people who did not use the form. */
export const invitationVersion = "2026-11-invitation";

/** A consent that was not given by the form. */
export const consent = z
	.object({
		/** Stated by the owner, or asked of each person by mail. */
		kind: z.enum(["stated", "asked"]),
		statement: z.string(),
		/** `YYYY-MM-DD`; null where each person is asked. */
		givenOn: z.string().nullable(),
		/** The imported file; blank for a person added by hand. */
		fileName: z.string(),
		recordedAt: z.iso.datetime(),
		recordedBy: z.string(),
	})
	.meta({ id: "Consent" });
