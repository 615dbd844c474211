import { randomUUID } from "node:crypto";
import type { Kysely, Updateable } from "kysely";
import type { OutgoingMailsTable, Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { longestWaitMs, waitAfter } from "./mail-retry.ts";
import { takeUnhurriedTurn } from "./unhurried-pace.ts";

/** The life of a claim unless renewed; then another process takes the mail over. */
export const claimMs = 30_000;
const dayMs = 24 * 60 * 60_000;
/** Mails that are sent or given up are forgotten after this long: they name people. */
export const mailsStayMs = 30 * dayMs;
const errorLength = 300;

export type MailOrder = Pick<OutgoingMailsTable, "recipient" | "language" | "kind" | "payload">;
export type QueuedMail = MailOrder & Pick<OutgoingMailsTable, "id" | "created_at" | "tries">;

export type MailQueue = ReturnType<typeof mailQueue>;

/** Mails that wait in the database until they are sent: none is lost with a process. */
export function mailQueue(db: Kysely<Tables>, clock: Clock) {
	const listeners = new Set<() => void>();

	/**
	 * Adds a mail, as part of the transaction that makes it necessary. Call `wake` once that is
	 * committed. @returns the mail's id.
	 */
	async function enqueue(transaction: Kysely<Tables>, order: MailOrder): Promise<string> {
		const [id = ""] = await insert(transaction, [order], 0);
		return id;
	}

	/**
	 * Adds mails that nobody awaits, in the same way: they leave at the pace of `unhurriedEveryMs`,
	 * and behind every other mail.
	 */
	async function enqueueUnhurried(transaction: Kysely<Tables>, orders: readonly MailOrder[]): Promise<void> {
		if (orders.length > 0) await insert(transaction, orders, 1);
	}

	async function insert(transaction: Kysely<Tables>, orders: readonly MailOrder[], unhurried: 0 | 1) {
		const now = clock().toISOString();
		const rows = orders.map((order) => ({
			...order,
			id: randomUUID(),
			created_at: now,
			next_try_at: now,
			tries: 0,
			unhurried,
		}));
		await transaction.insertInto("outgoing_mails").values(rows).execute();
		return rows.map(({ id }) => id);
	}

	/** Counts a recipient's mails of a kind since an instant, with the time of the last. */
	async function ordered(transaction: Kysely<Tables>, recipient: string, kind: string, since: Date) {
		return (
			transaction
				.selectFrom("outgoing_mails")
				.select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("created_at").as("last")])
				.where("recipient", "=", recipient)
				.where("kind", "=", kind)
				.where("created_at", ">", since.toISOString())
				// What a restore holds is on its way to nobody.
				.where("held", "=", 0)
				.executeTakeFirstOrThrow()
		);
	}

	/**
	 * Takes the mail that has been due for longest, of those that somebody awaits before the others.
	 * Of several processes, one alone gets it.
	 */
	async function claim(): Promise<QueuedMail | undefined> {
		for (;;) {
			const now = clock();
			const awaited = await longestDue(0, now);
			const due = awaited ?? (await longestDue(1, now));
			if (due === undefined) return undefined;
			if (awaited === undefined && !(await takeUnhurriedTurn(db, now))) return undefined;
			const tries = due.tries + 1;
			const { numUpdatedRows } = await db
				.updateTable("outgoing_mails")
				.set({ tries, next_try_at: new Date(now.getTime() + claimMs).toISOString() })
				.where("id", "=", due.id)
				.where("tries", "=", due.tries)
				.executeTakeFirst();
			if (numUpdatedRows === 1n) return { ...due, tries };
		}
	}

	/**
	 * Brings the dates of mails back that lie further ahead than any is set: they were written by a
	 * clock that has been set back since. A mail that was never tried is due as it is ordered.
	 */
	async function bringDatesBack(): Promise<void> {
		const ahead = (ms: number) => new Date(clock().getTime() + ms).toISOString();
		const mails = db.updateTable("outgoing_mails");
		await mails
			.set({ next_try_at: ahead(0) })
			.where("next_try_at", ">", ahead(0))
			.where("tries", "=", 0)
			.execute();
		await mails
			.set({ next_try_at: ahead(claimMs) })
			.where("next_try_at", ">", ahead(longestWaitMs))
			.execute();
	}

	async function longestDue(unhurried: 0 | 1, now: Date) {
		return db
			.selectFrom("outgoing_mails")
			.select(["id", "recipient", "language", "kind", "payload", "created_at", "tries"])
			.where("unhurried", "=", unhurried)
			.where("held", "=", 0)
			.where("next_try_at", "<=", now.toISOString())
			.orderBy("next_try_at")
			.orderBy("id")
			.limit(1)
			.executeTakeFirst();
	}

	/**
	 * Keeps a claim for another while. @returns false when it has ended: the mail is another
	 * process's, or gone.
	 */
	async function renew(mail: QueuedMail): Promise<boolean> {
		const { numUpdatedRows } = await db
			.updateTable("outgoing_mails")
			.set({ next_try_at: new Date(clock().getTime() + claimMs).toISOString() })
			.where("id", "=", mail.id)
			.where("tries", "=", mail.tries)
			.where("next_try_at", "is not", null)
			.executeTakeFirst();
		return numUpdatedRows === 1n;
	}

	/** Notes that a claimed mail was sent. */
	async function markSent(mail: QueuedMail): Promise<void> {
		await change(mail, { sent_at: clock().toISOString(), next_try_at: null, last_error: null });
	}

	/** Notes a failed try and when to repeat it. @returns false if the mail is given up. */
	async function markFailed(mail: QueuedMail, error: unknown, final = false): Promise<boolean> {
		const waitMs = final ? undefined : waitAfter(mail.tries);
		const next_try_at = waitMs === undefined ? null : new Date(clock().getTime() + waitMs).toISOString();
		await change(mail, { next_try_at, last_error: String(error).slice(0, errorLength) });
		return next_try_at !== null;
	}

	/** Removes a claimed mail that nobody needs any more; in a transaction, with what names it. */
	async function drop(mail: Pick<QueuedMail, "id">, transaction: Kysely<Tables> = db): Promise<void> {
		await transaction.deleteFrom("outgoing_mails").where("id", "=", mail.id).execute();
	}

	/** Forgets mails that were sent or given up long ago. */
	async function removeOld(): Promise<void> {
		const before = new Date(clock().getTime() - mailsStayMs).toISOString();
		await db
			.deleteFrom("outgoing_mails")
			.where("next_try_at", "is", null)
			.where("created_at", "<", before)
			.execute();
	}

	/** Changes a mail as long as it is still claimed: after that, it is another process's. */
	async function change(mail: QueuedMail, values: Updateable<OutgoingMailsTable>): Promise<void> {
		await db
			.updateTable("outgoing_mails")
			.set(values)
			.where("id", "=", mail.id)
			.where("tries", "=", mail.tries)
			.execute();
	}

	/** Says that mails were added. */
	function wake(): void {
		for (const listener of listeners) listener();
	}

	/** Calls back whenever mails were added by this process. @returns what ends it. */
	function onWake(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}

	return {
		enqueue,
		enqueueUnhurried,
		ordered,
		bringDatesBack,
		claim,
		renew,
		markSent,
		markFailed,
		drop,
		removeOld,
		wake,
		onWake,
	};
}
