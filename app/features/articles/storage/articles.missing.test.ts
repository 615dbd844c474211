import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import type { ListedPage } from "./articles.reading.server.ts";
import { articlesStore } from "./articles.store.server.ts";

const texts = (title: string) => ({ title, excerpt: "A text.", content: "Words." });

describe.each(engines)("articles that lack a language on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const add = (input: object) => articles.saving.create(articleInput.parse({ published: true, ...input }));
		await add({ ...texts("Both"), fr: texts("Les deux") });
		await add({ ...texts("English"), fr: { title: "Commencé" } });
		await add({ ...texts("English draft"), published: false });
		await add({ fr: texts("Français") });
		/** The titles of a list, and its count, which must agree. */
		return async (asked: Partial<ListedPage>): Promise<string[]> => {
			const page = { publishedOnly: false, limit: 50, ...asked };
			const { entries } = await articles.reading.listSummaries(page);
			expect(await articles.reading.count(page)).toBe(entries.length);
			const whole = await articles.reading.listPage(page);
			expect(whole.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
			return entries.map(({ title }) => title);
		};
	}

	it("are those without a complete text in it", async () => {
		const titles = await open();
		expect(await titles({ missing: "fr" })).toEqual(["English draft", "English"]);
		expect(await titles({ missing: "en" })).toEqual(["Français"]);
		expect(await titles({})).toHaveLength(4);
	});

	it("are found within a status, a search, and what visitors may see", async () => {
		const titles = await open();
		expect(await titles({ missing: "fr", status: "published" })).toEqual(["English"]);
		expect(await titles({ missing: "fr", status: "draft" })).toEqual(["English draft"]);
		expect(await titles({ missing: "fr", search: "draft" })).toEqual(["English draft"]);
		expect(await titles({ missing: "fr", search: "both" })).toEqual([]);
		expect(await titles({ missing: "fr", publishedOnly: true })).toEqual(["English"]);
	});

	it("come page by page, none of them twice", async () => {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		for (const title of ["One", "Two", "Three"]) {
			await articles.saving.create(articleInput.parse(texts(title)));
			await articles.saving.create(articleInput.parse({ ...texts("Between"), fr: texts("Entre") }));
		}
		const asked = { publishedOnly: false, missing: "fr", limit: 2 } as const;
		const first = await articles.reading.listSummaries(asked);
		const second = await articles.reading.listSummaries({ ...asked, cursor: first.next });
		const found = [...first.entries, ...second.entries].map(({ title }) => title);
		expect(found).toEqual(["Three", "Two", "One"]);
		expect(second.next).toBeUndefined();
	});
});
