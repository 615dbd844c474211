import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Insertable, Kysely } from "kysely";
import {
	importedPage,
	invitationVersion,
	type StatedConsent,
	statedConsentVersion,
} from "#app/features/newsletter/consent.ts";
import { confirmMail } from "#app/features/newsletter/newsletter.ts";
import { recordConsent } from "#app/features/newsletter/subscribers/consents.server.ts";
import { erasedAmong } from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import type { SubscribersTable } from "#migrations/subscriber-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import { unhurriedEveryMs } from "#platform/mail/unhurried-pace.ts";
import { newToken } from "#platform/tokens.ts";
import type { Candidate } from "./read-file.server.ts";
import type { LeftOut } from "./subscriber-import.ts";

/** People that are looked up or written at a time: a few milliseconds of a turn. */
const batchSize = 80;

export type ImportsStore = ReturnType<typeof importsStore>;

/** Who of a file is new, and who is left out because they are known. */
export type Sifted = { fresh: Candidate[]; leftOut: LeftOut[] };

export type ImportConsent = ({ kind: "stated" } & StatedConsent) | { kind: "asked" };

type Watch = {
	/** How many people have been looked at. */
	onProgress(done: number): void;
	/** Aborts once nobody waits for the answer: then nothing is stored. */
	signal: AbortSignal;
};

/** Adding the people of a file to the newsletter's readers. */
export function importsStore(db: Kysely<Tables>, clock: Clock, mails: MailQueue) {
	/** Who of a file would be added now. Changes nothing. */
	async function look(candidates: readonly Candidate[], watch: Watch): Promise<Sifted> {
		const all: Sifted = { fresh: [], leftOut: [] };
		for (const batch of batchesOf(candidates)) {
			watch.signal.throwIfAborted();
			const { fresh, leftOut } = await sift(db, batch);
			all.fresh.push(...fresh);
			all.leftOut.push(...leftOut);
			watch.onProgress(all.fresh.length + all.leftOut.length);
			await nextTurn();
		}
		return all;
	}

	/**
	 * Adds all who are new, or nobody. Whoever is only asked gets a mail of their own, at the pace of
	 * mails that nobody awaits. Two imports at once add each person once.
	 */
	async function add(
		candidates: readonly Candidate[],
		consent: ImportConsent,
		fileName: string,
		watch: Watch,
	): Promise<Sifted> {
		// In the order of addresses: two transactions that wait for each other would both fail.
		const sorted = candidates.toSorted((one, other) => (one.email < other.email ? -1 : 1));
		const all = await db.transaction().execute(async (transaction) => {
			const added: Sifted = { fresh: [], leftOut: [] };
			const consent_id = await recordConsent(transaction, clock, consent, fileName);
			for (const batch of batchesOf(sorted)) {
				watch.signal.throwIfAborted();
				const { fresh, leftOut } = await sift(transaction, batch);
				const lost = await insert(transaction, fresh, { ...consent, consent_id }, added.fresh.length);
				added.fresh.push(...fresh.filter(({ email }) => !lost.has(email)));
				const late = fresh.filter(({ email }) => lost.has(email));
				added.leftOut.push(...leftOut, ...late.map((one) => leftOutFor(one, "known")));
				watch.onProgress(added.fresh.length + added.leftOut.length);
				await nextTurn();
			}
			return added;
		});
		mails.wake();
		return all;
	}

	/** @returns the addresses that somebody else added meanwhile. */
	async function insert(
		transaction: Kysely<Tables>,
		people: readonly Candidate[],
		consent: { kind: ImportConsent["kind"]; consent_id: string },
		before: number,
	): Promise<Set<string>> {
		if (people.length === 0) return new Set();
		const now = clock();
		const at = now.toISOString();
		const rows = people.map(({ email, language }, index): Insertable<SubscribersTable> => {
			// Whoever is asked has the whole time to answer from the mail on, not from the import.
			const mailedAt = new Date(now.getTime() + (before + index) * unhurriedEveryMs).toISOString();
			return {
				id: randomUUID(),
				email,
				language,
				page: importedPage,
				created_at: at,
				unsubscribe_token: newToken(),
				consent_id: consent.consent_id,
				...(consent.kind === "stated"
					? { state: "confirmed", confirmed_at: at, asked_at: at, consent_version: statedConsentVersion }
					: { state: "pending", asked_at: mailedAt, consent_version: invitationVersion }),
			};
		});
		const stored = await transaction
			.insertInto("subscribers")
			.values(rows)
			.onConflict((conflict) => conflict.column("email").doNothing())
			.returning(["id", "email", "language"])
			.execute();
		if (consent.kind === "asked") {
			const orders = stored.map(({ id, email, language }) => ({
				recipient: email,
				language,
				kind: confirmMail,
				payload: JSON.stringify({ subscriberId: id, invited: true }),
			}));
			await mails.enqueueUnhurried(transaction, orders);
		}
		const known = new Set(stored.map(({ email }) => email));
		return new Set(people.flatMap(({ email }) => (known.has(email) ? [] : [email])));
	}

	return { look, add };
}

export const importsEffects: Effects<ReturnType<typeof importsStore>> = {
	look: "uncached",
	add: "write",
};

/**
 * Who is new. Subscribers are read first: whoever is erased in between is found by their hash.
 */
async function sift(db: Kysely<Tables>, batch: readonly Candidate[]): Promise<Sifted> {
	const addresses = batch.map(({ email }) => email);
	const known = await db
		.selectFrom("subscribers")
		.select(["email", "state"])
		.where("email", "in", addresses)
		.execute();
	const states = new Map(known.map(({ email, state }) => [email, state]));
	const erased = await erasedAmong(db, addresses);
	const sifted: Sifted = { fresh: [], leftOut: [] };
	for (const one of batch) {
		const state = states.get(one.email);
		if (state !== undefined) {
			sifted.leftOut.push(leftOutFor(one, state === "unsubscribed" ? "unsubscribed" : "known"));
		} else if (erased.has(one.email)) sifted.leftOut.push(leftOutFor(one, "erased"));
		else sifted.fresh.push(one);
	}
	return sifted;
}

function leftOutFor({ line, email }: Candidate, reason: LeftOut["reason"]): LeftOut {
	return { line, reason, text: email };
}

function* batchesOf(candidates: readonly Candidate[]): Generator<readonly Candidate[]> {
	for (let from = 0; from < candidates.length; from += batchSize) {
		yield candidates.slice(from, from + batchSize);
	}
}
