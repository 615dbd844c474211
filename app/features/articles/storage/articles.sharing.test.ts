import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { imageReplacement } from "#server/composition/image-replacement.ts";
import { testSite } from "#server/testing/test-site.ts";

const picture = imageUrlOf("a".repeat(64));
const own = { searchTitle: "Meeting people", searchDescription: "Ten questions." };
const french = { title: "Premier", excerpt: "Un mot.", content: "Bonjour." };
const article = articleInput.parse({
	...{ title: "First dates", excerpt: "How.", content: "Text.", published: true },
	...own,
	sharePicture: picture,
	fr: french,
});

describe.each(engines)("what search engines and shared links show of an article, on %s", (engine) => {
	async function open() {
		const { stores } = await testSite({ engine });
		const { id } = await stores.articles.saving.create(article);
		const shown = async (slug: string, language: "en" | "fr") => {
			const found = await stores.articles.texts.find(slug, language);
			if (found === undefined || !("text" in found)) return undefined;
			const { searchTitle, searchDescription, sharePicture } = found.text;
			return { searchTitle, searchDescription, sharePicture };
		};
		return { stores, articles: stores.articles, id, shown };
	}

	it("is from the text that a reader sees, never from another language's", async () => {
		const { articles, id, shown } = await open();
		expect(await shown("first-dates", "en")).toEqual({ ...own, sharePicture: picture });
		const blank = { searchTitle: "", searchDescription: "", sharePicture: picture };
		expect(await shown("first-dates", "fr")).toEqual(blank);
		const fr = { ...french, searchTitle: "Rencontrer", searchDescription: "Dix questions." };
		await articles.saving.update(id, { ...articleInput.parse({ ...article, fr }), version: 1 });
		expect(await shown("first-dates", "fr")).toMatchObject({ searchTitle: "Rencontrer" });
		// A translation that is not whole yet shows nothing of itself.
		const half = articleInput.parse({ ...article, fr: { ...fr, content: "" } });
		await articles.saving.update(id, { ...half, version: 2 });
		expect(await shown("first-dates", "fr")).toEqual({ ...own, sharePicture: picture });
		const lists = [
			await articles.cards.list("en", { limit: 9 }),
			await articles.reading.listSummaries({ publishedOnly: true }),
		];
		expect(JSON.stringify(lists)).not.toMatch(/Meeting people|Ten questions/);
	});

	it("is in versions, in corrections that wait and in what is restored after its deletion", async () => {
		const { articles, id, shown } = await open();
		const changed = { ...article, searchTitle: "Dinner", searchDescription: "", sharePicture: null };
		await articles.corrections.save(id, { ...changed, version: 1 });
		expect(await shown("first-dates", "en")).toEqual({ ...own, sharePicture: picture });
		expect(await articles.corrections.find(id)).toMatchObject({ searchTitle: "Dinner", sharePicture: null });
		await articles.saving.update(id, { ...changed, version: 2 });
		const now = { searchTitle: "Dinner", searchDescription: "", sharePicture: null };
		expect(await shown("first-dates", "en")).toEqual(now);
		expect(await articles.versions.getVersion(id, 1)).toMatchObject({
			input: { ...own, sharePicture: picture },
		});
		await articles.saving.update(id, { ...article, version: 3 });
		await articles.deletion.remove(id);
		await articles.deletion.restore(id);
		expect(await articles.reading.get(id)).toMatchObject({ ...own, sharePicture: picture, published: true });
		expect(await shown("first-dates", "en")).toEqual({ ...own, sharePicture: picture });
	});

	it("needs its picture, also in corrections and versions, and follows its replacement", async () => {
		const { stores, articles, id } = await open();
		const add = (byte: number) =>
			stores.media.add({ bytes: Uint8Array.from([byte]), width: 1_200, height: 800 });
		const [from, to] = [await add(1), await add(2)];
		const shared = { ...article, sharePicture: imageUrlOf(from) };
		await articles.saving.update(id, { ...shared, version: 1 });
		const uses = async (hash: string) => (await articles.images.listImageUses(hash)).get(hash);
		expect(await uses(from)).toEqual([{ id, title: "First dates", place: "website" }]);
		await stores.articleCopies.save("new", {
			draft: { ...blankDraft, title: "Typed", sharePicture: imageUrlOf(from) },
			version: null,
		});
		expect(await imageReplacement(stores)({ from, to })).toBe(1);
		expect(await articles.reading.get(id)).toMatchObject({ sharePicture: imageUrlOf(to), version: 3 });
		const copy = await stores.articleCopies.find("new");
		expect(copy).toMatchObject({ draft: { title: "Typed", sharePicture: imageUrlOf(to) } });
		expect((await uses(to))?.map(({ place }) => place)).toEqual(["website", "copy"]);
		expect((await uses(from))?.map(({ place }) => place)).toEqual(["version"]);
	});
});
