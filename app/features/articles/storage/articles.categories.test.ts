import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { generatedArticles } from "#server/seed/generated-articles.ts";
import { articlesStore } from "./articles.store.server.ts";

const whole = { title: "First dates", excerpt: "How to begin.", content: "Say hello.", published: true };

describe.each(bothEngines)("categories on %s", (engine) => {
	it("are listed once in the reader's language, and filter by any of their spellings", async () => {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const add = (category: string, more: object = {}) =>
			articles.saving.create(articleInput.parse({ ...whole, category, ...more }));
		await add("Inner work", { fr: { ...whole, category: "Travail sur soi" } });
		await add("Inner Work");
		await add("Éloges");
		await add("Dating well", { fr: { category: "Bien se rencontrer" } });
		await add("Hidden", { published: false });
		await add("");
		expect(await articles.categories.list("en")).toEqual([
			{ key: "dating-well", label: "Dating well", names: ["Dating well"] },
			{ key: "eloges", label: "Éloges", names: ["Éloges"] },
			{ key: "inner-work", label: "Inner Work", names: ["Inner Work", "Inner work"] },
		]);
		const inFrench = await articles.categories.list("fr");
		expect(inFrench.map(({ label }) => label)).toEqual(["Dating well", "Éloges", "Travail sur soi"]);
		expect(await articles.cards.count("fr", { categories: inFrench.at(-1)?.names })).toBe(2);
	});

	it("are those of all articles, whatever their order and number", async () => {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		await articles.bulk.create(generatedArticles(60, new Date("2026-11-20T08:00:00.000Z")));
		await articles.saving.create(articleInput.parse({ ...whole, category: "Unseen", published: false }));
		const all = await articles.reading.list({ publishedOnly: false });
		const published = await articles.reading.list({ publishedOnly: true });

		const written = (names: (string | undefined)[]) => [...new Set(names)].filter(Boolean).sort();
		expect(await articles.categories.listWritten()).toEqual({
			en: written(all.map(({ category }) => category)),
			fr: written(all.map(({ fr }) => fr?.category)),
		});
		const inEnglish = await articles.categories.list("en");
		expect(inEnglish.flatMap(({ names }) => names).sort()).toEqual(
			written(published.map(({ category }) => category)),
		);
		for (const { names, label } of await articles.categories.list("fr")) {
			const translated = published.find(({ category, fr }) => names.includes(category) && fr?.category);
			expect(label).toBe(translated?.fr?.category ?? names[0]);
		}
	});
});
