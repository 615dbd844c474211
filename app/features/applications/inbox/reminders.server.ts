import type { ExpressionBuilder, Kysely } from "kysely";
import { dayOf, daysAfter, startOfDay } from "#app/i18n/business-time.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { OwnerMail } from "#app/mail/email-text.server.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue, QueuedMail } from "#platform/mail/mail-queue.ts";

export const applicationsWaitMail = "applications-wait";

type Means = {
	mails: MailQueue;
	ownerLanguage(): Promise<Language>;
	/** Reads within how many business days the site promises an answer. */
	readAnswerDays(): Promise<number>;
};

/** Reminds the owner once of each application that waits for longer than promised, or when they asked. */
export function applicationReminders(db: Kysely<Tables>, clock: Clock, means: Means) {
	const { mails, ownerLanguage, readAnswerDays } = means;

	/** Orders one mail for all that are due now. @returns for how many. */
	async function remind(email: string): Promise<number> {
		const [language, days] = [await ownerLanguage(), await readAnswerDays()];
		const now = clock();
		const count = await db.transaction().execute(async (transaction) => {
			const { numUpdatedRows } = await transaction
				.updateTable("applications")
				.set({ reminded_at: now.toISOString() })
				.where("reminded_at", "is", null)
				.where(due(now, days))
				.executeTakeFirst();
			if (numUpdatedRows > 0n) {
				await mails.enqueue(transaction, {
					recipient: email,
					language,
					kind: applicationsWaitMail,
					payload: JSON.stringify({ count: Number(numUpdatedRows) }),
				});
			}
			return Number(numUpdatedRows);
		});
		if (count > 0) mails.wake();
		return count;
	}

	/** Counts what is new, and what waits for longer than promised or when the owner asked. */
	async function count(): Promise<{ applicationsNew: number; applicationsDue: number }> {
		const [now, days] = [clock(), await readAnswerDays()];
		const { fresh, waiting } = await db
			.selectFrom("applications")
			.select(({ fn, eb }) => [
				fn
					.countAll<number>()
					.filterWhere(eb("state", "=", "new"))
					.as("fresh"),
				fn.countAll<number>().filterWhere(due(now, days)).as("waiting"),
			])
			.where("sent_at", "is not", null)
			.where("flags", "=", "[]")
			.executeTakeFirstOrThrow();
		return { applicationsNew: Number(fresh), applicationsDue: Number(waiting) };
	}

	return { remind, count };
}

/** Selects new ones that were sent so many business days ago, and those whose reminder has come. */
function due(now: Date, days: number) {
	const before = startOfDay(businessDaysBefore(dayOf(now), days));
	return ({ eb, and, or }: ExpressionBuilder<Tables, "applications">) =>
		and([
			eb("flags", "=", "[]"),
			or([
				and([eb("state", "=", "new"), eb("sent_at", "<", before)]),
				eb("remind_at", "<=", now.toISOString()),
			]),
		]);
}

/** Returns the day (`YYYY-MM-DD`) that is some days before another, without Saturdays and Sundays. */
export function businessDaysBefore(day: string, days: number): string {
	let [at, left] = [day, days];
	while (left > 0) {
		at = daysAfter(at, -1);
		const weekday = new Date(`${at}T00:00:00Z`).getUTCDay();
		if (weekday !== 0 && weekday !== 6) left -= 1;
	}
	return at;
}

/** Writes the owner's mail about what waits: how many, and nothing of whom. */
export function applicationsWaitText({ siteUrl }: { siteUrl: string }) {
	return async (mail: QueuedMail, texts: SiteTexts): Promise<OwnerMail> => {
		const { count } = JSON.parse(mail.payload) as { count: number };
		const t = texts.open(mail.language, "admin");
		return {
			subject: t("applications.waitMail.subject", { count }),
			preview: t("applications.waitMail.preview"),
			title: t("applications.waitMail.title"),
			text: t("applications.waitMail.text", { count }),
			button: { label: t("applications.waitMail.button"), url: siteUrl + adminPaths.applications },
			why: t("applications.waitMail.why"),
		};
	};
}
