import { describe, expect, it } from "vitest";
import { siteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import { letterReminder } from "./letter-reminder.server.ts";
import { newsletterMails } from "./newsletter-mails.server.ts";

const siteUrl = "https://ensemble.example";
const texts = siteTexts({ ...defaultFacts, email: "hello@agency.example" });
const kinds = [
	...["newsletter-confirm", "newsletter-welcome", "newsletter-settings"],
	...["newsletter-address", "newsletter-moved"],
];

const queued = (change: Partial<QueuedMail> = {}): QueuedMail => ({
	...{ id: "42", recipient: "ada@example.com", language: "en", kind: "newsletter-confirm", tries: 1 },
	...{ payload: JSON.stringify({ subscriberId: "7" }), created_at: "2026-01-15T08:00:00.000Z" },
	...change,
});

/** Writes a mail to somebody who is there, or of whom nothing is left. */
function write(
	mail: QueuedMail,
	{ isThere = true, state = "confirmed" as "confirmed" | "unsubscribed" } = {},
) {
	const found = { state, unsubscribe_token: "own-token" };
	return newsletterMails({
		confirmations: {
			open: async () => (isThere ? { token: "confirm-token", unsubscribeToken: "own-token" } : undefined),
		},
		subscribers: { find: async () => (isThere ? (found as never) : undefined) },
		readerLinks: { open: async () => (isThere ? "link-token" : undefined) },
		...{ siteUrl, readTexts: async () => texts },
	})(mail);
}

describe.each(kinds)("the mail of %s", (kind) => {
	it.each(languages)("is complete in %s, and marked as sent by a program", async (language) => {
		const mail = await write(queued({ kind, language }));
		const mailText = `${mail?.subject}${mail?.text}${mail?.html}`;
		expect(mailText).not.toMatch(/\{\{|\}\}|undefined|newsletterMail\./);
		expect(mail).toMatchObject({
			...{ to: "ada@example.com", messageId: "42@ensemble.example" },
			headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
		});
		expect(mail?.html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
		const own = (mail?.text.match(/https:\/\/ensemble\.example\S*/g) ?? []).map(
			(url) => new URL(url).pathname,
		);
		expect(own.length).toBeGreaterThan(0);
		for (const path of own) expect(path.startsWith("/fr/")).toBe(language === "fr");
	});

	it("has every link of its HTML in its plain text too", async () => {
		const mail = await write(queued({ kind }));
		for (const [, href = ""] of (mail?.html ?? "").matchAll(/href="([^"]*)"/g)) {
			expect(mail?.text).toContain(href.replaceAll("&amp;", "&"));
		}
	});
});

describe("a mail of the newsletter", () => {
	it.each(kinds.filter((kind) => kind !== "newsletter-moved"))(
		"is dropped where nobody needs it any more: %s",
		async (kind) => {
			expect(await write(queued({ kind }), { isThere: false })).toBeUndefined();
		},
	);

	it("is not a welcome to a person who has left since", async () => {
		const mail = queued({ kind: "newsletter-welcome" });
		expect(await write(mail, { state: "unsubscribed" })).toBeUndefined();
	});

	it("invites people whom the owner added with a text of its own that says why it comes", async () => {
		const payload = JSON.stringify({ subscriberId: "7", invited: true });
		const [asked, confirmed] = [await write(queued({ payload })), await write(queued())];
		expect(asked?.subject).toBe("Would you like the Ensemble newsletter?");
		expect(asked?.text).toContain("was given this address");
		expect(confirmed?.subject).toBe("Confirm your subscription to the Ensemble newsletter");
		expect(confirmed?.text).not.toContain("was given this address");
	});

	it.each([
		["newsletter-confirm", true],
		["newsletter-welcome", true],
		["newsletter-settings", false],
		["newsletter-address", false],
		["newsletter-moved", false],
	])("has a way out by one click where it is the newsletter's: %s", async (kind, hasOne) => {
		const { headers } = (await write(queued({ kind }))) ?? { headers: {} };
		expect("List-Unsubscribe" in headers).toBe(hasOne);
		expect("List-Unsubscribe-Post" in headers).toBe(hasOne);
	});

	it("does not tell an old address the new one", async () => {
		const mail = await write(queued({ kind: "newsletter-moved", recipient: "old@example.com" }));
		expect(`${mail?.text}${mail?.html}`).not.toMatch(/@example\.com|token/);
	});
});

describe("the reminder of a late letter", () => {
	const remind = (
		late: { lapse: string; days: number } | undefined,
		language: "en" | "fr" = "en",
		lapse = "x",
	) =>
		letterReminder({ reminders: { findLate: async () => late }, siteUrl })(
			queued({ kind: "letter-reminder", language, payload: JSON.stringify({ lapse }) }),
			texts,
		);

	it.each(languages)("links to the screen of letters, in %s", async (language) => {
		const mail = await remind({ lapse: "x", days: 16 }, language);
		expect(mail?.subject).toContain("16");
		expect(mail?.button?.url).toBe(`${siteUrl}/admin/letters`);
		expect(`${mail?.subject}${mail?.text}`).not.toMatch(/\{\{|undefined|letterReminder\./);
	});

	it("has another text if no letter was ever sent", async () => {
		const [never, again] = [
			await remind({ lapse: "", days: 16 }, "en", ""),
			await remind({ lapse: "x", days: 16 }),
		];
		expect(never?.text).not.toBe(again?.text);
	});

	it.each([undefined, { lapse: "another", days: 16 }])(
		"is dropped once a letter was sent: %j",
		async (late) => {
			expect(await remind(late)).toBeUndefined();
		},
	);
});
