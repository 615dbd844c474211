import type { Kysely } from "kysely";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import type { LastUpdate } from "./site-state.ts";

export const takenBackMail = "update-taken-back";

/** The time in which the mail that was ordered is still in the queue's table, and is ordered once. */
const newsMs = 14 * 24 * 60 * 60_000;

type Means = { mails: MailQueue; ownerLanguage(): Promise<Language> };

/** Orders one mail to the owner for each update that was taken back. */
export function updateNotices(db: Kysely<Tables>, clock: Clock, { mails, ownerLanguage }: Means) {
	return async (update: LastUpdate | null, recipient: string): Promise<void> => {
		if (update?.result !== "taken-back" || clock().getTime() - Date.parse(update.at) > newsMs) return;
		const language = await ownerLanguage();
		const payload = JSON.stringify(update);
		await db.transaction().execute(async (transaction) => {
			const ordered = await transaction
				.selectFrom("outgoing_mails")
				.select("id")
				.where("kind", "=", takenBackMail)
				.where("payload", "=", payload)
				.executeTakeFirst();
			if (ordered !== undefined) return;
			await mails.enqueue(transaction, { recipient, language, kind: takenBackMail, payload });
		});
		mails.wake();
	};
}
