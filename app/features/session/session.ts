import { z } from "#app/content/schema.ts";
import { maxEmailCharacters } from "#app/mail/email-address.ts";
import { capabilities, type Role, roleNames } from "#app/site/roles.ts";
import { accessCodeMaxLength, accessCodeMinLength, isCommonCode } from "./access-code-rules.ts";

const accessCode = z.string().max(accessCodeMaxLength);

/** A code that somebody chooses: long, and not easy to guess. */
export const chosenCode = accessCode
	.trim()
	.min(accessCodeMinLength, { error: `Use at least ${accessCodeMinLength} characters.`, abort: true })
	.refine((code) => !isCommonCode(code), "This code is easy to guess. Use several words of your own.");

export const signInInput = z
	.object({
		password: accessCode,
		email: z
			.string()
			.max(maxEmailCharacters)
			.optional()
			.meta({ description: "Whose code it is; without it, the owner's." }),
		oneTimeCode: z
			.string()
			.max(40)
			.optional()
			.meta({ description: "A one-time code or a recovery code, where the access code is refused alone." }),
		stay: z.boolean().optional().meta({ description: "Stays signed in on this device for longer." }),
	})
	.meta({ id: "SignIn" });

export type SignInInput = z.infer<typeof signInInput>;

const base64url = z
	.string()
	.max(8_000)
	.regex(/^[\w-]*$/);

/** The request that a browser passes on to a passkey (the JSON form of WebAuthn's request options). */
export const passkeyRequest = z.looseObject({ challenge: z.string() }).meta({ id: "PasskeyRequest" });

/** The answer of a passkey (the JSON form of WebAuthn's assertion). */
export const passkeyProof = z
	.object({
		id: base64url,
		rawId: base64url,
		type: z.literal("public-key"),
		clientExtensionResults: z.looseObject({}),
		response: z.object({
			clientDataJSON: base64url,
			authenticatorData: base64url,
			signature: base64url,
			userHandle: base64url.optional(),
		}),
	})
	.meta({ id: "PasskeyProof" });

export type PasskeyProof = z.infer<typeof passkeyProof>;

export const passkeySignIn = z
	.object({ response: passkeyProof, stay: z.boolean().optional() })
	.meta({ id: "PasskeySignIn" });

export const signInResult = z.object({ token: z.string() }).meta({ id: "SessionToken" });

export type SignInResult = z.infer<typeof signInResult>;

export const accessCodeChange = z
	.object({
		current: accessCode,
		next: chosenCode,
	})
	.meta({ id: "AccessCodeChange" });

export type AccessCodeChange = z.infer<typeof accessCodeChange>;

/** The person whose session a request has. */
export type SignedInPerson = { id: string; role: Role; name: string; eventId: string | null };

/** The signed-in person, as the browser learns it. */
export const me = z
	.object({
		id: z.string(),
		name: z.string(),
		role: z.enum(roleNames),
		capabilities: z.array(z.enum(capabilities)),
		hasCode: z.boolean().meta({
			description: "Whether they have an access code: not who accepted an invitation with a passkey.",
		}),
	})
	.meta({ id: "Me" });

export type Me = z.infer<typeof me>;

export const mePath = "/api/admin/me";

/** A session ends this long after its sign-in, and this long after its last request. */
export const sessionHours = 12;
export const idleSessionHours = 2;
/** The same of a session that stays on a device, where its person chose so. */
export const stayDays = 30;
export const idleStayDays = 7;

/** A session that has not ended, without its token. */
export const session = z
	.object({
		id: z.string(),
		person: z.string().meta({ description: "Whose it is; empty for an owner without a name." }),
		device: z.string().nullable().meta({ description: "Browser and system, where they are known." }),
		createdAt: z.string(),
		lastSeenAt: z.string(),
		expiresAt: z.string(),
		stays: z.boolean().meta({ description: "Whether it stays on its device for longer." }),
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
		person: z.string().meta({ description: "Who signs in on it; empty for an owner without a name." }),
		createdAt: z.string().meta({ description: "Its first sign-in." }),
		lastUsedAt: z.string().meta({ description: "Its last sign-in." }),
		current: z.boolean().meta({ description: "Whether the session that asks was opened on it." }),
	})
	.meta({ id: "Device" });

export type Device = z.infer<typeof device>;
