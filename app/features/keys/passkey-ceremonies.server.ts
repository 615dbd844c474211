import { isIP } from "node:net";
import type { Context } from "hono";
import type { Kysely } from "kysely";
import type { PasskeyProof } from "#app/features/session/session.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { challengeMinutes, type PasskeyCreation, passkeyNameMaxLength } from "./key.ts";
import type { Purpose, passkeyChallengesStore } from "./passkey-challenges.store.server.ts";
import type { NewPasskey, passkeysStore } from "./passkeys.store.server.ts";

type StoredPasskey = NonNullable<Awaited<ReturnType<ReturnType<typeof passkeysStore>["find"]>>>;

type Parts = {
	db: Kysely<Tables>;
	passkeys: ReturnType<typeof passkeysStore>;
	challenges: ReturnType<typeof passkeyChallengesStore>;
	/** The address of the content area. */
	siteUrl: string;
	/** Told of a passkey that was copied. */
	onCopied(personId: string, name: string): Promise<void>;
};

/** A person, as the dialogs of browsers and systems name them. */
export type Holder = { id: string; name: string };

/** Returns who sent a request. */
export type HolderOf = (context: Context) => Holder;

export type PasskeyCeremonies = ReturnType<typeof passkeyCeremonies>;

/** EdDSA, ES256 and RS256, as COSE numbers them. */
const algorithms = [-8, -7, -257];
/** The name of a passkey that a browser without a name made. */
const defaultName = "Passkey";
const timeout = challengeMinutes * 60_000;

/** Making a passkey, and proving to have it (WebAuthn): the holder is known on the device, always verified. */
export function passkeyCeremonies({ db, passkeys, challenges, siteUrl, onCopied }: Parts) {
	const { hostname: relyingParty, origin } = new URL(siteUrl);

	/**
	 * Returns what a browser makes a passkey with. One that `replaces` all of before may be on their device.
	 * @throws ApiError 403 at an address without a name.
	 */
	async function beginCreation(holder: Holder, siteName: string, { replaces = false } = {}) {
		if (isIP(relyingParty.replace(/^\[|\]$/g, "")) !== 0)
			throw new ApiError(
				403,
				"passkeys-impossible",
				"Passkeys need an address with a name, not with numbers.",
			);
		const { generateRegistrationOptions } = await import("@simplewebauthn/server");
		const own = replaces ? [] : await passkeys.list(holder.id, relyingParty);
		return generateRegistrationOptions({
			rpName: siteName,
			rpID: relyingParty,
			userID: new TextEncoder().encode(holder.id),
			userName: holder.name,
			userDisplayName: holder.name,
			challenge: bytesOf(await challenges.give({ purpose: "create", personId: holder.id })),
			timeout,
			excludeCredentials: own.filter(({ isUsable }) => isUsable).map(({ id }) => ({ id })),
			supportedAlgorithmIDs: algorithms,
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
		});
	}

	/** Returns the passkey that a browser made, once it is checked. @throws ApiError 403 with what is wrong with it. */
	async function finishCreation(
		holder: Pick<Holder, "id">,
		{ name = defaultName, response }: PasskeyCreation,
	): Promise<NewPasskey> {
		const challenge = await answered(response.response.clientDataJSON, {
			purpose: "create",
			personId: holder.id,
		});
		const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
		const { verified, registrationInfo } = await verifyRegistrationResponse({
			response,
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: relyingParty,
			supportedAlgorithmIDs: algorithms,
			requireUserVerification: false,
		}).catch(refuse);
		if (!verified) throw refused("passkey-refused");
		if (!registrationInfo.userVerified) throw refused("passkey-not-verified");
		const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
		return {
			id,
			public_key: Buffer.from(publicKey).toString("base64url"),
			counter,
			transports,
			name: name.slice(0, passkeyNameMaxLength),
			relying_party: relyingParty,
		};
	}

	/** Returns the options of a WebAuthn request. A sign-in takes the passkey of anybody, a confirmation the person's own. */
	async function beginProof(asked: Purpose) {
		const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
		const own = asked.personId === null ? [] : await passkeys.list(asked.personId, relyingParty);
		return generateAuthenticationOptions({
			rpID: relyingParty,
			challenge: bytesOf(await challenges.give(asked)),
			timeout,
			userVerification: "required",
			allowCredentials: own.filter(({ isUsable }) => isUsable).map(({ id }) => ({ id })),
		});
	}

	/**
	 * Checks a proof, and opens what its passkey is the key of, in the transaction that notes its use.
	 * @throws ApiError 403 with what is wrong with it.
	 */
	async function finishProof<Result>(
		response: PasskeyProof,
		asked: Purpose,
		open: (transaction: Kysely<Tables>, personId: string) => Promise<Result>,
	): Promise<Result> {
		const challenge = await answered(response.response.clientDataJSON, asked);
		const found = await passkeys.find(response.id);
		const isTheirs = asked.personId === null || asked.personId === found?.person_id;
		if (found === undefined || !isTheirs) throw refused("passkey-unknown");
		if (found.relying_party !== relyingParty) throw refused("passkey-of-other-address", found.relying_party);
		const counter = await counterOf(response, challenge, found);
		const result = await db.transaction().execute(async (transaction) => {
			if (!(await passkeys.noteUse(transaction, found.id, counter))) return undefined;
			return { opened: await open(transaction, found.person_id) };
		});
		if (result !== undefined) return result.opened;
		await onCopied(found.person_id, found.name);
		throw refused("passkey-copied");
	}

	/** Returns the counter of a proof whose signature is right. @throws ApiError 403. */
	async function counterOf(response: PasskeyProof, challenge: string, found: StoredPasskey): Promise<number> {
		const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
		const { id, transports } = found;
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response,
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: relyingParty,
			// The verification and the count of signatures are checked once the signature is known to be right.
			requireUserVerification: false,
			credential: { id, publicKey: bytesOf(found.public_key), counter: 0, transports },
		}).catch(refuse);
		const handle = response.response.userHandle;
		if (!verified || (handle && Buffer.from(handle, "base64url").toString() !== found.person_id))
			throw refused("passkey-refused");
		if (!authenticationInfo.userVerified) throw refused("passkey-not-verified");
		return authenticationInfo.newCounter;
	}

	/** Returns the challenge that a browser says it answers, once. @throws ApiError 403. */
	async function answered(clientDataJSON: string, asked: Purpose): Promise<string> {
		const challenge = challengeIn(clientDataJSON);
		if (challenge === undefined || !(await challenges.take(challenge, asked)))
			throw refused("passkey-expired");
		return challenge;
	}

	return { relyingParty, beginCreation, finishCreation, beginProof, finishProof };
}

const messages = {
	"passkey-copied":
		"This passkey was refused: it may have been copied. Sign in with another key, then remove it.",
	"passkey-expired": "That took too long, or was answered before. Please try again.",
	"passkey-not-verified":
		"Your device did not check that it is you. Turn on its PIN, fingerprint or face recognition, then try again.",
	"passkey-refused": "This passkey was refused. Please try again, or sign in with another key.",
	"passkey-unknown": "This passkey is not on the list any more. Sign in with another key.",
};

function refused(code: keyof typeof messages): ApiError;
function refused(code: "passkey-of-other-address", address: string): ApiError;
function refused(code: keyof typeof messages | "passkey-of-other-address", address = ""): ApiError {
	if (code !== "passkey-of-other-address") return new ApiError(403, code, messages[code]);
	const message = `This passkey was made for the address ${address}. Sign in with another key.`;
	return new ApiError(403, code, message, { more: { names: address } });
}

/** Replaces an error about what a browser sent, which says more than a stranger should learn. */
function refuse(): never {
	throw refused("passkey-refused");
}

/** Returns the challenge that the data which a browser signed names. */
function challengeIn(clientDataJSON: string): string | undefined {
	try {
		const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
		const named =
			typeof data === "object" && data !== null && "challenge" in data ? data.challenge : undefined;
		return typeof named === "string" ? named : undefined;
	} catch {
		return undefined;
	}
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(Buffer.from(text, "base64url"));
}
