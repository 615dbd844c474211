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
import { type MailQueue, unhurriedEveryMs } from "#platform/mail/mail-queue.ts";
import { newToken } from "#platform/tokens.ts";
import type { Candidate } from "./read-file.server.ts";
import type { LeftOut } from "./subscriber-import.ts";

/** People that are looked up or written at a time, so that other requests wait a few ms only. */
const batchSize = 80;

export type ImportsStore = ReturnType<typeof importsStore>;

/** The people of a file: who is new, and who is left out as known. */
export type Sorted = { fresh: Candidate[]; leftOut: LeftOut[] };

export type ImportConsent = ({ kind: "stated" } & StatedConsent) | { kind: "asked" };

type Watch = {
	onProgress(done: number): void;
	/** Aborts when the client has gone: then nothing is stored. */
	signal: AbortSignal;
};

/** Adds the people of a file to the newsletter's readers. */
export function importsStore(db: Kysely<Tables>, clock: Clock, mails: MailQueue) {
	/** Returns who would be added now. Changes nothing. */
	async function preview(candidates: readonly Candidate[], watch: Watch): Promise<Sorted> {
		const all: Sorted = { fresh: [], leftOut: [] };
		for (const batch of batchesOf(candidates)) {
			watch.signal.throwIfAborted();
			const { fresh, leftOut } = await sort(db, batch);
			all.fresh.push(...fresh);
			all.leftOut.push(...leftOut);
			watch.onProgress(all.fresh.length + all.leftOut.length);
			await nextTurn();
		}
		return all;
	}

	/** Adds who is new, once, in one transaction. Who is asked first gets a mail, at the slow pace. */
	async function add(
		candidates: readonly Candidate[],
		consent: ImportConsent,
		fileName: string,
		watch: Watch,
	): Promise<Sorted> {
		// In the order of addresses: two transactions that wait for each other would both fail.
		const byAddress = candidates.toSorted((one, other) => (one.email < other.email ? -1 : 1));
		const all = await db.transaction().execute(async (transaction) => {
			const added: Sorted = { fresh: [], leftOut: [] };
			const consent_id = await recordConsent(transaction, clock, consent, fileName);
			for (const batch of batchesOf(byAddress)) {
				watch.signal.throwIfAborted();
				const { fresh, leftOut } = await sort(transaction, batch);
				const by = { mails, now: clock(), consent: { ...consent, consent_id }, before: added.fresh.length };
				const inserted = await insert(transaction, by, fresh);
				added.fresh.push(...fresh.filter(({ email }) => inserted.has(email)));
				const late = fresh.filter(({ email }) => !inserted.has(email));
				added.leftOut.push(...leftOut, ...late.map((one) => leftOutFor(one, "known")));
				watch.onProgress(added.fresh.length + added.leftOut.length);
				await nextTurn();
			}
			return added;
		});
		mails.wake();
		return all;
	}

	return { preview, add };
}

export const importsEffects: Effects<ReturnType<typeof importsStore>> = { preview: "uncached", add: "write" };

type Insertion = {
	mails: MailQueue;
	now: Date;
	consent: { kind: ImportConsent["kind"]; consent_id: string };
	/** The number of people of the file that were added before these. */
	before: number;
};

/** Adds people. @returns the addresses that were added, and not by another transaction meanwhile. */
async function insert(
	transaction: Kysely<Tables>,
	{ mails, now, consent, before }: Insertion,
	people: readonly Candidate[],
): Promise<Set<string>> {
	if (people.length === 0) return new Set();
	const at = now.toISOString();
	const rows = people.map(({ email, language }, index): Insertable<SubscribersTable> => {
		// The time to answer runs from the mail on, not from the import.
		const mailedAt = new Date(now.getTime() + (before + index) * unhurriedEveryMs).toISOString();
		return {
			...{ id: randomUUID(), email, language, page: importedPage, created_at: at },
			...{ unsubscribe_token: newToken(), consent_id: consent.consent_id },
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
	return new Set(stored.map(({ email }) => email));
}

/** Sorts people into new and known. The erased are read last, so that none is missed in between. */
async function sort(db: Kysely<Tables>, batch: readonly Candidate[]): Promise<Sorted> {
	const addresses = batch.map(({ email }) => email);
	const known = await db
		.selectFrom("subscribers")
		.select(["email", "state"])
		.where("email", "in", addresses)
		.execute();
	const states = new Map(known.map(({ email, state }) => [email, state]));
	const erased = await erasedAmong(db, addresses);
	const sorted: Sorted = { fresh: [], leftOut: [] };
	for (const one of batch) {
		const state = states.get(one.email);
		if (state !== undefined) {
			sorted.leftOut.push(leftOutFor(one, state === "unsubscribed" ? "unsubscribed" : "known"));
		} else if (erased.has(one.email)) sorted.leftOut.push(leftOutFor(one, "erased"));
		else sorted.fresh.push(one);
	}
	return sorted;
}

function leftOutFor({ line, email }: Candidate, reason: LeftOut["reason"]): LeftOut {
	return { line, reason, text: email };
}

function* batchesOf(candidates: readonly Candidate[]): Generator<readonly Candidate[]> {
	for (let from = 0; from < candidates.length; from += batchSize) {
		yield candidates.slice(from, from + batchSize);
	}
}
