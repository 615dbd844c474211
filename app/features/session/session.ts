import { z } from "#app/content/schema.ts";
import { accessCodeMaxLength, accessCodeMinLength, isCommonCode } from "./access-code-rules.ts";

const accessCode = z.string().max(accessCodeMaxLength);

export const signInInput = z.object({ password: accessCode }).meta({ id: "SignIn" });

export const signInResult = z.object({ token: z.string() }).meta({ id: "SessionToken" });

export type SignInResult = z.infer<typeof signInResult>;

export const accessCodeChange = z
	.object({
		current: accessCode,
		next: accessCode
			.trim()
			.min(accessCodeMinLength, { error: `Use at least ${accessCodeMinLength} characters.`, abort: true })
			.refine((code) => !isCommonCode(code), "This code is easy to guess. Use several words of your own."),
	})
	.meta({ id: "AccessCodeChange" });

export type AccessCodeChange = z.infer<typeof accessCodeChange>;

/** A session ends this long after its sign-in, and this long after its last request. */
export const sessionHours = 12;
export const idleSessionHours = 2;

/** A session that has not ended, without its token. */
export const session = z
	.object({
		id: z.string(),
		device: z.string().nullable().meta({ description: "Browser and system, where they are known." }),
		createdAt: z.string(),
		lastSeenAt: z.string(),
		expiresAt: z.string(),
		current: z.boolean().meta({ description: "Whether it is the session that asks." }),
	})
	.meta({ id: "Session" });

export type Session = z.infer<typeof session>;

/** A device is known this long after its last sign-in. Browsers store cookies for at most 400 days. */
export const deviceSeconds = 365 * 24 * 60 * 60;

/** A device that signed in before, without its token. */
export const device = z
	.object({
		id: z.string(),
		name: z.string().nullable().meta({ description: "Browser and system, where they are known." }),
		createdAt: z.string().meta({ description: "Its first sign-in." }),
		lastUsedAt: z.string().meta({ description: "Its last sign-in." }),
		current: z.boolean().meta({ description: "Whether the session that asks was opened on it." }),
	})
	.meta({ id: "Device" });

export type Device = z.infer<typeof device>;
