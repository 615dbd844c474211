import { randomUUID } from "node:crypto";
import type { Kysely, Updateable } from "kysely";
import type { OutgoingMailsTable, Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { longestWaitMs, waitAfter } from "./mail-retry.ts";

/** The life of a claim unless renewed; then another process takes the mail over. */
export const claimMs = 30_000;
const dayMs = 24 * 60 * 60_000;
/** Mails that are sent or given up are forgotten after this long: they name people. */
export const mailsStayMs = 30 * dayMs;
const errorLength = 300;
/** Interval of mails that nobody awaits, 600 an hour: a whole list at once is taken for a flood. */
export const unhurriedEveryMs = 6_000;
/** The most mails of unhurried turns that leave at one look: they gathered since the last one. */
const gathered = 5;

type MailOrder = Pick<OutgoingMailsTable, "recipient" | "language" | "kind" | "payload">;
export type QueuedMail = MailOrder & Pick<OutgoingMailsTable, "id" | "created_at" | "tries">;

export type MailQueue = ReturnType<typeof mailQueue>;

/** Mails that wait in the database until they are sent: none is lost with a process. */
export function mailQueue(db: Kysely<Tables>, clock: Clock) {
	const listeners = new Set<() => void>();
	const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString();

	/** Adds a mail in the transaction that needs it; call `wake` after it. @returns its id. */
	async function enqueue(transaction: Kysely<Tables>, order: MailOrder): Promise<string> {
		const [id = ""] = await insert(transaction, [order], 0);
		return id;
	}

	/** Adds mails that nobody awaits: they leave behind all others, one each `unhurriedEveryMs`. */
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
				// A mail that a restore holds is not sent.
				.where("held", "=", 0)
				.executeTakeFirstOrThrow()
		);
	}

	/** Claims the mail due for longest, awaited ones first, for one process alone. */
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
	 * Brings dates back that lie further ahead than any is set: a clock wrote them that was set back.
	 * A mail that was never tried is due at once.
	 */
	async function bringDatesBack(): Promise<void> {
		const mails = db.updateTable("outgoing_mails");
		const untried = mails.where("tries", "=", 0).where("next_try_at", ">", inMs(0));
		await untried.set({ next_try_at: inMs(0) }).execute();
		const ahead = mails.where("next_try_at", ">", inMs(longestWaitMs));
		await ahead.set({ next_try_at: inMs(claimMs) }).execute();
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

	/** Renews a claim. @returns false once the mail is another process's, or gone. */
	async function renew(mail: QueuedMail): Promise<boolean> {
		const { numUpdatedRows } = await db
			.updateTable("outgoing_mails")
			.set({ next_try_at: inMs(claimMs) })
			.where("id", "=", mail.id)
			.where("tries", "=", mail.tries)
			.where("next_try_at", "is not", null)
			.executeTakeFirst();
		return numUpdatedRows === 1n;
	}

	async function markSent(mail: QueuedMail): Promise<void> {
		await change(mail, { sent_at: clock().toISOString(), next_try_at: null, last_error: null });
	}

	/** Notes a failed try and when to repeat it. @returns false if the mail is given up. */
	async function markFailed(mail: QueuedMail, error: unknown, final = false): Promise<boolean> {
		const waitMs = final ? undefined : waitAfter(mail.tries);
		const next_try_at = waitMs === undefined ? null : inMs(waitMs);
		await change(mail, { next_try_at, last_error: withoutAddresses(String(error)).slice(0, errorLength) });
		return next_try_at !== null;
	}

	/** Removes a claimed mail that nobody needs any more; in a transaction, with what names it. */
	async function drop(mail: Pick<QueuedMail, "id">, transaction: Kysely<Tables> = db): Promise<void> {
		await transaction.deleteFrom("outgoing_mails").where("id", "=", mail.id).execute();
	}

	async function removeOld(): Promise<void> {
		await db
			.deleteFrom("outgoing_mails")
			.where("next_try_at", "is", null)
			.where("created_at", "<", inMs(-mailsStayMs))
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

type MailQueueState = {
	waiting: number;
	/** Given up within the last weeks: mails are forgotten after that. */
	failed: number;
	/** The time at which the oldest waiting mail that somebody expects was queued; ISO 8601. */
	oldestAt: string | null;
};

export async function mailQueueState(db: Kysely<Tables>): Promise<MailQueueState> {
	const unsent = db.selectFrom("outgoing_mails").where("sent_at", "is", null);
	const [waiting, failed] = await Promise.all([
		unsent
			.where("next_try_at", "is not", null)
			.where("held", "=", 0)
			.select(({ fn }) => [
				fn.countAll<number>().as("count"),
				fn.min("created_at").filterWhere("unhurried", "=", 0).as("oldest"),
			])
			.executeTakeFirstOrThrow(),
		unsent
			.where("next_try_at", "is", null)
			.select(({ fn }) => fn.countAll<number>().as("count"))
			.executeTakeFirstOrThrow(),
	]);
	return { waiting: Number(waiting.count), failed: Number(failed.count), oldestAt: waiting.oldest ?? null };
}

/** Takes a turn for a mail that nobody awaits, of all processes. @returns false if none is left. */
async function takeUnhurriedTurn(db: Kysely<Tables>, now: Date): Promise<boolean> {
	const { next_at } = await db.selectFrom("unhurried_mail_pace").select("next_at").executeTakeFirstOrThrow();
	const earliest = now.getTime() - (gathered - 1) * unhurriedEveryMs;
	const next = next_at === "" ? 0 : Date.parse(next_at);
	// Nobody's turn lies further ahead than the next one: a clock has been set back since.
	const isOfThePast = next <= now.getTime() + unhurriedEveryMs;
	const turn = isOfThePast ? Math.max(next, earliest) : now.getTime();
	if (turn > now.getTime()) return false;
	const { numUpdatedRows } = await db
		.updateTable("unhurried_mail_pace")
		.set({ next_at: new Date(turn + unhurriedEveryMs).toISOString() })
		// Another process may have taken it meanwhile: then the next look finds the next one.
		.where("next_at", "=", next_at)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Mail servers quote the recipient; of some mails the database holds no address that can be read. */
function withoutAddresses(text: string): string {
	return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "…");
}
