import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { rendererVersion } from "#app/features/articles/rendered-text.ts";
import { textRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { atOneVersion, htmlOf } from "./articles.html.server.ts";
import { articlesStore } from "./articles.store.server.ts";

const fr = { title: "Aube", excerpt: "Un extrait.", content: "*Bonjour*." };
const whole = { title: "Dawn", excerpt: "An excerpt.", content: "*Hello*.", published: true };
/** Ten thousand characters of tags within one another: a page of them ended the stack. */
const nested = "<u>".repeat(3_400);

describe.each(engines)("the HTML of articles on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const shown = async (language: "en" | "fr" = "en") => {
			const found = await articles.texts.find("dawn", language);
			return found !== undefined && "text" in found ? found.text.html : undefined;
		};
		const stored = () =>
			db
				.selectFrom("article_html")
				.select(["language", "article_version", "renderer_version", "html"])
				.orderBy("language")
				.execute();
		return { db, articles, shown, stored };
	}

	it("is stored with each saving, in each language", async () => {
		const { articles, stored, shown } = await open();
		const { id } = await articles.saving.create(articleInput.parse({ ...whole, fr }));
		const renderer_version = rendererVersion;
		expect(await stored()).toEqual([
			{ language: "en", article_version: 1, renderer_version, html: "<p><em>Hello</em>.</p>" },
			{ language: "fr", article_version: 1, renderer_version, html: "<p><em>Bonjour</em>.</p>" },
		]);
		await articles.saving.update(id, { ...articleInput.parse({ ...whole, content: "Anew." }), version: 1 });
		expect(await stored()).toEqual([
			{ language: "en", article_version: 2, renderer_version, html: "<p>Anew.</p>" },
		]);
		expect(await shown("fr")).toBe("<p>Anew.</p>");
		await articles.deletion.remove(id);
		expect(await stored()).toEqual([]);
	});

	it("is shown as an older renderer made it, and rendered if it is missing or of another text", async () => {
		const { db, articles, shown } = await open();
		await articles.saving.create(articleInput.parse({ ...whole, fr }));
		await db.updateTable("article_html").set({ renderer_version: 0, html: "<p>Old.</p>" }).execute();
		expect(await shown()).toBe("<p>Old.</p>");
		await db.updateTable("article_html").set({ article_version: 0 }).execute();
		expect(await shown("fr")).toBe("<p><em>Bonjour</em>.</p>");
		await db.deleteFrom("article_html").execute();
		expect(await shown()).toBe("<p><em>Hello</em>.</p>");
	});

	it("is of the version whose title was read, also if the article is saved in between", async () => {
		const { db, articles } = await open();
		const input = articleInput.parse({ ...whole, fr });
		const { id } = await articles.saving.create(input);
		const versions: number[] = [];
		const read = async () => {
			const { version } = await articles.reading.get(id);
			versions.push(version);
			// The second saving has no French text any more.
			if (version === 1) await articles.saving.update(id, { ...input, content: "Two.", version });
			if (version === 2) await articles.saving.update(id, { ...input, content: "Three.", fr: null, version });
			return htmlOf(db, textRenderer(), [{ id, version, language: version < 3 ? "fr" : "en" }]);
		};
		expect((await atOneVersion(read)).get(id)).toBe("<p>Three.</p>");
		expect(versions).toEqual([1, 2, 3]);
	});

	it("shows a text that was stored before and cannot be rendered as plain text, in feeds too", async () => {
		const { db, articles, shown } = await open();
		await articles.saving.create(articleInput.parse(whole));
		await db
			.updateTable("article_texts")
			.set({ content: `${nested} & more\n\nafter` })
			.execute();
		await db.deleteFrom("article_html").execute();
		const plain = `<p>${"&lt;u>".repeat(3_400)} &amp; more</p>\n<p>after</p>`;
		expect(await shown()).toBe(plain);
		expect((await articles.syndication.listTexts("fr", { limit: 20 })).map(({ html }) => html)).toEqual([
			plain,
		]);
		await articles.html.remake("", async () => undefined);
		expect(await shown()).toBe(plain);
	});

	it("refuses a text that cannot be rendered, and leaves what was saved", async () => {
		const { articles, shown } = await open();
		const input = articleInput.parse({ ...whole, fr });
		const { id } = await articles.saving.create(input);
		const hostile = { ...(input.fr ?? input), content: `Bonjour.\n\n${nested}` };
		await expect(articles.saving.update(id, { ...input, fr: hostile, version: 1 })).rejects.toMatchObject({
			status: 400,
			code: "text-too-nested",
			message: expect.stringMatching(/^The French text .* at line 3/),
			fields: { "fr.content": expect.stringContaining("line 3") },
			more: { line: 3 },
		});
		await expect(articles.saving.create({ ...input, content: nested })).rejects.toMatchObject({
			fields: { content: expect.stringContaining("The English text") },
		});
		const many = [{ input: { ...input, content: nested }, at: new Date(0) }];
		await expect(articles.bulk.create(many)).rejects.toMatchObject({ code: "text-too-nested" });
		expect(await shown("fr")).toBe("<p><em>Bonjour</em>.</p>");
		expect(await articles.reading.list({ publishedOnly: false })).toHaveLength(1);
	});

	it("goes with a publication on time", async () => {
		const { db } = await freshDatabase(engine);
		let now = new Date("2026-03-01T00:00:00Z");
		const articles = articlesStore(db, () => now);
		const at = "2026-03-02T00:00:00Z";
		await articles.saving.create(articleInput.parse({ ...whole, published: false, publishAt: at }));
		now = new Date("2026-03-03T00:00:00Z");
		expect(await articles.schedule.publishDue()).toBe(1);
		const rows = await db.selectFrom("article_html").select(["article_version", "html"]).execute();
		expect(rows).toEqual([{ article_version: 2, html: "<p><em>Hello</em>.</p>" }]);
	});
});

it("the HTML of an article is not rendered again for each reader", async () => {
	const { db } = await freshDatabase("sqlite");
	const renderer = textRenderer();
	let renderings = 0;
	const counted = {
		...renderer,
		render: async (markdown: string) => {
			renderings += 1;
			return renderer.render(markdown);
		},
		renderStored: async (markdown: string) => {
			renderings += 1;
			return renderer.renderStored(markdown);
		},
	};
	const articles = articlesStore(db, steppingClock(), { textRenderer: counted });
	await articles.saving.create(articleInput.parse(whole));
	for (const language of ["en", "fr"] as const) {
		await articles.texts.find("dawn", language);
		await articles.syndication.listTexts(language, { limit: 20 });
	}
	expect(renderings).toBe(0);
});
