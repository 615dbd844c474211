import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { answeredStates } from "#app/features/applications/inbox/inbox.ts";
import { isContentArea, pageAt } from "#app/metadata/public-pages.ts";
import { languages } from "#app/site/site-config.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { everyMail, type SentMail } from "#server/testing/every-mail/every-mail.ts";
import { siteUrl } from "#server/testing/every-mail/mailed-days.ts";

/** Gmail shows no more of a mail. */
const clippedBytes = 102_400;
/** The folder that mails are written to, for `npm run mails`. */
const folder = process.env.MAILS_FOLDER;
const kinds = [
	...["confirmation", "welcome", "invitation", "settings", "address", "moved"],
	...["invitation", "confirmation", "waiting", "change"].map((kind) => `table: ${kind}`),
	...["reminder to pay", "receipt", "credit note"],
	...["cancellation", "backOn", "postponement", "moved"].map((kind) => `table: ${kind}`),
	...answeredStates.map((state) => `answer to an application: ${state}`),
	...["to continue an application", "to confirm an application", "receipt of an application"],
	"what is held of somebody",
	...["letter to look at", "letter", "new device to the owner"],
	...["accepted", "declined"].map((answer) => `answer of a guest, to the owner: ${answer}`),
	...["invitation of a person: editor", "invitation of a person: host", "reminder to the owner"],
	"applications that wait, to the owner",
	"dead forms to the owner",
	...["replaced", "damaged", "full", "unwritable"].map(
		(reason) => `nothing is saved, to the owner: ${reason}`,
	),
	...["table: reminder", "table: feedback", "visits to the owner", "table: results"],
];
/** Mails with a calendar file: those to guests with a seat. */
const withCalendar = ["confirmation", "change", "cancellation", "backOn", "postponement", "moved"].map(
	(kind) => `table: ${kind}`,
);

describe.each(languages.filter((language) => isLong || folder !== undefined || language === "en"))(
	"every mail (%s)",
	(language) => {
		it("is whole, small, and leads nowhere but to what is there", async () => {
			const { mails, app, stores } = await everyMail(language);
			expect(mails.map(({ kind }) => kind)).toEqual(kinds);
			for (const sent of mails) {
				await store(language, sent);
				const { kind, to, source, mail } = sent;
				const { html = "", text = "" } = mail;
				expect(Buffer.byteLength(source), kind).toBeLessThan(clippedBytes);
				for (const line of source.split("\r\n")) expect(line.length, kind).toBeLessThanOrEqual(998);
				expect(mail.to?.map(({ address }) => address)).toEqual([to]);
				expect(mail.from?.address).toBe("hello@ensemble.example");
				expect(mail.messageId).toMatch(/^<[\w-]+@ensemble\.example>$/);
				expect(mail.subject).not.toMatch(/[{}]|undefined|null/);
				expect(text.length, kind).toBeGreaterThan(100);
				expect(`${text}${html}`, kind).not.toMatch(/\{\{|undefined|\[object/);
				expect(html, kind).not.toMatch(/<script|<form|<iframe|\son\w+=/i);
				expect(/<html[^>]* lang="(\w\w)"/.exec(html)?.[1], kind).toBe(language);
				expect(mail.headers.find(({ key }) => key === "content-language")?.value).toBe(language);
				// As a part beside the text for mailboxes that know it, and as a file for all others.
				const files = withCalendar.includes(kind) ? ["text/calendar", "application/ics"] : [];
				// The mail to a guest who moved takes the former table out of their calendar, too.
				if (kind === "table: moved") files.splice(1, 0, "text/calendar");
				expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(files);
				for (const link of linksOf(html)) expect(await isThere(link), `${kind}: ${link}`).toBe(true);
			}

			async function isThere(link: string): Promise<boolean> {
				const { origin, pathname } = new URL(link);
				if (origin !== siteUrl) return false;
				const slug = /^\/(?:fr\/)?blog\/([^/]+)$/.exec(pathname)?.[1];
				if (slug !== undefined) return (await stores.articles.texts.find(slug, "en")) !== undefined;
				return isContentArea(pathname) || pageAt(pathname) !== undefined;
			}

			/** Every picture is described, and of a kind that Outlook shows. */
			const pictures = mails.flatMap(({ mail }) => mail.html?.match(/<img [^>]*>/g) ?? []);
			// In the letter, also to look at: one in its words, one of its article and its own.
			expect(pictures).toHaveLength(6);
			for (const tag of pictures) {
				expect(tag).toMatch(/ alt="[^"]/);
				const src = / src="([^"]+)"/.exec(tag)?.[1] ?? "";
				const answer = await app.request(new URL(src).pathname);
				expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
			}
		});
	},
);

function linksOf(html: string): string[] {
	return [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = ""]) => href);
}

async function store(language: string, { kind, source }: SentMail): Promise<void> {
	if (folder === undefined) return;
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, `${language} ${kind.replace(":", "")}.eml`), source);
}
