import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { renameInSearch } from "#app/features/articles/search/articles.reindex.server.ts";
import { articlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { authorInput, maxAuthors } from "#app/features/authors/author.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { authorsStore } from "./authors.store.server.ts";

const named = (name: string, changes: object = {}) => authorInput.parse({ name, ...changes });
const [one, other] = ["a".repeat(64), "b".repeat(64)] as const;

describe.each(bothEngines)("authors on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const clock = steppingClock();
		const authors = authorsStore(db, clock, renameInSearch);
		const articles = articlesStore(db, clock);
		const write = (title: string, authorId: string | null, published = true) =>
			articles.saving.create(
				articleInput.parse({ title, excerpt: "How.", content: "Text.", authorId, published }),
			);
		const slugs = async () => (await authors.list()).map(({ name, slug }) => `${name} ${slug}`);
		return { db, authors, articles, write, slugs };
	}

	it("are listed in the order of the alphabet, with the articles that name them", async () => {
		const { authors, write } = await open();
		const zoe = await authors.create(named("Zoé", { words: "Writes.", fr: { words: "Écrit." } }));
		const emile = await authors.create(named("Émile", { imageUrl: imageUrlOf(one) }));
		for (const published of [true, false]) await write("By Zoé", zoe.id, published);
		await write("By nobody", null);
		expect(await authors.list()).toEqual([
			emile,
			{ ...zoe, words: "Writes.", fr: { words: "Écrit." }, articles: 2, published: 1 },
		]);
	});

	it("have an address of their name, and former ones lead on to it", async () => {
		const { authors, write, slugs } = await open();
		const { id } = await authors.create(named("Marie Duppont"));
		await write("Hers", id);
		await authors.create(named("Marie Duppont"));
		await authors.create(named("李"));
		expect(await slugs()).toEqual([
			"Marie Duppont marie-duppont",
			"Marie Duppont marie-duppont-2",
			"李 author",
		]);
		await authors.update(id, { ...named("Marie Dupont"), version: 1 });
		expect(await authors.findShown("marie-duppont", "en")).toEqual({ movedTo: "marie-dupont" });
		expect(await authors.findShown("marie-dupont", "en")).toMatchObject({ author: { name: "Marie Dupont" } });
		// Nobody else gets an address that readers know.
		const third = await authors.create(named("Marie Duppont"));
		expect(third.slug).toBe("marie-duppont-3");
		await authors.update(id, { ...named("Marie Duppont"), version: 2 });
		expect(await authors.findShown("marie-dupont", "en")).toEqual({ movedTo: "marie-duppont" });
	});

	it("keep their address when what it was avoiding is gone, until they are called otherwise", async () => {
		const { authors } = await open();
		const first = await authors.create(named("Anna"));
		const { id, slug } = await authors.create(named("Anna"));
		await authors.remove(first.id);
		const described = await authors.update(id, { ...named("Anna", { words: "Writes." }), version: 1 });
		expect([slug, described.slug, described.words]).toEqual(["anna-2", "anna-2", "Writes."]);
		expect(await authors.update(id, { ...named("Anne"), version: 2 })).toMatchObject({ slug: "anne" });
		expect(await authors.update(id, { ...named("Anna"), version: 3 })).toMatchObject({ slug: "anna" });
	});

	it("are no more than a list to choose from", async () => {
		const { authors, db } = await open();
		const row = { former_slugs: "[]", name: "Ann", image_url: null, version: 1 };
		const ids = Array.from({ length: maxAuthors }, (_, place) => `author-${place}`);
		await db
			.insertInto("authors")
			.values(ids.map((id) => ({ ...row, id, slug: id })))
			.execute();
		const texts = ids.map((id) => ({ author_id: id, language: "en" as const, words: "" }));
		await db.insertInto("author_texts").values(texts).execute();
		await expect(authors.create(named("Zoé"))).rejects.toMatchObject({ status: 409, code: "authors-full" });
		await authors.remove("author-0");
		expect(await authors.create(named("Zoé"))).toMatchObject({ slug: "zoe" });
	});

	it("are not written over by a form that has not seen the newest", async () => {
		const { authors } = await open();
		const { id } = await authors.create(named("Ann"));
		const current = await authors.update(id, { ...named("Anne"), version: 1 });
		await expect(authors.update(id, { ...named("Anna"), version: 1 })).rejects.toMatchObject({
			code: "stale",
			more: { current },
		});
		await expect(authors.update("none", { ...named("Anna"), version: 1 })).rejects.toMatchObject({
			status: 404,
		});
		await expect(authors.remove("none")).rejects.toMatchObject({ status: 404 });
	});

	it("have a page, and stand in the sitemap, as long as a published article names them", async () => {
		const { authors, articles, write } = await open();
		const words = { words: "Writes.", fr: { words: "Écrit." } };
		const { id } = await authors.create(named("Ann", { ...words, imageUrl: imageUrlOf(one) }));
		await authors.create(named("Nobody"));
		await write("Draft", id, false);
		expect(await authors.findShown("ann", "en")).toBeUndefined();
		expect(await authors.listAddresses()).toEqual([]);
		const first = await write("First", id);
		const second = await write("Second", id);
		expect(await authors.findShown("ann", "fr")).toEqual({
			author: {
				...{ id, slug: "ann", name: "Ann", words: "Écrit.", wordsLanguage: "fr" },
				...{ imageUrl: imageUrlOf(one), position: undefined },
			},
		});
		const [imageUrl, { updatedAt }] = [imageUrlOf(one), second];
		expect(await authors.listAddresses()).toEqual([{ slug: "ann", updatedAt, imageUrl }]);
		for (const { id: article } of [first, second]) await articles.deletion.remove(article);
		expect(await authors.findShown("ann", "en")).toBeUndefined();
		expect(await authors.findShown("nobody", "en")).toBeUndefined();
	});

	it("leave their articles to the business when they are deleted", async () => {
		const { authors, articles, write } = await open();
		const { id } = await authors.create(named("Ann"));
		const { id: article } = await write("Hers", id);
		await authors.remove(id);
		expect(await articles.reading.get(article)).toMatchObject({ authorId: null, version: 1 });
		expect(await authors.list()).toEqual([]);
		expect(await authors.findShown("ann", "en")).toBeUndefined();
	});

	it("come back with their words, addresses and articles, but for those that somebody else signs by now", async () => {
		const { authors, articles, write, slugs } = await open();
		const { id } = await authors.create(named("Ann", { words: "Writes.", fr: { words: "Écrit." } }));
		await authors.update(id, { ...named("Anne", { words: "Writes.", fr: { words: "Écrit." } }), version: 1 });
		const other = await authors.create(named("Zoé"));
		const [hers, theirs] = [await write("Hers", id), await write("Theirs", id)];
		const [before] = await authors.list();
		await authors.remove(id);
		expect(await articles.cards.count("en", { search: "anne" })).toBe(0);
		await articles.saving.update(theirs.id, {
			...articleInput.parse({ ...theirs, authorId: other.id }),
			version: 1,
		});
		expect(await authors.restore(id)).toEqual({ slug: "anne", isMoved: false });
		expect(await authors.list()).toMatchObject([{ ...before, articles: 1, published: 1 }, { name: "Zoé" }]);
		expect(await articles.reading.get(hers.id)).toMatchObject({ authorId: id });
		expect(await articles.cards.count("en", { search: "anne" })).toBe(1);
		expect(await authors.findShown("ann", "en")).toEqual({ movedTo: "anne" });
		await expect(authors.restore(id)).rejects.toMatchObject({ status: 404 });
		await authors.remove(id);
		await authors.create(named("Anne"));
		expect(await authors.restore(id)).toEqual({ slug: "anne-2", isMoved: true });
		expect(await slugs()).toEqual(["Anne anne", "Anne anne-2", "Zoé zoe"]);
	});

	it("do not come back into a list that is full", async () => {
		const { authors } = await open();
		const { id } = await authors.create(named("Ann"));
		await authors.remove(id);
		for (let place = 0; place < maxAuthors; place += 1) await authors.create(named(`Author ${place}`));
		await expect(authors.restore(id)).rejects.toMatchObject({ status: 409, code: "authors-full" });
		const [first] = await authors.list();
		await authors.remove(first?.id ?? "");
		expect(await authors.restore(id)).toMatchObject({ slug: "ann" });
	});

	it("hold their portraits, which one image takes over from another", async () => {
		const { authors, db } = await open();
		const { id } = await authors.create(named("Ann", { imageUrl: imageUrlOf(one) }));
		const use = { id, title: "Ann", place: "author" };
		expect(await authors.listImageUses()).toEqual(new Map([[one, [use]]]));
		expect(await authors.listImageUses(other)).toEqual(new Map());
		const replace = () =>
			authors.replaceImage({ from: one, to: other, described: [] }, (work) => db.transaction().execute(work));
		expect([await replace(), await replace()]).toEqual([1, 0]);
		expect(await authors.list()).toMatchObject([{ imageUrl: imageUrlOf(other), version: 2 }]);
		await authors.remove(id);
		expect((await authors.listImageUses(other)).get(other)).toEqual([
			{ id, title: "Ann", place: "authorDeleted" },
		]);
	});
});
