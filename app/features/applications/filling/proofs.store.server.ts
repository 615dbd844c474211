import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Payload } from "altcha-lib/types";
import type { Kysely } from "kysely";
import { z } from "#app/content/schema.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import { type DataKey, secretFor } from "#app/features/applications/sealing.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/** The solution lies between these numbers, which are tried one by one: the work is bounded. */
const tries = { least: 60, most: 120 };
/** Iterations of PBKDF2 in each try. */
const costOfTry = 5_000;
/** The life of a challenge; somebody who takes longer over the last step is given another one. */
const livesMs = 2 * 60 * 60_000;

const hex = z.string().regex(/^[\da-f]{2,128}$/);

/** A solved challenge as a page sends it; more is checked by its signature. */
const payloadShape = z.object({
	challenge: z.object({
		parameters: z.looseObject({
			algorithm: z.literal("PBKDF2/SHA-256"),
			...{ nonce: hex, salt: hex, keyPrefix: hex, keySignature: hex },
			cost: z.literal(costOfTry),
			keyLength: z.literal(32),
			data: z.object({ until: z.iso.datetime() }),
		}),
		signature: hex,
	}),
	solution: z.object({ counter: z.int().min(0).max(tries.most), derivedKey: hex }),
});

export type ProofsStore = ReturnType<typeof proofsStore>;

/**
 * Proofs of work, solved by the page of a form while somebody types: what sends thousands of forms pays
 * for it. Each counts once. Signed with a secret that follows from the master key, so that nothing of
 * what is asked for is stored.
 */
export function proofsStore(db: Kysely<Tables>, clock: Clock, masters: Pick<MasterKeys, "current" | "list">) {
	const secretsOf = (key: DataKey) => ({
		hmacSignatureSecret: secretFor(key, "proof of work"),
		hmacKeySignatureSecret: secretFor(key, "solution of a proof of work"),
	});

	/** Returns a challenge. @throws ApiError 409 without a master key. */
	function create() {
		const until = new Date(clock().getTime() + livesMs).toISOString();
		return createChallenge({
			algorithm: "PBKDF2/SHA-256",
			cost: costOfTry,
			counter: randomInt(tries.most, tries.least),
			data: { until },
			deriveKey,
			...secretsOf(masters.current()),
		});
	}

	/** Takes a proof, once, in the transaction of what it is given for. @returns whether it counts. */
	async function take(transaction: Kysely<Tables>, written: string): Promise<boolean> {
		const payload = readPayload(written);
		const until = payload?.challenge.parameters.data?.until;
		if (payload === undefined || typeof until !== "string" || until <= clock().toISOString()) return false;
		if (!(await isSolved(payload))) return false;
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto("used_proofs")
			.values({ challenge: payload.challenge.parameters.nonce, expires_at: until })
			.onConflict((conflict) => conflict.column("challenge").doNothing())
			.executeTakeFirst();
		return numInsertedOrUpdatedRows === 1n;
	}

	/** A key that was exchanged meanwhile still counts. */
	async function isSolved({ challenge, solution }: Payload): Promise<boolean> {
		for (const key of masters.list()) {
			const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) });
			if (verified) return true;
		}
		return false;
	}

	async function removeExpired(): Promise<void> {
		await db.deleteFrom("used_proofs").where("expires_at", "<=", clock().toISOString()).execute();
	}

	return { create, take, removeExpired };
}

function readPayload(written: string): Payload | undefined {
	try {
		return payloadShape.parse(JSON.parse(written)) as Payload;
	} catch {
		return undefined;
	}
}
