import { describe, expect, it } from "vitest";
import { shippedLook } from "#app/site/site-look.ts";
import { emailHtml } from "./email-html.server.ts";
import { type EmailTemplate, emailText } from "./email-text.server.ts";

const email = (change: Partial<EmailTemplate> = {}): EmailTemplate => ({
	...{
		name: "Ensemble",
		look: shippedLook,
		language: "en",
		subject: "A subject",
		preview: "A preview",
		title: "A *fine* title",
	},
	text: "One paragraph.",
	footer: { why: "You asked for it.", links: [], address: "Sent by Ensemble, Mauritius" },
	...change,
});
const link = { label: "Unsubscribe", url: "https://ensemble.example/newsletter/unsubscribe?token=a&b=c" };
const button = { label: "Confirm", url: "https://ensemble.example/newsletter/confirm?token=a&b=c" };
const facts = [
	{ label: "When", text: "Saturday" },
	{ label: "Where", text: "Tamarin" },
];
const plain = (change?: Partial<EmailTemplate>) => emailText(email(change), (label) => `${label}:`);
const written = (change?: Partial<EmailTemplate>) => emailHtml(email(change));

describe("a mail as plain text", () => {
	it("has a part a paragraph, without the marks of emphasis, and the footer below a line", () => {
		expect(plain()).toBe(
			"Ensemble\n\nA fine title\n\nOne paragraph.\n\n--\n\nYou asked for it.\n\nSent by Ensemble, Mauritius\n",
		);
	});

	it("has its facts in lines, and every link alone on its line", () => {
		const text = plain({ facts, button, note: "A note.", footer: { ...email().footer, links: [link] } });
		expect(text).toContain("\n\nWhen: Saturday\nWhere: Tamarin\n\n");
		expect(text).toContain(`\n\nConfirm:\n${button.url}\n\nA note.\n\n--\n`);
		expect(text).toContain(`\n\nUnsubscribe:\n${link.url}\n\n`);
	});

	it.each([{ facts: [] }, { note: "" }])("has no empty place for what is not there: %j", (change) => {
		expect(plain(change)).toBe(plain());
		expect(plain(change)).not.toContain("\n\n\n");
	});

	it("keeps what somebody wrote as it is: nothing in it is markup", () => {
		expect(plain({ text: "Hello <b>Ann</b> & Co" })).toContain("Hello <b>Ann</b> & Co");
	});
});

describe("a mail as HTML", () => {
	it("is a document in its language, with its subject as title and its preview at the beginning", async () => {
		const html = await written({ language: "fr" });
		expect(html).toMatch(/^<!doctype html>\n<html dir="ltr" lang="fr">/);
		expect(html).toContain("<title>A subject</title>");
		expect(html.indexOf("A preview")).toBeLessThan(html.indexOf("One paragraph."));
	});

	it("sets the phrase between asterisks in italic", async () => {
		expect(await written()).toContain("A <em>fine</em> title");
		expect(await written({ title: "Plain" })).not.toContain("<em>");
	});

	it.each(["name", "subject", "preview", "title", "text", "note"] as const)(
		"writes whatever stands in its %s as text",
		async (field) => {
			const html = await written({ [field]: '<img src=x onerror="alert(1)">&' });
			expect(html).not.toContain("<img");
			expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;");
		},
	);

	it("writes facts, links and the footer as text too", async () => {
		const hostile = '"><script>alert(1)</script>';
		const html = await written({
			facts: [{ label: hostile, text: hostile }],
			button: { label: hostile, url: `https://ensemble.example/${hostile}` },
			footer: { why: hostile, address: hostile, links: [{ label: hostile, url: hostile }] },
		});
		expect(html).not.toContain("<script");
		expect(html).not.toContain('"">');
	});

	it("leads where its button and its links say", async () => {
		const html = await written({ button, footer: { ...email().footer, links: [link] } });
		const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"));
		expect(hrefs).toEqual([button.url, link.url]);
	});

	it("has no button, table of facts or note where there is none", async () => {
		const bare = await written();
		expect(bare).not.toContain('class="button"');
		const rows = (html: string) => html.match(/<tr/g)?.length ?? 0;
		// A row a fact, the cell around them all, and the button's.
		expect(rows(await written({ facts, button })) - rows(bare)).toBe(4);
	});

	it("needs no picture, font or style sheet from anywhere", async () => {
		expect(await written({ facts, note: "A note." })).not.toMatch(
			/<img|<link|url\(|https?:|@import|@font-face/,
		);
	});

	it("keeps the line breaks of what its owner wrote", async () => {
		expect(await written({ text: "One\n\nTwo" })).toMatch(/white-space:pre-line[^>]*>One\n\nTwo</);
	});

	it("can be read in the dark: every coloured text has a class that the dark sheet knows", async () => {
		const html = await written({
			facts,
			button,
			note: "A note.",
			footer: { ...email().footer, links: [link] },
		});
		const [, sheet = ""] = /prefers-color-scheme: dark\) \{([\s\S]*?)\n\t\}/.exec(html) ?? [];
		const body = html.slice(html.indexOf("<body"));
		for (const [element] of body.matchAll(/<(?!a )\w+[^>]*;color:#[0-9a-f]{6}[^>]*>/g)) {
			const [, classes = ""] = /class="([^"]*)"/.exec(element) ?? [];
			const known = classes
				.split(" ")
				.filter((one) => sheet.includes(`.${one} {`) || sheet.includes(`.${one},`));
			expect(known.length, element).toBeGreaterThan(0);
		}
	});
});
