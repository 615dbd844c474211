import { z } from "#app/content/schema.ts";
import { defaultLanguage, languages } from "#app/site/site-config.ts";

/** The mails of this feature, by the names under which they wait in the queue. */
export const confirmMail = "newsletter-confirm";
export const welcomeMail = "newsletter-welcome";
/** With the link by which a reader changes something. */
export const settingsMail = "newsletter-settings";
/** Asks a reader's new address whether it is theirs. */
export const addressMail = "newsletter-address";
/** Tells the old address that there is a new one. */
export const movedMail = "newsletter-moved";
/** To the owner, once for each time that the promised letter did not leave. */
export const letterReminderMail = "letter-reminder";

/**
 * Changes with the sentence under the form, so that a subscriber's record says what they agreed to.
 */
export const consentVersion = "2026-01";

/** What the form sends. `website` is a trap: people do not see it, and programs fill it in. */
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
