import type { Kysely } from "kysely";
import {
	applicationKey,
	openContent,
	openSummary,
} from "#app/features/applications/application-seals.server.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { emailHtml } from "#app/mail/email-html.server.ts";
import { type EmailTemplate, emailText } from "#app/mail/email-text.server.ts";
import type { ApplicationsTable } from "#migrations/application-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { type AnswerMailPayload, readRow } from "./applications.store.server.ts";
import { type MailWords, openMailEntry } from "./entries.server.ts";
import type { AnswerPreview, AnswerQuestion } from "./inbox.ts";

type Parts = {
	masters: MasterKeys;
	readTexts(): Promise<SiteTexts>;
	/** Names the mails; no trailing slash. */
	siteUrl: string;
};

export type AnswerMails = ReturnType<typeof answerMails>;

/** The mails that answer an application, in the language of its applicant. */
export function answerMails(db: Kysely<Tables>, { masters, readTexts, siteUrl }: Parts) {
	/** Shows a mail as it would leave, in the site's words until others are given. @throws ApiError 404. */
	async function preview(id: string, { state: kind, ...given }: AnswerQuestion): Promise<AnswerPreview> {
		const row = await readRow(db, id);
		const key = applicationKey(masters, row);
		const t = (await readTexts()).open(row.language, "answerMail");
		const { name, email: to } = openSummary(key, row);
		const named = openContent(key, row).answers.find(({ purpose }) => purpose === "firstName")?.value;
		const firstName = typeof named === "string" && named !== "" ? named : name;
		const subject = given.subject ?? t(`${kind}.subject`);
		const text = given.text ?? [t("greeting", { firstName }), ...t(`${kind}.paragraphs`)].join("\n\n");
		const { html } = await compose(row, { kind, subject, text });
		return { to, subject, text, html };
	}

	async function compose(
		{ language }: Pick<ApplicationsTable, "language">,
		{ kind, subject, text }: MailWords,
	) {
		const texts = await readTexts();
		const t = texts.open(language, "answerMail");
		const email: EmailTemplate = {
			name: texts.facts(language).name,
			look: texts.look,
			language,
			subject,
			preview: t(`${kind}.preview`),
			title: t(`${kind}.title`),
			text,
			note: t(`${kind}.note`),
			footer: { why: t("footer.why"), links: [], address: t("footer.address") },
		};
		return { subject, text: emailText(email, (label) => label), html: await emailHtml(email) };
	}

	/** Writes a mail when it is sent; undefined where its application was erased since. */
	async function write(mail: QueuedMail): Promise<Message | undefined> {
		const { applicationId, entryId } = JSON.parse(mail.payload) as AnswerMailPayload;
		const row = await db
			.selectFrom("applications")
			.innerJoin("application_entries", "application_id", "applications.id")
			.select(["applications.id", "language", "wrapped_key", "master_key_id", "summary"])
			.select(["application_entries.id as entry", "application_entries.content as words"])
			.where("applications.id", "=", applicationId)
			.where("application_entries.id", "=", entryId)
			.executeTakeFirst();
		if (row === undefined) return undefined;
		const key = applicationKey(masters, row);
		const words = openMailEntry(key, { id: row.entry, content: row.words });
		return {
			...(await compose(row, words)),
			to: openSummary(key, row).email,
			headers: { "Auto-Submitted": "auto-generated", "Content-Language": row.language },
			messageId: `${mail.id}@${new URL(siteUrl).hostname}`,
			date: new Date(mail.created_at),
		};
	}

	return { preview, write };
}
