import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const english = { title: "First dates", excerpt: "How to begin.", content: "Say hello.", category: "Advice" };
const french = {
	title: "Premier rendez-vous",
	excerpt: "Comment commencer.",
	content: "Dites **bonjour**.",
	category: "Conseils",
	tags: ["Rencontre"],
};
const frenchAlone = articleInput.parse({ fr: french, published: true });

describe.each(engines)("an article in French alone on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		return { db, articles: articlesStore(db, steppingClock()) };
	}

	it("is read by all, in French, at an address made of its title", async () => {
		const { articles } = await open();
		const created = await articles.saving.create(frenchAlone);
		expect(created).toMatchObject({ slug: "premier-rendez-vous", title: "", fr: { title: french.title } });
		for (const language of ["en", "fr"] as const) {
			const found = await articles.texts.find("premier-rendez-vous", language);
			expect(found).toMatchObject({
				text: { title: french.title, language: "fr", categoryKey: "conseils", tags: ["Rencontre"] },
			});
			expect(found).toHaveProperty("text.html", expect.stringContaining("<strong>bonjour</strong>"));
			const [card] = await articles.cards.list(language, { limit: 1, tag: "rencontre" });
			expect(card).toMatchObject({ title: french.title, excerpt: french.excerpt, language: "fr" });
			expect(await articles.cards.count(language, { search: "bonjour" })).toBe(1);
			const [syndicated] = await articles.syndication.listTexts(language, { limit: 1 });
			expect(syndicated).toMatchObject({ title: french.title, language: "fr" });
		}
	});

	it("shows nothing of an incomplete English text", async () => {
		const { articles } = await open();
		const half = { ...english, content: "", category: "Secret", tags: ["hidden"] };
		const input = articleInput.parse({ ...half, fr: french, published: true });
		const created = await articles.saving.create(input);
		await articles.bulk.create([{ input, at: new Date("2025-01-01T00:00:00.000Z") }]);
		const slugs = (await articles.reading.list({ publishedOnly: true })).map(({ slug }) => slug);
		expect(slugs).toEqual(["premier-rendez-vous", "premier-rendez-vous-2"]);
		const [card] = await articles.cards.list("en", { limit: 1 });
		expect(card).toMatchObject({ title: french.title, category: "Conseils", language: "fr" });
		expect(await articles.cards.count("en", { tag: "hidden" })).toBe(0);
		expect(await articles.cards.count("en", { search: "first dates" })).toBe(0);
		const [seen] = (await articles.reading.listPage({ publishedOnly: true })).entries;
		expect(seen).toMatchObject({ title: "", category: "", fr: { title: french.title } });
		const [listed] = (await articles.reading.listSummaries({ publishedOnly: true })).entries;
		expect(listed).toMatchObject({ title: french.title, language: "fr" });
		expect(await articles.reading.get(created.id)).toMatchObject({
			title: "First dates",
			category: "Secret",
		});
	});

	it("is English for English readers once that text is complete, and French again without it", async () => {
		const { articles } = await open();
		const created = await articles.saving.create(frenchAlone);
		const change = { ...frenchAlone, slug: created.slug };
		const translated = await articles.saving.update(created.id, { ...change, ...english, version: 1 });
		expect(await articles.texts.find(created.slug, "en")).toMatchObject({ text: { language: "en" } });
		expect(await articles.texts.find(created.slug, "fr")).toMatchObject({ text: { language: "fr" } });
		expect(translated).toMatchObject({ title: "First dates", publishedAt: created.publishedAt });
		await articles.saving.update(created.id, { ...change, version: 2 });
		expect(await articles.texts.find(created.slug, "en")).toMatchObject({ text: { language: "fr" } });
	});

	it("has its language in the list, and the state of each language", async () => {
		const { articles } = await open();
		await articles.saving.create(frenchAlone);
		await articles.saving.create(articleInput.parse({ ...english, fr: { title: "Premier" } }));
		await articles.saving.create(articleInput.parse({ fr: { title: "Brouillon" } }));
		const { entries } = await articles.reading.listSummaries({ publishedOnly: false });
		expect(entries).toMatchObject([
			{ title: "Brouillon", language: "fr", states: { en: "missing", fr: "incomplete" } },
			{ title: "First dates", language: "en", states: { en: "complete", fr: "incomplete" } },
			{ title: french.title, language: "fr", states: { en: "missing", fr: "complete" } },
		]);
	});

	it("is in the category that its French name translates", async () => {
		const { articles } = await open();
		await articles.saving.create(frenchAlone);
		expect(await articles.categories.list("en")).toEqual([
			{ key: "conseils", label: "Conseils", names: ["Conseils"] },
		]);
		await articles.saving.create(articleInput.parse({ ...english, fr: french, published: true }));
		const names = ["Advice", "Conseils"];
		expect(await articles.categories.list("en")).toEqual([{ key: "advice", label: "Advice", names }]);
		expect(await articles.categories.list("fr")).toEqual([{ key: "advice", label: "Conseils", names }]);
		expect(await articles.cards.count("fr", { categories: names })).toBe(2);
	});

	it("keeps its title and its words in the history, and names its images", async () => {
		const { articles } = await open();
		const imageUrl = `/media/${"a".repeat(64)}-800.webp`;
		const { id } = await articles.saving.create({ ...frenchAlone, imageUrl });
		expect(await articles.versions.listVersions(id)).toMatchObject([{ title: french.title, words: 2 }]);
		expect((await articles.images.listImageUses()).get("a".repeat(64))).toMatchObject([
			{ title: french.title },
		]);
	});

	it("publishes itself at its time like any other", async () => {
		const { db } = await freshDatabase(engine);
		let now = new Date("2026-11-22T08:00:00.000Z");
		const articles = articlesStore(db, () => now);
		const publishAt = "2026-11-23T08:00:00.000Z";
		await articles.saving.create({ ...frenchAlone, published: false, publishAt });
		now = new Date(publishAt);
		expect(await articles.schedule.publishDue()).toBe(1);
		expect(await articles.cards.list("en", { limit: 1 })).toMatchObject([{ title: french.title }]);
	});
});
