import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { openPaymentOf } from "#app/features/payments/open-payment.ts";
import type { PaymentAccount } from "#app/features/payments/payment.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Facts } from "#app/site/facts.ts";
import type { PaymentMailsTable } from "#migrations/payment-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError, undefinedIfMissing } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue, QueuedMail } from "#platform/mail/mail-queue.ts";
import { accountNow } from "./account-views.server.ts";
import { findAccount, type HeldAccount, holdAccount } from "./accounts.server.ts";
import { keepCharges } from "./charges.server.ts";

export type PaymentMailsStore = ReturnType<typeof paymentMailsStore>;

export const paymentMailKinds = ["reminder", "receipt"] as const;

export type PaymentMailKind = (typeof paymentMailKinds)[number];

/** Names the writer of a mail about money in the queue of outgoing mails. */
const kindPrefix = "payment-";

/** The kind of a mail about money that waits in the queue; undefined for another mail. */
export function paymentMailKindOf(kind: string): PaymentMailKind | undefined {
	return paymentMailKinds.find((one) => kind === kindPrefix + one);
}

/** The payload of such a mail: the receipt of which entry, or after which one it reminds. */
type Payload = { accountId: string; position: number };

type ReadFacts = () => Promise<Pick<Facts, "moveDays">>;

/** Stores which mails about money guests were sent, and which reminders the owner sent herself. */
export function paymentMailsStore(db: Kysely<Tables>, clock: Clock, mails: MailQueue, readFacts: ReadFacts) {
	/** Runs an order under the lock of the account's table. @returns the account as it is then. */
	async function orderFor(
		accountId: string,
		work: (transaction: Kysely<Tables>, account: HeldAccount, now: Date) => Promise<void>,
	): Promise<PaymentAccount> {
		const { moveDays } = await readFacts();
		const now = clock();
		const account = await db.transaction().execute(async (transaction) => {
			const { event_id } = await holdAccount(transaction, accountId);
			await keepCharges(transaction, event_id, now);
			await work(transaction, await holdAccount(transaction, accountId), now);
			return accountNow(transaction, accountId, { moveDays, now });
		});
		mails.wake();
		return account;
	}

	/**
	 * Reminds a guest of what is open, once a day: by a mail, or by a message that the owner sent
	 * herself. @throws ApiError 404, or 409 where there is nothing to remind of.
	 */
	async function remind(accountId: string, by: "mail" | "message"): Promise<PaymentAccount> {
		const { moveDays } = await readFacts();
		return orderFor(accountId, async (transaction, held, now) => {
			const account = await accountNow(transaction, accountId, { moveDays, now });
			const isReminded = account.reminders.some((at) => dayOf(new Date(at)) === dayOf(now));
			const isReached = by === "message" || held.email !== "";
			if (!isOpen(account, held) || isReminded || !isReached) throw notSent();
			const position = held.version;
			await note(transaction, held, { kind: "reminder", position, now, isMailed: by === "mail" });
		});
	}

	/** Mails a receipt or credit note of an entry. @throws ApiError 404, or 409 without an address. */
	async function mailReceipt(accountId: string, position: number): Promise<PaymentAccount> {
		return orderFor(accountId, async (transaction, held, now) => {
			await getReceipt(transaction, { accountId, position });
			if (held.email === "") throw notSent();
			await note(transaction, held, { kind: "receipt", position, now, isMailed: true });
		});
	}

	async function note(
		transaction: Kysely<Tables>,
		{ id, email, language }: HeldAccount,
		one: { kind: PaymentMailKind; position: number; now: Date; isMailed: boolean },
	): Promise<void> {
		const { kind, position, now, isMailed } = one;
		const payload: Payload = { accountId: id, position };
		const mail_id = isMailed
			? await mails.enqueue(transaction, {
					...{ recipient: email, language, kind: kindPrefix + kind },
					payload: JSON.stringify(payload),
				})
			: randomUUID();
		const mail: PaymentMailsTable = {
			...{ mail_id, account_id: id, kind, position, ordered_at: now.toISOString() },
		};
		await transaction.insertInto("payment_mails").values(mail).execute();
	}

	/** Finds what a mail that waits is of; undefined once its guest is gone or has another address. */
	async function findForMail(mail: Pick<QueuedMail, "payload" | "recipient">) {
		const { accountId, position } = JSON.parse(mail.payload) as Payload;
		const held = await findAccount(db, accountId).catch(undefinedIfMissing);
		return held?.email === mail.recipient ? { held, position } : undefined;
	}

	/** Drops an ordered mail that is no longer true. */
	async function drop(mail: Pick<QueuedMail, "id">): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			await transaction.deleteFrom("payment_mails").where("mail_id", "=", mail.id).execute();
			await mails.drop(mail, transaction);
		});
	}

	/** Reads an account with its guest, as a reminder needs them. @throws ApiError 404. */
	async function read(accountId: string) {
		const { moveDays } = await readFacts();
		const held = await findAccount(db, accountId);
		const account = await accountNow(db, accountId, { moveDays, now: clock() });
		return { held, open: isOpen(account, held) ? openPaymentOf(account) : undefined, today: dayOf(clock()) };
	}

	return { remind, mailReceipt, findForMail, drop, read };
}

/** Finds the number of the receipt of an entry. @throws ApiError 404. */
async function getReceipt(db: Kysely<Tables>, { accountId, position }: Payload) {
	const row = await db
		.selectFrom("receipts")
		.select(["year", "number"])
		.where("account_id", "=", accountId)
		.where("position", "=", position)
		.executeTakeFirst();
	if (row === undefined) throw new ApiError(404, "not-found", "There is no such receipt.");
	return row;
}

/** Returns whether a guest may be reminded: not of a table that waits for its new day. */
function isOpen(account: PaymentAccount, { table_state }: HeldAccount): boolean {
	return openPaymentOf(account) !== undefined && table_state !== "postponed";
}

function notSent(): ApiError {
	const message =
		"This guest was reminded today already, has nothing to pay any more, or has no address. Nothing was sent.";
	return new ApiError(409, "payment-reminded", message);
}
