import { describe, expect, it } from "vitest";
import { type ArticleInput, articleInput, publicArticle } from "#app/features/articles/article.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const english = { title: "The sea", excerpt: "In short.", content: "Words." };
const french = { title: "La mer", excerpt: "En bref.", content: "Des mots." };
const both = (changes: object = {}) => articleInput.parse({ ...english, fr: french, ...changes });

describe.each(engines)("the changes of an article's texts on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const articles = articlesStore(db, clock);
		/** The versions of the texts after a saving. */
		const save = async (id: string, input: ArticleInput) => {
			const { version } = await articles.reading.get(id);
			const saved = await articles.saving.update(id, { ...input, version });
			expect(await articles.reading.get(id)).toEqual(saved);
			return saved.textVersions;
		};
		const outdated = async (language: "en" | "fr", publishedOnly = false) => {
			const asked = { publishedOnly, outdated: language };
			const { entries } = await articles.reading.listSummaries(asked);
			expect(await articles.reading.count(asked)).toBe(entries.length);
			expect(entries.every((entry) => entry.outdated.includes(language))).toBe(true);
			return entries.map(({ title }) => title);
		};
		return { articles, advance, save, outdated };
	}

	it("are recorded as the version in which each was last changed", async () => {
		const { articles, save } = await open();
		const { id, textVersions } = await articles.saving.create(both());
		expect(textVersions).toEqual({ en: 1, fr: 1 });
		expect(await save(id, both())).toEqual({ en: 1, fr: 1 });
		// Neither an address nor the publication belongs to a text.
		const originalUrl = "https://revue.example/";
		const moved = { slug: "sea", published: true, originalUrl, fr: { ...french, slug: "mer" } };
		expect(await save(id, both(moved))).toEqual({ en: 1, fr: 1 });
		expect(await save(id, both({ content: "Other words." }))).toEqual({ en: 4, fr: 1 });
		const tagged = both({ content: "Other words.", fr: { ...french, tags: ["mer"] } });
		expect(await save(id, tagged)).toEqual({ en: 5, fr: 5 });
		expect(await save(id, both({ fr: null }))).toEqual({ en: 6, fr: 0 });
		expect(await save(id, articleInput.parse({ fr: french }))).toEqual({ en: 0, fr: 7 });
	});

	it("are of the same version once a text has followed the other: later translated, or brought up to date", async () => {
		const { articles, save, outdated } = await open();
		const { id } = await articles.saving.create(articleInput.parse(english));
		expect(await save(id, both({ fr: { title: "La mer" } }))).toEqual({ en: 1, fr: 2 });
		expect(await save(id, both())).toEqual({ en: 3, fr: 3 });
		expect(await save(id, both({ content: "Other words." }))).toEqual({ en: 4, fr: 3 });
		expect(await outdated("fr")).toEqual(["The sea"]);
		const followed = both({ content: "Other words.", fr: { ...french, content: "Autres mots." } });
		expect(await save(id, followed)).toEqual({ en: 5, fr: 5 });
		expect([await outdated("fr"), await outdated("en")]).toEqual([[], []]);
	});

	it("tell which complete text is older than the other", async () => {
		const { articles, save, outdated } = await open();
		const { id } = await articles.saving.create(both({ published: true }));
		const draft = await articles.saving.create(both({ title: "A draft" }));
		const half = await articles.saving.create(both({ title: "Half", fr: { title: "Moitié" } }));
		expect([await outdated("fr"), await outdated("en")]).toEqual([[], []]);
		for (const one of [draft.id, half.id]) {
			await save(one, both({ title: "Newer", fr: one === half.id ? { title: "Moitié" } : french }));
		}
		await save(id, both({ published: true, fr: { ...french, content: "Autres mots." } }));
		expect([await outdated("fr"), await outdated("en")]).toEqual([["Newer"], ["The sea"]]);
		expect([await outdated("fr", true), await outdated("en", true)]).toEqual([[], ["The sea"]]);
		await save(draft.id, both({ title: "Newer", fr: { ...french, title: "Neuf" } }));
		expect(await outdated("fr")).toEqual([]);
	});

	it("are none when an article publishes itself, is deleted or restored", async () => {
		const { articles, advance, save } = await open();
		const { id } = await articles.saving.create(both());
		const waiting = both({ title: "Changed", publishAt: "2026-12-01T08:00:00.000Z" });
		expect(await save(id, waiting)).toEqual({ en: 2, fr: 1 });
		advance(400 * 24 * 60 * 60_000);
		expect(await articles.schedule.publishDue()).toBe(1);
		expect((await articles.reading.get(id)).textVersions).toEqual({ en: 2, fr: 1 });
		await articles.deletion.remove(id);
		await articles.deletion.restore(id);
		expect((await articles.reading.get(id)).textVersions).toEqual({ en: 2, fr: 1 });
	});

	it("tell visitors nothing about an incomplete text", async () => {
		const { articles } = await open();
		const begun = await articles.saving.create(both({ published: true, fr: { title: "Secret" } }));
		expect(begun.textVersions).toEqual({ en: 1, fr: 1 });
		expect(publicArticle(begun).textVersions).toEqual({ en: 1, fr: 0 });
	});
});
