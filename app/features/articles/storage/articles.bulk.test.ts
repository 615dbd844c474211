import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const french = { title: "Été", excerpt: "Un extrait.", content: "Bonjour à tous.", tags: ["Amour"] };
const inputs = [
	{ title: "Summer", excerpt: "An excerpt.", content: "Hello **there**.", tags: ["Love"], published: true },
	{ title: "Summer", excerpt: "An excerpt.", content: "Hello again.", published: true, fr: french },
	{ title: "", content: "A thought." },
].map((input) => articleInput.parse(input));

describe.each(bothEngines)("many articles at once on %s", (engine) => {
	it("are stored as if each were created alone", async () => {
		const clock = steppingClock();
		const dates = inputs.map(() => clock());
		const [one, many] = [await freshDatabase(engine), await freshDatabase(engine)];
		const singly = articlesStore(one.db, clock);
		for (const [place, input] of inputs.entries())
			await singly.saving.create(input, { at: dates[place] ?? new Date() });
		const together = articlesStore(many.db, clock);
		await together.bulk.create(inputs.map((input, place) => ({ input, at: dates[place] ?? new Date() })));

		const contentOf = async (store: typeof singly) => {
			const articles = await store.reading.list({ publishedOnly: false });
			const versions = await Promise.all(articles.map(({ id }) => store.versions.listVersions(id)));
			const found = await Promise.all(
				["hello", "bonjour a", "love", "th"].flatMap((search) => [
					store.cards.count("en", { search }),
					store.cards.count("fr", { search }),
				]),
			);
			const tagged = await store.cards.count("fr", { tag: "amour" });
			return { articles: articles.map(({ id, ...rest }) => rest), versions, found, tagged };
		};
		expect(await contentOf(together)).toEqual(await contentOf(singly));
		expect((await contentOf(together)).found).toEqual([2, 1, 0, 1, 1, 1, 1, 1]);
	});

	it("avoid slugs that are taken, over more than one batch", async () => {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const { id } = await articles.saving.create(articleInput.parse({ ...inputs[0], title: "Former" }));
		await articles.saving.update(id, { ...articleInput.parse({ ...inputs[0], slug: "note-7" }), version: 1 });
		const at = new Date("2025-01-01T00:00:00.000Z");
		await articles.bulk.create(
			["Former", ...Array.from({ length: 220 }, (_, place) => `Note ${place % 210}`)].map((title) => ({
				input: articleInput.parse({ ...inputs[2], title }),
				at,
			})),
		);
		const slugs = (await articles.reading.list({ publishedOnly: false })).map(({ slug }) => slug);
		expect(slugs).toHaveLength(222);
		expect(new Set(slugs).size).toBe(222);
		expect(slugs).toEqual(expect.arrayContaining(["former-2", "note-7", "note-7-2", "note-7-3", "note-9-2"]));
	});
});
