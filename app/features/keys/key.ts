import { z } from "#app/content/schema.ts";
import { oneLine } from "#app/i18n/one-line.ts";

/** A one-time code counts in the half minute of its step, and in the one before and after it. */
export const stepSeconds = 30;
/** Recovery codes that are made at a time, each used once. */
export const recoveryCodeCount = 10;
/** A challenge is answered within this time, and once. */
export const challengeMinutes = 5;
/** The most passkeys of a person: then one has to go before another is made. */
export const maxPasskeys = 20;
export const passkeyNameMaxLength = 60;

const passkeyName = z.string().overwrite(oneLine).min(1).max(passkeyNameMaxLength);

export const passkey = z
	.object({
		id: z.string(),
		name: z.string(),
		relyingParty: z.string().meta({ description: "The address that it was made for." }),
		isUsable: z.boolean().meta({ description: "Whether it was made for the address of this site." }),
		createdAt: z.string(),
		lastUsedAt: z.string().nullable(),
	})
	.meta({ id: "Passkey" });

export type Passkey = z.infer<typeof passkey>;

/** A person's keys beside their access code. */
export const ownKeys = z
	.object({
		passkeys: z.array(passkey),
		relyingParty: z.string().meta({ description: "The address that passkeys are made for." }),
		oneTimeCodesSince: z.string().nullable(),
		recoveryCodesLeft: z.int(),
		codeAlone: z.boolean().meta({ description: "Whether the access code suffices although there is more." }),
	})
	.meta({ id: "OwnKeys" });

export type OwnKeys = z.infer<typeof ownKeys>;

/** Returns whether someone has a key that is stronger than the access code. */
export function hasStrongKey(keys: Pick<OwnKeys, "passkeys" | "oneTimeCodesSince">): boolean {
	return keys.oneTimeCodesSince !== null || keys.passkeys.some(({ isUsable }) => isUsable);
}

/** A secret for an app that makes one-time codes; in force once a first code was typed. */
export const oneTimeSecret = z
	.object({
		secret: z.string().meta({ description: "In base32." }),
		uri: z.string().meta({ description: "The same as an address, for a QR code." }),
	})
	.meta({ id: "OneTimeSecret" });

export type OneTimeSecret = z.infer<typeof oneTimeSecret>;

export const oneTimeCodeInput = z.object({ code: z.string().max(40) }).meta({ id: "OneTimeCode" });

export const codeAloneInput = z.object({ codeAlone: z.boolean() }).meta({ id: "CodeAlone" });

/** Recovery codes at the only time that they are told; none where those of before stay. */
export const madeRecoveryCodes = z
	.object({ recoveryCodes: z.array(z.string()) })
	.meta({ id: "MadeRecoveryCodes" });

export type MadeRecoveryCodes = z.infer<typeof madeRecoveryCodes>;

const base64url = z
	.string()
	.max(8_000)
	.regex(/^[\w-]*$/);
const transports = z.array(z.string().max(20)).max(10);

/** The argument of `navigator.credentials.create` (the JSON form of WebAuthn's creation options). */
export const creationOptions = z
	.looseObject({ challenge: z.string() })
	.meta({ id: "PasskeyCreationOptions" });

export const passkeyCreation = z
	.object({
		name: passkeyName
			.optional()
			.meta({ description: "By default what the browser and its system are called." }),
		response: z.object({
			id: base64url,
			rawId: base64url,
			type: z.literal("public-key"),
			clientExtensionResults: z.looseObject({}),
			response: z.object({
				clientDataJSON: base64url,
				attestationObject: base64url,
				transports: transports.optional(),
			}),
		}),
	})
	.meta({ id: "PasskeyCreation" });

export type PasskeyCreation = z.infer<typeof passkeyCreation>;

export const passkeyRename = z.object({ name: passkeyName }).meta({ id: "PasskeyRename" });
