import type { Kysely } from "kysely";
import { letterReminderMail } from "#app/features/newsletter/newsletter.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { OwnerMail } from "#app/mail/email-text.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue, QueuedMail } from "#platform/mail/mail-queue.ts";

type Parts = {
	reminders: Pick<LetterRemindersStore, "findLate">;
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
};

/** Writes the owner's mail about a late letter; undefined if one has been sent since. */
export function letterReminder({ reminders, siteUrl }: Parts) {
	return async (mail: QueuedMail, texts: SiteTexts): Promise<OwnerMail | undefined> => {
		const late = await reminders.findLate();
		const { lapse } = JSON.parse(mail.payload) as { lapse: string };
		if (late?.lapse !== lapse) return undefined;
		const t = texts.open(mail.language, "admin");
		return {
			subject: t("letterReminder.subject", { count: late.days }),
			preview: t("letterReminder.preview"),
			title: t("letterReminder.title"),
			text: t(lapse === "" ? "letterReminder.never" : "letterReminder.text", { count: late.days }),
			button: { label: t("letterReminder.button"), url: `${siteUrl}/admin/letters` },
			why: t("letterReminder.why"),
		};
	};
}

/** The lapse before the first letter. */
const beforeTheFirst = "";

type LetterRemindersStore = ReturnType<typeof letterRemindersStore>;

/** Returns for how many days a letter is late after the last one; undefined if it is not. */
type DaysLate = (last: string | null, now: Date) => number | undefined;

type Means = { mails: MailQueue; daysLate: DaysLate; ownerLanguage(): Promise<Language> };

/** Reminds the owner that the promised letter is late, once for each lapse. */
export function letterRemindersStore(
	db: Kysely<Tables>,
	clock: Clock,
	{ mails, daysLate, ownerLanguage }: Means,
) {
	/** Orders a mail to the owner if a letter is late and none was ordered for it yet. */
	async function remind(owner: string): Promise<void> {
		const late = await findLate();
		if (late === undefined) return;
		const language = await ownerLanguage();
		await db.transaction().execute(async (transaction) => {
			const { numInsertedOrUpdatedRows } = await transaction
				.insertInto("letter_reminders")
				.values({ lapse: late.lapse, reminded_at: clock().toISOString() })
				.onConflict((conflict) => conflict.column("lapse").doNothing())
				.executeTakeFirstOrThrow();
			if (numInsertedOrUpdatedRows === 0n) return;
			const payload = JSON.stringify({ lapse: late.lapse });
			await mails.enqueue(transaction, { recipient: owner, language, kind: letterReminderMail, payload });
		});
		mails.wake();
	}

	/** Returns since when, and for how many days, a letter is late; undefined while none is. */
	async function findLate(): Promise<{ lapse: string; days: number } | undefined> {
		const { last } = await db
			.selectFrom("letters")
			.select(({ fn }) => fn.max("started_at").as("last"))
			.executeTakeFirstOrThrow();
		const days = daysLate(last ?? (await firstReader()), clock());
		return days === undefined ? undefined : { lapse: last ?? beforeTheFirst, days };
	}

	/** Returns when the first of today's readers confirmed. */
	async function firstReader(): Promise<string | null> {
		const { first } = await db
			.selectFrom("subscribers")
			.select(({ fn }) => fn.min("confirmed_at").as("first"))
			.where("state", "=", "confirmed")
			.executeTakeFirstOrThrow();
		return first;
	}

	return { remind, findLate };
}
