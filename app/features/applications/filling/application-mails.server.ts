import type { Kysely } from "kysely";
import { openSummary } from "#app/features/applications/application-seals.server.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import { fingerprintOf, unwrapKey } from "#app/features/applications/sealing.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { emailHtml } from "#app/mail/email-html.server.ts";
import { type EmailTemplate, emailText } from "#app/mail/email-text.server.ts";
import { entryPath, pages } from "#app/site/site-map.ts";
import type { Tables } from "#migrations/tables.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { type ApplicationLinksStore, askedAddress } from "./application-links.store.server.ts";
import { confirmationMail, heldMail, heldSearchMail, receiptMail, resumeMail } from "./application-mail.ts";

type Parts = {
	links: Pick<ApplicationLinksStore, "open" | "order" | "addressOf" | "applicantOf">;
	db: Kysely<Tables>;
	masters: MasterKeys;
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
	readTexts(): Promise<SiteTexts>;
};

type Payload = { id: string; to?: string };
type Words = "resume" | "confirmation" | "receipt" | "held";

/** Rows of applications that are looked through at a time. */
const atATime = 200;

/** Writes the mails to applicants when they are sent; undefined for one that nobody needs any more. */
export function applicantMails({ links, db, masters, siteUrl, readTexts }: Parts) {
	const ofLink = (kind: "resume" | "confirmation" | "held") => async (mail: QueuedMail) => {
		const { id, to } = JSON.parse(mail.payload) as Payload;
		const opened = await links.open(kind, id);
		if (opened === undefined) return undefined;
		const { token, row } = opened;
		const address = to === undefined ? links.applicantOf(row).email : links.addressOf({ row, to });
		if (address === "") return undefined;
		const path = localizePath(entryPath("application/link", token), mail.language);
		return message(mail, kind, { to: address, url: siteUrl + path });
	};

	const writers: Record<string, (mail: QueuedMail) => Promise<Message | undefined>> = {
		[resumeMail]: ofLink("resume"),
		[confirmationMail]: ofLink("confirmation"),
		[heldMail]: ofLink("held"),
		[receiptMail]: async (mail) => {
			const { id } = JSON.parse(mail.payload) as Payload;
			const row = await db.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();
			const to = row && links.applicantOf(row).email;
			const url = siteUrl + localizePath(pages["application/held"], mail.language);
			return to ? message(mail, "receipt", { to, url }) : undefined;
		},
		[heldSearchMail]: async (mail) => {
			await search(mail);
			return undefined;
		},
	};

	/** Orders a mail for each application of an address, which only decrypting them finds. */
	async function search({ payload, recipient }: QueuedMail): Promise<void> {
		const { email: sealed } = JSON.parse(payload) as { email: string };
		const email = askedAddress(masters.current(), recipient, sealed);
		const keys = new Map(masters.list().map((key) => [fingerprintOf(key), key]));
		for (let after = ""; ; ) {
			const rows = await db
				.selectFrom("applications")
				.select(["id", "language", "wrapped_key", "master_key_id", "summary"])
				.where("id", ">", after)
				.orderBy("id")
				.limit(atATime)
				.execute();
			const own = rows.filter((row) => {
				const master = keys.get(row.master_key_id);
				const key = master && unwrapKey(master, row.id, row.wrapped_key);
				return key !== undefined && openSummary(key, row).email === email;
			});
			for (const row of own) await links.order(db, heldMail, row);
			if (rows.length < atATime) return;
			after = rows.at(-1)?.id ?? "";
			// Requests are answered in between.
			await new Promise((turn) => setImmediate(turn));
		}
	}

	async function message(mail: QueuedMail, kind: Words, { to, url }: { to: string; url: string }) {
		const { language } = mail;
		const texts = await readTexts();
		const t = texts.open(language, "applicationMail");
		const { button, ...words } = t(kind);
		const email: EmailTemplate = {
			...{ name: texts.facts(language).name, look: texts.look, language, ...words },
			button: { label: button, url },
			footer: { why: t("footer.why"), links: [], address: t("footer.address") },
		};
		return {
			to,
			subject: email.subject,
			text: emailText(email, (label) => t("link", { label })),
			html: await emailHtml(email),
			headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
			messageId: `${mail.id}@${new URL(siteUrl).hostname}`,
			date: new Date(mail.created_at),
		};
	}

	/** Returns what writes a kind of mail; undefined for one of others. */
	return (kind: string) => (Object.hasOwn(writers, kind) ? writers[kind] : undefined);
}
