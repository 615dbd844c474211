import type { Kysely } from "kysely";
import { z } from "#app/content/schema.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { OwnerMail } from "#app/mail/email-text.server.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue, QueuedMail } from "#platform/mail/mail-queue.ts";
import { type AuditRecord, auditRecord, noticedActions, noticesPerHour } from "./audit.ts";

export const auditNotice = "audit-notice";
const hourMs = 60 * 60_000;

type Means = {
	mails: MailQueue;
	ownerLanguage(): Promise<Language>;
	/** Returns who is told: the owner, and a former address of theirs; nobody for a while. */
	addresses(former?: string): Promise<string[]>;
};

/** Returns a function that orders a mail to the owner about a record that matters to the access. */
export function auditNotices(db: Kysely<Tables>, clock: Clock, { mails, ownerLanguage, addresses }: Means) {
	return async (record: AuditRecord, formerAddress?: string): Promise<void> => {
		if (!isNoticed(record)) return;
		const language = await ownerLanguage();
		for (const recipient of await addresses(formerAddress)) {
			const sentNotices = await countTold(recipient, record);
			if (sentNotices >= noticesPerHour) continue;
			const payload = JSON.stringify({ ...record, isLast: sentNotices === noticesPerHour - 1 });
			await mails.enqueue(db, { recipient, language, kind: auditNotice, payload });
		}
		mails.wake();
	};

	/** Counts the mails of an hour about the same thing and person. Those at the same instant may miss each other: more are sent then. */
	async function countTold(recipient: string, { action, person }: AuditRecord): Promise<number> {
		const since = new Date(clock().getTime() - hourMs).toISOString();
		const rows = await db
			.selectFrom("outgoing_mails")
			.select("payload")
			.where("recipient", "=", recipient)
			.where("kind", "=", auditNotice)
			.where("created_at", ">", since)
			.where("held", "=", 0)
			.execute();
		const notices = rows.map(({ payload }) => noticePayload.parse(JSON.parse(payload)));
		return notices.filter((one) => one.action === action && one.person?.id === person?.id).length;
	}
}

/** The facts of one mail. */
const noticePayload = auditRecord.extend({
	/** True if this is the last mail of its kind within the hour. */
	isLast: z.boolean().default(false),
});

/** Actions that a mail words differently than the record. */
const mailWords = {
	"signed-in": "audit.mail.signedInNewDevice",
	"facts-saved": "audit.mail.addressChanged",
} as const;

function isNoticed({ action, details }: AuditRecord): boolean {
	if (action === "signed-in") return details.isNewDevice === true;
	if (action === "facts-saved") return details.isAddressChanged === true;
	return noticedActions.some((one) => one === action);
}

/** Writes the mail about a record. What is unknown is left out. */
export function auditNoticeText(contentAreaUrl: string) {
	return async (mail: QueuedMail, texts: SiteTexts): Promise<OwnerMail> => {
		const { action, at, person, device, subject, details, isLast } = noticePayload.parse(
			JSON.parse(mail.payload),
		);
		const { language } = mail;
		const t = texts.open(language, "admin");
		const what =
			action === "signed-in" || action === "facts-saved"
				? t(mailWords[action])
				: t(`audit.actions.${action}`);
		const command = details.byCommand === true ? t("audit.byCommand") : null;
		const facts = [
			{ label: t("audit.mail.what"), text: what },
			{ label: t("audit.mail.when"), text: formatBusinessMoment(at, language) },
			{ label: t("audit.mail.who"), text: person === null ? command : person.name || t("audit.owner") },
			{ label: t("audit.mail.device"), text: device },
			{ label: t("audit.mail.subjectOf"), text: subject },
		];
		return {
			subject: t("audit.mail.subject", { what, site: texts.facts(language).name }),
			preview: t("audit.mail.preview"),
			title: t("audit.mail.title"),
			text: t("audit.mail.text"),
			facts: facts.flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
			note: [t("audit.mail.note"), ...(isLast ? [t("audit.mail.last")] : [])].join(" "),
			button: { label: t("audit.mail.button"), url: contentAreaUrl + adminPaths.audit },
			why: t("audit.mail.why"),
		};
	};
}
