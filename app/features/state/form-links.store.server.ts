import type { Kysely } from "kysely";
import type { Facts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import type { AddressAnswer } from "#platform/web/ask-address.ts";
import { checkEveryMs, type FormLink, failingEveryMs, formsIn, isFailure } from "./form-link.ts";

export const deadFormsMail = "dead-forms";

/** Longest time that a process reserves an address. */
const holdMs = 15 * 60_000;

export type HeldAddress = { address: string; heldUntil: string };

type Answered = HeldAddress & { answer: AddressAnswer };

const from = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

type Means = {
	mails: MailQueue;
	ownerLanguage(): Promise<Language>;
};

export type FormLinksStore = ReturnType<typeof formLinksStore>;

/** The last responses of registration forms, and when each is checked next. */
export function formLinksStore(db: Kysely<Tables>, clock: Clock, { mails, ownerLanguage }: Means) {
	/** Reserves the addresses that are due for this process, and deletes all but the given ones. */
	async function takeDue(addresses: readonly string[]): Promise<HeldAddress[]> {
		const known = db.deleteFrom("form_links");
		await (addresses.length > 0 ? known.where("address", "not in", addresses) : known).execute();
		const now = clock();
		const heldUntil = from(now, holdMs);
		const taken: HeldAddress[] = [];
		for (const address of new Set(addresses)) {
			const row = await db
				.insertInto("form_links")
				.values({ address, next_at: heldUntil, is_dead: 0 })
				.onConflict((conflict) =>
					conflict
						.column("address")
						.doUpdateSet({ next_at: heldUntil })
						.where((where) =>
							where.or([
								where("form_links.next_at", "<=", now.toISOString()),
								// Written by a clock that was ahead.
								where("form_links.next_at", ">", from(now, checkEveryMs + failingEveryMs)),
							]),
						),
				)
				.returning("address")
				.executeTakeFirst();
			if (row !== undefined) taken.push({ address, heldUntil });
		}
		return taken;
	}

	/** Stores responses. The owner gets one mail about all that fail for the second time in a row. */
	async function record(answers: readonly Answered[], owner: string | undefined): Promise<void> {
		const language = await ownerLanguage();
		await db.transaction().execute(async (transaction) => {
			const died: string[] = [];
			for (const answered of answers) {
				if (await recordOne(transaction, answered, clock())) died.push(answered.address);
			}
			if (died.length === 0 || owner === undefined) return;
			const payload = JSON.stringify({ addresses: died });
			await mails.enqueue(transaction, { recipient: owner, language, kind: deadFormsMail, payload });
		});
		mails.wake();
	}

	async function list(facts: Facts): Promise<FormLink[]> {
		const rows = await db.selectFrom("form_links").selectAll().execute();
		const known = new Map(rows.map((row) => [row.address, row]));
		return formsIn(facts).map((form) => {
			const row = known.get(form.address);
			return {
				...form,
				askedAt: row?.asked_at ?? null,
				status: row?.status ?? null,
				failingSince: row?.failing_since ?? null,
				isDead: row?.is_dead === 1,
			};
		});
	}

	return { takeDue, record, list };
}

/** Stores one response. @returns whether the address is dead since this response. */
async function recordOne(
	transaction: Kysely<Tables>,
	{ address, heldUntil, answer }: Answered,
	now: Date,
): Promise<boolean> {
	const row = await transaction
		.selectFrom("form_links")
		.selectAll()
		.where("address", "=", address)
		.where("next_at", "=", heldUntil)
		.executeTakeFirst();
	if (row === undefined) return false;
	const status = answer.kind === "answered" ? answer.status : null;
	const isFailing = isFailure(status);
	const isDead = isFailing && row.failing_since !== null;
	const known = {
		asked_at: now.toISOString(),
		status,
		failing_since: isFailing ? (row.failing_since ?? now.toISOString()) : null,
		is_dead: isDead ? (1 as const) : (0 as const),
		next_at: from(now, isFailing ? failingEveryMs : checkEveryMs),
	};
	const { numUpdatedRows } = await transaction
		.updateTable("form_links")
		.set(answer.kind === "unasked" ? { next_at: from(now, failingEveryMs) } : known)
		.where("address", "=", address)
		.where("next_at", "=", heldUntil)
		.executeTakeFirst();
	return numUpdatedRows === 1n && answer.kind !== "unasked" && isDead && row.is_dead === 0;
}
