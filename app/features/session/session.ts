import { z } from "zod";

/** Fewest characters of an access code that is chosen (NIST SP 800-63B, section 5.1.1.2, for chosen secrets). */
export const accessCodeMinLength = 8;
const accessCodeMaxLength = 200;

const accessCode = z.string().max(accessCodeMaxLength);

export const signInInput = z.object({ password: accessCode }).meta({ id: "SignIn" });

export const signInResult = z.object({ token: z.string() }).meta({ id: "SessionToken" });

export type SignInResult = z.infer<typeof signInResult>;

/** What replaces the access code: the present one, and the next. */
export const accessCodeChange = z
	.object({
		current: accessCode,
		next: accessCode.min(accessCodeMinLength, `Use at least ${accessCodeMinLength} characters.`),
	})
	.meta({ id: "AccessCodeChange" });

export type AccessCodeChange = z.infer<typeof accessCodeChange>;

/** A session that has not ended. Its token is nowhere in it. */
export const session = z
	.object({
		id: z.string(),
		createdAt: z.string(),
		lastSeenAt: z.string(),
		expiresAt: z.string(),
		current: z.boolean().meta({ description: "Whether it is the session that asks." }),
	})
	.meta({ id: "Session" });

export type Session = z.infer<typeof session>;
