import { describe, expect, it } from "vitest";
import { type Article, articleInput } from "#app/features/articles/article.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";

type Stores = Awaited<ReturnType<typeof testSite>>["stores"];

const words = { excerpt: "E", content: "Words.", category: "Evenings", published: true };

/** The centre of crops of an article's picture, wherever it is shown. */
async function cropsOf({ articles }: Stores, shown: Article, other: Article) {
	const text = await articles.texts.find(shown.slug, "en");
	const found = [
		await articles.cards.list("en", { limit: 9 }),
		await articles.related.list("en", other, 3),
		(await articles.reading.listSummaries({ publishedOnly: false })).entries,
		[text !== undefined && "text" in text ? text.text : undefined],
	];
	return found.map((list) => list.find((one) => one?.slug === shown.slug)?.imagePosition);
}

describe.each(engines)("crops of an article's picture, on %s", (engine) => {
	it("stay at its focal point as soon as that is chosen, and in its middle without one", async () => {
		const { stores } = await testSite({ engine });
		const { articles, media } = stores;
		const hash = await media.add({ bytes: Uint8Array.from([1]), width: 60, height: 90 });
		const imageUrl = imageUrlOf(hash);
		const shown = await articles.saving.create(articleInput.parse({ title: "Lagoon", imageUrl, ...words }));
		const other = await articles.saving.create(articleInput.parse({ title: "Moon", ...words }));
		expect(await cropsOf(stores, shown, other)).toEqual([undefined, undefined, undefined, undefined]);

		await media.setFocus(hash, { x: 0.4, y: 0.1 });
		expect(await cropsOf(stores, shown, other)).toEqual(Array(4).fill("40% 10%"));
		// One without a picture has none.
		expect((await articles.cards.list("en", { limit: 9 })).map((card) => card.imagePosition)).toContain(
			undefined,
		);

		await media.setFocus(hash, { x: 0.5, y: 0.5 });
		expect(await cropsOf(stores, shown, other)).toEqual([undefined, undefined, undefined, undefined]);
	});
});
