import type { Kysely } from "kysely";
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
	/** Returns the owner's address; undefined while nobody is told. */
	ownerAddress(): Promise<string | undefined>;
};

/** Returns a function that orders a mail to the owner about a record that matters to the access. */
export function auditNotices(
	db: Kysely<Tables>,
	clock: Clock,
	{ mails, ownerLanguage, ownerAddress }: Means,
) {
	return async (record: AuditRecord): Promise<void> => {
		if (!isNoticed(record)) return;
		const recipient = await ownerAddress();
		if (recipient === undefined) return;
		const since = new Date(clock().getTime() - hourMs);
		const { count } = await mails.ordered(db, recipient, auditNotice, since);
		if (Number(count) >= noticesPerHour) return;
		const language = await ownerLanguage();
		await mails.enqueue(db, { recipient, language, kind: auditNotice, payload: JSON.stringify(record) });
		mails.wake();
	};
}

function isNoticed({ action, details }: AuditRecord): boolean {
	if (action === "signed-in") return details.isNewDevice === true;
	return noticedActions.some((one) => one === action);
}

/** Writes the mail about a record. What is unknown is left out. */
export function auditNoticeText(contentAreaUrl: string) {
	return async (mail: QueuedMail, texts: SiteTexts): Promise<OwnerMail> => {
		const { action, at, person, device, subject } = auditRecord.parse(JSON.parse(mail.payload));
		const { language } = mail;
		const t = texts.open(language, "admin");
		const what = action === "signed-in" ? t("audit.mail.signedInNewDevice") : t(`audit.actions.${action}`);
		const facts = [
			{ label: t("audit.mail.what"), text: what },
			{ label: t("audit.mail.when"), text: formatBusinessMoment(at, language) },
			{ label: t("audit.mail.who"), text: person && (person.name || t("audit.owner")) },
			{ label: t("audit.mail.device"), text: device },
			{ label: t("audit.mail.subjectOf"), text: subject },
		];
		return {
			subject: t("audit.mail.subject", { what, site: texts.facts(language).name }),
			preview: t("audit.mail.preview"),
			title: t("audit.mail.title"),
			text: t("audit.mail.text"),
			facts: facts.flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
			note: t("audit.mail.note"),
			button: { label: t("audit.mail.button"), url: contentAreaUrl + adminPaths.audit },
			why: t("audit.mail.why"),
		};
	};
}
