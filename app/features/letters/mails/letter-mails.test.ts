import { describe, expect, it } from "vitest";
import type { Edition, EditionArticle, EditionPart } from "#app/features/letters/edition.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { clippedBytes, hasWayOut, letterMails } from "./letter-mails.server.ts";

const siteUrl = "https://ensemble.example";
const picture = `/media/${"a".repeat(64)}-800.webp`;
const pictureInMail = `${siteUrl}/media/${"a".repeat(64)}-1200.jpeg`;

const edition = (change: Partial<Edition> = {}): Edition => ({
	...{ language: "en", subject: "Moon", preheader: "A preview", greeting: "Dear readers,", parts: [] },
	...change,
});
const withPart = (part: EditionPart, language: Language = "en") => edition({ language, parts: [part] });

function open(bounceAddress?: string) {
	return letterMails({ siteUrl, readTexts: async () => defaultTexts, bounceAddress });
}
const slugs = { slug: "moon", ownSlugs: { fr: "lune" } };
const finish = (one: Edition) => open().finish(one, slugs);
/** A finished mail's addresses, in their order. */
const links = (html: string) =>
	[...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"));

describe("the mail of a letter", () => {
	it.each([
		["en", "/newsletter/moon", "", "Unsubscribe", "Change language or address"],
		["fr", "/fr/newsletter/lune", "/fr", "Se désabonner", "Changer de langue ou d’adresse"],
	] as const)(
		"has the ways out and to its page in %s, in HTML and in plain text",
		async (language, page, prefix, leave, settings) => {
			const { html, text } = await finish(edition({ language }));
			const [onSite, unsubscribe, ownSettings] = links(html);
			expect(onSite).toBe(`${siteUrl}${page}?from=moon`);
			expect(unsubscribe).toMatch(`${siteUrl}${prefix}/newsletter/unsubscribe?token=`);
			expect(ownSettings).toMatch(`${siteUrl}${prefix}/newsletter/settings?token=`);
			for (const link of [onSite, unsubscribe, ownSettings]) expect(text).toContain(`\n${link}\n`);
			expect([html.includes(leave), text.includes(leave)]).toEqual([true, true]);
			expect([html.includes(settings), text.includes(settings)]).toEqual([true, true]);
			expect([hasWayOut(html), hasWayOut(text)]).toEqual([true, true]);
			expect(html).toContain(`lang="${language}"`);
		},
	);

	it("has its preview line for lists of mails, and none where none was written", async () => {
		expect((await finish(edition())).html).toContain("A preview");
		const { html } = await finish(edition({ preheader: "" }));
		expect(html).not.toContain("data-skip-in-text");
	});

	it("leaves out a greeting that nobody wrote", async () => {
		const { text } = await finish(edition({ greeting: "" }));
		expect(text).toMatch(/^Ensemble\n\nMoon\n\n--\n\n/);
	});

	it.each(["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "&amp; <b>"])(
		"writes whatever stands in its texts as text: %s",
		async (hostile) => {
			const texts = { subject: hostile, preheader: hostile, greeting: hostile };
			const { html } = await finish(
				edition({ ...texts, parts: [{ kind: "quote", text: hostile, source: hostile }] }),
			);
			expect(html).not.toContain(hostile);
			expect(html).not.toMatch(/<script>alert|<img src=x/);
		},
	);

	it("stays below what Gmail shows, for a letter of ordinary length", async () => {
		const html = `<p>${"An ordinary sentence of some words. ".repeat(100)}</p>`;
		expect(Buffer.byteLength((await finish(withPart({ kind: "words", html }))).html)).toBeLessThan(
			clippedBytes,
		);
	});
});

describe("a part of a letter as mail", () => {
	const article: EditionArticle = {
		...{ kind: "article", title: "Moon & sea", excerpt: "A text.", path: "/blog/moon", language: "en" },
		...{ imageUrl: picture, imageAlt: "A moon" },
	};

	it("is an article with its picture as Outlook shows it, and links that are counted", async () => {
		const { html, text } = await finish(withPart(article));
		expect(html).toContain(`src="${pictureInMail}"`);
		expect(html).toContain('alt="A moon"');
		expect(links(html).slice(0, 2)).toEqual(Array(2).fill(`${siteUrl}/blog/moon?from=moon`));
		expect(text).toContain(`Moon & sea\nA text.\n${siteUrl}/blog/moon?from=moon`);
	});

	it("is the title alone of an article that is to be short", async () => {
		const { html, text } = await finish(withPart({ ...article, excerpt: "" }));
		expect(html).not.toContain("<img");
		expect(text).toContain(`Moon & sea\n${siteUrl}/blog/moon?from=moon`);
	});

	it("says of an English article in a French letter that it is one", async () => {
		const { html, text } = await finish(withPart(article, "fr"));
		expect(html).toContain('<h2 lang="en"');
		expect(text).toContain("Moon & sea (En anglais)");
		expect((await finish(withPart(article))).text).not.toContain("In English");
	});

	it("is the coming tables, with what is known of each", async () => {
		const tables = [
			{ title: "Dinner", when: "Saturday 14 March, 6:30 pm", place: "Tamarin" },
			{ title: "Brunch", when: "", place: "" },
		];
		const { html, text } = await finish(withPart({ kind: "tables", tables }, "fr"));
		expect(text).toContain("Dinner · Saturday 14 March, 6:30 pm · Tamarin\nBrunch\n");
		expect(text).toContain(`${siteUrl}/fr/events/singlessocials?from=moon`);
		expect(links(html)).toContain(`${siteUrl}/fr/events/singlessocials?from=moon`);
	});

	it.each([
		["So it is.", "She", "So it is.\nShe\n"],
		["So it is.", "", "So it is.\n\n--"],
	])("is a quote with who said it, where that is known: %j, %j", async (said, source, expected) => {
		expect((await finish(withPart({ kind: "quote", text: said, source }))).text).toContain(expected);
	});

	it("is its picture, and in plain text what describes it", async () => {
		const { html, text } = await finish(withPart({ kind: "picture", imageUrl: picture, alt: "A lagoon" }));
		expect(html).toContain(`src="${pictureInMail}"`);
		expect(text).toContain("\nA lagoon\n");
	});

	it("shows no picture of another site", async () => {
		const stranger = "https://tracker.example/pixel.png";
		const words = `<p>Hello <img src="${stranger}" alt="x"> there</p>`;
		for (const part of [
			{ kind: "picture", imageUrl: stranger, alt: "x" },
			{ kind: "words", html: words },
		] as const) {
			expect((await finish(withPart(part))).html).not.toContain("tracker.example");
		}
	});
});

describe("the mail to one reader", () => {
	const to = {
		...{ email: "ann@a.example", unsubscribeToken: "ann-token", returnCode: "c".repeat(32) },
		date: new Date("2026-01-15T08:00:00.000Z"),
	};

	it("has the reader's own unsubscribe link everywhere, and no placeholder for it", async () => {
		const mails = open();
		const message = mails.address(await mails.finish(edition({ language: "fr" }), slugs), to);
		const leave = `${siteUrl}/fr/newsletter/unsubscribe?token=ann-token`;
		expect(message).toMatchObject({
			...{ to: "ann@a.example", subject: "Moon", date: to.date },
			messageId: `${"c".repeat(32)}@ensemble.example`,
			headers: {
				"List-Unsubscribe": `<${leave}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
				"List-Id": "<newsletter.ensemble.example>",
				"Content-Language": "fr",
			},
		});
		expect(links(message.html ?? "")).toContain(leave);
		expect(message.text).toContain(leave);
		expect(`${message.html}${message.text}`).not.toContain("unsubscribe-token-of-the-reader");
	});

	it.each([
		[undefined, undefined],
		["bounces@ensemble.example", `bounces+${"c".repeat(32)}@ensemble.example`],
	])("comes back to where its owner wants it: %s", async (bounceAddress, returnPath) => {
		const mails = open(bounceAddress);
		expect(mails.address(await mails.finish(edition(), slugs), to).returnPath).toBe(returnPath);
	});

	it.each([
		["en", "[Test] Moon"],
		["fr", "[Essai] Moon"],
	] as const)("is a test that says so, and unsubscribes nobody, in %s", async (language, subject) => {
		const mails = open();
		const message = await mails.test(
			await mails.finish(edition({ language }), slugs, "writer"),
			"o@o.example",
			to.date,
		);
		expect(message).toMatchObject({ to: "o@o.example", subject });
		expect(message.text).toMatch(/unsubscribe\?token=test\n/);
		expect(message.text).toMatch(language === "en" ? /lead nowhere/ : /ne mènent nulle part/);
		const other = await mails.test(await mails.finish(edition({ language }), slugs), "o@o.example", to.date);
		expect(other.messageId).not.toBe(message.messageId);
	});
});
