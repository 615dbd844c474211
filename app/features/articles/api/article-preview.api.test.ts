import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { articleHtml } from "#app/features/articles/rendering/article-html.server.ts";
import type { ImageAlts } from "#app/features/media/library-image.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/preview";
const markdown = "# Title\n\nSay **hello** to <u>all</u>.\n\n<script>alert(1)</script>";

describe("the preview", () => {
	it("is what readers will see", async () => {
		const { send, signIn } = await testSite();
		const answer = await send("POST", path, { markdown }, await signIn());
		expect(answer.status).toBe(200);
		const { html } = (await answer.json()) as { html: string };
		expect(html).toBe(articleHtml(markdown));
		expect(html).toContain("<strong>hello</strong>");
		expect(html).not.toContain("script");
	});

	it("describes pictures as the page does, in the language of the text", async () => {
		const { send, signIn, stores } = await testSite();
		const token = await signIn();
		const hash = await stores.media.add({ bytes: Uint8Array.from([1]), width: 60, height: 90 });
		await stores.media.describe(hash, { alt: "A boat", altFr: "Un bateau" });
		const pictures = `![](${imageUrlOf(hash)})\n\n![](${imageUrlOf(hash)}#decorative)`;
		const show = async (language?: string) => {
			const answer = await send("POST", path, { markdown: pictures, language }, token);
			const { html = "" } = (await answer.json()) as { html?: string };
			return [answer.status, ...[...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)];
		};
		expect(await show("fr")).toEqual([200, "Un bateau", ""]);
		expect(await show()).toEqual([200, "", ""]);
		expect(await show("de")).toEqual([400]);
	});

	it("lists the pictures without a description in the language of the text, as letters do", async () => {
		const { send, signIn, stores } = await testSite();
		const token = await signIn();
		const add = async (byte: number, alts: ImageAlts) => {
			const hash = await stores.media.add({ bytes: Uint8Array.from([byte]), width: 60, height: 90 });
			await stores.media.describe(hash, alts);
			return imageUrlOf(hash);
		};
		const boat = await add(1, { alt: "A boat", altFr: "" });
		const moon = await add(2, { alt: "", altFr: "" });
		const text = `![](${boat})\n\nOne ![](${moon}) two ![][m]\n\n![](${moon}#decorative)\n\n[m]: ${moon}`;
		const find = async (markdown: string, language?: string) => {
			const answer = await send("POST", `${path}/undescribed`, { markdown, language }, token);
			return answer.status === 200 ? await answer.json() : answer.status;
		};
		expect(await find(text, "en")).toEqual({ pictures: [moon] });
		expect(await find(text, "fr")).toEqual({ pictures: [boat, moon] });
		expect(await find(`![Here](${boat})\n\n    ![](${moon})`, "fr")).toEqual({ pictures: [] });
		expect([await find(text), await find("<u>".repeat(3_400), "en")]).toEqual([400, 400]);
		expect((await send("POST", `${path}/undescribed`, { markdown: text, language: "en" })).status).toBe(401);
	});

	it("is for the administrator alone", async () => {
		const { send } = await testSite();
		expect((await send("POST", path, { markdown })).status).toBe(401);
	});

	it("names the line of a text with too deep nesting, as saving does", async () => {
		const { send, signIn } = await testSite();
		const token = await signIn();
		const content = `One.\n\n${"<u>".repeat(3_400)}`;
		const answer = await send("POST", path, { markdown: content }, token);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ code: "text-too-nested", line: 3 });
		const saving = await send("POST", "/api/blog-posts", { title: "Nested", content }, token);
		expect(saving.status).toBe(400);
		expect(await saving.json()).toMatchObject({
			code: "text-too-nested",
			line: 3,
			fields: { content: expect.stringContaining("The English text") },
		});
	});

	it("refuses a text that could not be saved", async () => {
		const { send, signIn } = await testSite();
		const answer = await send("POST", path, { markdown: "x".repeat(200_001) }, await signIn());
		expect(answer.status).toBe(400);
	});
});

describe("the preview of a page", () => {
	const pagePath = "/api/admin/preview/page";
	const draft = {
		title: "Say <b>hello</b>",
		excerpt: "First words.",
		content: "**Hello** <script>alert(1)</script><img src=x onerror=alert(1)>",
		category: "Island life",
		tags: ["sea"],
	};

	/** Opens a site, whose administrator looks at what is written. */
	async function open() {
		const site = await testSite();
		const token = await site.signIn();
		const show = async (article: object, change: object = {}) => {
			const shown = { article, id: null, language: "en", written: "en", ...change };
			const answer = await site.send("POST", pagePath, shown, token);
			const { html } = answer.status === 200 ? ((await answer.json()) as { html: string }) : { html: "" };
			return { answer, html };
		};
		return { ...site, token, show };
	}

	it("is that of readers: head, date, picture, text, tags and what to read next", async () => {
		const { show, stores } = await open();
		const other = { ...articleInput.parse(draft), title: "Another", slug: "another", published: true };
		await stores.articles.saving.create(other);
		const imageUrl = `/media/${"a".repeat(64)}-1600.webp`;
		const publishAt = "2030-05-01T08:30:00.000Z";
		const { html } = await show({ ...draft, imageUrl, publishAt });
		for (const part of [
			"First words.",
			"1 May 2030",
			"<strong>Hello</strong>",
			imageUrl,
			">sea</a>",
			"Another",
		]) {
			expect(html).toContain(part);
		}
		expect((await show({ ...draft, publishAt, publishedOn: "2019-03-03" })).html).toContain("3 March 2019");
		expect(html).toContain("Say &lt;b&gt;hello&lt;/b&gt;</h1>");
		expect(html).not.toMatch(/<script|onerror/);
	});

	it("is dated as the saved article is, which is not offered below itself", async () => {
		const { show, stores } = await open();
		const input = { ...articleInput.parse(draft), title: "Live", slug: "live", published: true };
		const { id } = await stores.articles.saving.create(input, { at: new Date("2020-02-03T08:00:00Z") });
		const { html } = await show({ ...draft, title: "Changed" }, { id });
		expect(html).toContain("3 February 2020");
		expect(html).not.toContain("/blog/live");
	});

	it("is in either language, and marks the text of the other one", async () => {
		const { show } = await open();
		const french = await show(draft, { language: "fr" });
		expect(french.html).toContain('<h1 lang="en"');
		expect(french.html).toContain("Cet article n’a pas encore été traduit");
		const fr = { ...draft, title: "Bonjour" };
		const both = await show({ ...draft, fr }, { language: "fr" });
		expect(both.html).toContain("Bonjour</h1>");
		expect(both.html).not.toContain("Cet article n’a pas encore été traduit");
	});

	it("shows the text that is being written if none is complete", async () => {
		const { show } = await open();
		const fr = { ...draft, title: "Bonjour", excerpt: "" };
		const { html } = await show({ title: "Half", fr }, { written: "fr" });
		expect(html).toContain("Bonjour</h1>");
		expect((await show({ title: "Half", fr })).html).toContain("Half</h1>");
	});

	it("is for the administrator alone, and stores nothing", async () => {
		const { send, show, stores } = await open();
		const shown = { article: draft, id: null, language: "en", written: "en" };
		expect((await send("POST", pagePath, shown)).status).toBe(401);
		await show(draft);
		expect(await stores.articles.reading.list({ publishedOnly: false })).toEqual([]);
	});

	it("names the error of a text, as saving does", async () => {
		const { show } = await open();
		const nested = await show({ ...draft, content: `One.\n\n${"<u>".repeat(3_400)}` });
		expect(nested.answer.status).toBe(400);
		expect(await nested.answer.json()).toMatchObject({ code: "text-too-nested", line: 3 });
		expect((await show({ ...draft, content: "x".repeat(200_001) })).answer.status).toBe(400);
		expect((await show(draft, { language: "de" })).answer.status).toBe(400);
		expect((await show(draft, { id: "none" })).answer.status).toBe(404);
	});
});
