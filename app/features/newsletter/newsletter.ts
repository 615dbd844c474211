import { z } from "#app/content/schema.ts";
import { defaultLanguage, languages } from "#app/site/site-config.ts";

const hourMs = 60 * 60_000;

/**
 * The time for which a link to the settings works; the next one is that of a link that proves a new
 * address.
 */
export const settingsLinkMs = hourMs;
export const addressLinkMs = 24 * hourMs;

/** Kinds of mail in the queue. */
export const confirmMail = "newsletter-confirm";
export const welcomeMail = "newsletter-welcome";
export const settingsMail = "newsletter-settings";
/** Asks a reader's new address whether it is theirs. */
export const addressMail = "newsletter-address";
/** Tells the old address that there is a new one. */
export const movedMail = "newsletter-moved";
/** Tells the owner that the promised letter is late. */
export const letterReminderMail = "letter-reminder";

/** Changes with the sentence under the form, so that a subscriber's record names what they agreed to. */
export const consentVersion = "2026-01";

/** The fields of the form. `website` is hidden from people, a trap for programs. */
export const signUpInput = z
	.object({
		email: z.string({ error: "Please enter a valid email address." }),
		language: z.enum(languages).default(defaultLanguage),
		page: z
			.string()
			.max(200)
			.regex(/^\/[^\s?#]*$/)
			.default("/"),
		website: z.string().max(500).optional(),
	})
	.meta({ id: "NewsletterSignUp" });

export type SignUp = z.infer<typeof signUpInput>;

export const signUpResult = z.object({ message: z.string() }).meta({ id: "NewsletterResult" });

/** The settings that a reader can change; a blank address stays as it is. */
export const readerSettings = z.object({
	language: z.enum(languages),
	email: z.string().max(500).default(""),
});

export type ReaderSettings = z.infer<typeof readerSettings>;
