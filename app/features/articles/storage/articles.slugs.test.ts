import { describe, expect, it } from "vitest";
import { type ArticleInput, articleInput, slugsOf } from "#app/features/articles/article.ts";
import { languages } from "#app/site/site-config.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const english = { title: "The sea", excerpt: "In short.", content: "Words." };
const french = { title: "La mer", excerpt: "En bref.", content: "Des mots." };
const both = (slug: string, own: string, changes: object = {}) =>
	articleInput.parse({ ...english, slug, published: true, fr: { ...french, slug: own }, ...changes });

describe.each(bothEngines)("the slugs of an article's languages on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		/**
		 * Returns the answer of an address in each language: `200` and the language of the text, or
		 * the redirect.
		 */
		async function answers(...keys: string[]) {
			const found: string[] = [];
			for (const key of keys) {
				for (const language of languages) {
					const answer = await articles.texts.find(key, language);
					const outcome =
						answer && ("text" in answer ? `is ${answer.text.language}` : `to ${answer.movedTo}`);
					found.push(`${language}/${key} ${outcome ?? "is missing"}`);
				}
			}
			return found;
		}
		const change = async (key: string, input: ArticleInput) => {
			const { id, version } = await articles.reading.get(key);
			return articles.saving.update(id, { ...input, version });
		};
		return { articles, answers, change };
	}

	it("lead to the text of each language, and from one's address to the other's", async () => {
		const { articles, answers } = await open();
		const created = await articles.saving.create(both("the-sea", "la-mer"));
		expect(created).toMatchObject({ slug: "the-sea", fr: { slug: "la-mer" } });
		expect(await answers("the-sea", "la-mer")).toEqual([
			"en/the-sea is en",
			"fr/the-sea to la-mer",
			"en/la-mer to the-sea",
			"fr/la-mer is fr",
		]);
		for (const key of ["la-mer", "the-sea", created.id])
			expect(await articles.reading.get(key)).toEqual(created);
		const [text] = await articles.syndication.listTexts("fr", { limit: 1 });
		const [card] = await articles.cards.list("fr", { limit: 1 });
		expect([text?.slug, card?.slug]).toEqual(["la-mer", "la-mer"]);
		expect(await articles.texts.find("la-mer", "fr")).toMatchObject({
			text: { slug: "la-mer" },
			slugs: { en: "the-sea", fr: "la-mer" },
		});
		const [address] = await articles.syndication.listAddresses({ limit: 9 });
		const slugs = { en: "the-sea", fr: "la-mer" };
		expect(address).toEqual({ slugs, listedIn: ["en", "fr"], updatedAt: created.updatedAt, imageUrl: null });
		expect(await articles.related.list("fr", text ?? created, 3)).toEqual([]);
	});

	it("redirect once the article was public, and stay without a change", async () => {
		const { answers, articles, change } = await open();
		await articles.saving.create(both("the-sea", "la-mer"));
		const renamed = await change("the-sea", both("at-sea", "en-mer"));
		expect(slugsOf(renamed)).toEqual({ en: "at-sea", fr: "en-mer" });
		expect(await answers("the-sea", "la-mer", "at-sea")).toEqual([
			"en/the-sea to at-sea",
			"fr/the-sea to en-mer",
			"en/la-mer to at-sea",
			"fr/la-mer to en-mer",
			"en/at-sea is en",
			"fr/at-sea to en-mer",
		]);
		expect(slugsOf(await change("at-sea", both("", "")))).toEqual({ en: "at-sea", fr: "en-mer" });
		const swapped = await change("at-sea", both("en-mer", "at-sea"));
		expect(slugsOf(swapped)).toEqual({ en: "en-mer", fr: "at-sea" });
		expect(await answers("en-mer", "la-mer")).toEqual([
			"en/en-mer is en",
			"fr/en-mer to at-sea",
			"en/la-mer to en-mer",
			"fr/la-mer to at-sea",
		]);
		const shared = await change("en-mer", both("the-sea", "the-sea"));
		expect(shared).toMatchObject({ slug: "the-sea", fr: { slug: "" } });
		expect(await answers("the-sea", "at-sea")).toEqual([
			"en/the-sea is en",
			"fr/the-sea is fr",
			"en/at-sea to the-sea",
			"fr/at-sea to the-sea",
		]);
	});

	it("are one slug again when a translation is given the article's, and its former one redirects", async () => {
		const { articles, answers, change } = await open();
		await articles.saving.create(both("the-sea", "la-mer"));
		expect(await change("the-sea", both("the-sea", "the-sea"))).toMatchObject({ fr: { slug: "" } });
		expect(await answers("the-sea", "la-mer")).toEqual([
			"en/the-sea is en",
			"fr/the-sea is fr",
			"en/la-mer to the-sea",
			"fr/la-mer to the-sea",
		]);
	});

	it("lead to no incomplete text, and remember where it was", async () => {
		const { answers, articles, change } = await open();
		const half = { fr: { ...french, excerpt: "", slug: "la-mer" } };
		await articles.saving.create(both("the-sea", "", half));
		expect(await answers("the-sea", "la-mer")).toEqual([
			"en/the-sea is en",
			"fr/the-sea is en",
			"en/la-mer is missing",
			"fr/la-mer is missing",
		]);
		const [summary] = (await articles.reading.listSummaries({ publishedOnly: true })).entries;
		expect(summary?.slug).toBe("the-sea");
		await change("the-sea", both("", ""));
		expect(await answers("la-mer", "the-sea")).toContain("fr/la-mer is fr");
		for (const gone of [half, { fr: null }]) {
			await change("the-sea", both("", "", gone));
			expect(await answers("la-mer")).toEqual(["en/la-mer to the-sea", "fr/la-mer to the-sea"]);
		}
		const other = await articles.saving.create(both("la-mer-2", "", { title: "Other" }));
		await expect(change(other.id, both("la-mer", ""))).rejects.toMatchObject({ status: 409 });
	});

	it("belong to the one language that an article is written in, for all readers", async () => {
		const { answers, articles, change } = await open();
		const alone = { title: "", excerpt: "", content: "" };
		await articles.saving.create(both("", "la-mer", alone));
		expect(await answers("la-mer")).toEqual(["en/la-mer is fr", "fr/la-mer is fr"]);
		await change("la-mer", both("", "en-mer", alone));
		expect(await answers("la-mer", "en-mer")).toEqual([
			"en/la-mer to en-mer",
			"fr/la-mer to en-mer",
			"en/en-mer is fr",
			"fr/en-mer is fr",
		]);
		expect((await articles.reading.listSummaries({ publishedOnly: true })).entries[0]?.slug).toBe("en-mer");
		const translated = await change("en-mer", both("the-sea", ""));
		expect(slugsOf(translated)).toEqual({ en: "the-sea", fr: "en-mer" });
		expect(await answers("en-mer", "la-mer")).toEqual([
			"en/en-mer to the-sea",
			"fr/en-mer is fr",
			"en/la-mer to the-sea",
			"fr/la-mer to en-mer",
		]);
	});

	it("cannot be another article's, in any language; the error names a free one", async () => {
		const { articles } = await open();
		await articles.saving.create(both("the-sea", "la-mer"));
		for (const [slug, own, field, free] of [
			["la-mer", "", "slug", "la-mer-2"],
			["moon", "la-mer", "fr.slug", "la-mer-2"],
			["moon", "the-sea", "fr.slug", "the-sea-2"],
		] as const) {
			await expect(articles.saving.create(both(slug, own))).rejects.toMatchObject({
				status: 409,
				code: "slug-taken",
				fields: { [field]: expect.stringContaining(free) },
				more: { suggestion: free },
			});
		}
		const outcomes = await Promise.allSettled(
			["a", "b", "c"].map((slug) => articles.saving.create(both(slug, "lune"))),
		);
		expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
		const derived = articleInput.parse({ ...english, title: "La mer", published: true });
		expect((await articles.saving.create(derived)).slug).toBe("la-mer-2");
		await articles.bulk.create(
			[both("the-sea", "la-mer"), both("x", "lune"), both("y", "y")].map((input) => ({
				input,
				at: new Date(0),
			})),
		);
		const added = (await articles.reading.list({ publishedOnly: true })).slice(-3).map(slugsOf);
		expect(added).toEqual(
			expect.arrayContaining([
				{ en: "the-sea-2", fr: "la-mer-3" },
				{ en: "x", fr: "lune-2" },
				{ en: "y", fr: "y" },
			]),
		);
	});

	it("come back with a deleted article, except those that were taken meanwhile", async () => {
		const { answers, articles, change } = await open();
		const { id } = await articles.saving.create(both("the-sea", "la-mer"));
		await change(id, both("", "en-mer"));
		await articles.deletion.remove(id);
		expect(await answers("the-sea", "en-mer", "la-mer")).toEqual(
			["the-sea", "en-mer", "la-mer"].flatMap((key) => [`en/${key} is missing`, `fr/${key} is missing`]),
		);
		expect((await articles.deletion.restore(id)).isMoved).toBe(false);
		expect(await answers("the-sea", "la-mer")).toEqual([
			"en/the-sea is en",
			"fr/the-sea to en-mer",
			"en/la-mer to the-sea",
			"fr/la-mer to en-mer",
		]);
		await articles.deletion.remove(id);
		await articles.saving.create(both("en-mer", "", { title: "Another" }));
		const { article, isMoved } = await articles.deletion.restore(id);
		expect([slugsOf(article), isMoved]).toEqual([{ en: "the-sea", fr: "en-mer-2" }, true]);
	});
});
