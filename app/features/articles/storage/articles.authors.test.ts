import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { renameInSearch } from "#app/features/articles/search/articles.reindex.server.ts";
import { authorInput } from "#app/features/authors/author.ts";
import { authorsStore } from "#app/features/authors/storage/authors.store.server.ts";
import { ownerId } from "#app/site/roles.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";
import { previewLinksStore } from "./preview-links.store.server.ts";

const byline = { name: "Ann Lee", slug: "ann-lee" };
const nobody = "5f0c2a3e-0000-4000-8000-000000000000";

describe.each(engines)("the author of an article on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const clock = steppingClock();
		const [articles, authors] = [articlesStore(db, clock), authorsStore(db, clock, renameInSearch)];
		const { id: authorId } = await authors.create(authorInput.parse({ name: byline.name }));
		const input = (title: string, changes: object = {}) =>
			articleInput.parse({ title, excerpt: "How.", content: "Text.", published: true, authorId, ...changes });
		return { db, articles, authors, authorId, input, links: previewLinksStore(db, clock) };
	}

	it("is named with the text, in lists, in feeds, beside private links and in the preview", async () => {
		const { articles, input, links } = await open();
		const { id } = await articles.saving.create(input("Hers"));
		await articles.saving.create(input("Ours", { authorId: null }));
		expect(await articles.texts.find("hers", "fr")).toMatchObject({ text: { author: byline } });
		const cards = await articles.cards.list("en", { limit: 9 });
		const texts = await articles.syndication.listTexts("en", { limit: 9 });
		for (const listed of [cards, texts]) {
			expect(listed.map(({ title, author }) => [title, author])).toEqual([
				["Ours", undefined],
				["Hers", byline],
			]);
		}
		const { token } = await links.create(id, ownerId);
		expect(await links.findText(token, "en")).toMatchObject({ text: { author: byline } });
		const look = { saved: undefined, language: "en", written: "en" } as const;
		expect(await articles.preview.show({ ...look, input: input("Hers") })).toMatchObject({ author: byline });
	});

	it("has the published ones alone in a list, the newest first, in the reader's language", async () => {
		const { articles, authorId, input } = await open();
		const fr = { title: "Le premier", excerpt: "Un mot.", content: "Des mots." };
		await articles.saving.create(input("First", { fr }));
		await articles.saving.create(input("Draft", { published: false }));
		await articles.saving.create(input("Later", { published: false, publishAt: "2126-01-01T08:00:00.000Z" }));
		await articles.saving.create(input("Ours", { authorId: null }));
		await articles.saving.create(input("Second"));
		const titles = async (id: string) => (await articles.ofAuthor.list("fr", id)).map(({ title }) => title);
		expect(await titles(authorId)).toEqual(["Second", "Le premier"]);
		expect(await titles(nobody)).toEqual([]);
	});

	it("is the business if a form, corrections or an old version name a deleted author", async () => {
		const { articles, authors, authorId, input } = await open();
		expect(await articles.saving.create(input("Unknown", { authorId: nobody }))).toMatchObject({
			authorId: null,
		});
		const { id } = await articles.saving.create(input("Hers"));
		const waiting = await articles.corrections.save(id, { ...input("Hers"), version: 1 });
		expect(waiting.authorId).toBe(authorId);
		await authors.remove(authorId);
		const saved = await articles.saving.update(id, { ...input("Hers"), version: 2 });
		expect(saved.authorId).toBeNull();
		expect(await articles.reading.get(id)).toEqual(saved);
	});

	it("finds their articles by the present name", async () => {
		const { articles, authors, authorId, input } = await open();
		const fr = { title: "Le sien", excerpt: "Un mot.", content: "Des mots." };
		await articles.saving.create(input("Hers", { fr, tags: ["moon"] }));
		await articles.saving.create(input("Draft", { published: false }));
		await articles.saving.create(input("Ours", { authorId: null }));
		const found = async (search: string) => [
			await articles.cards.count("en", { search }),
			await articles.cards.count("fr", { search }),
			await articles.reading.count({ publishedOnly: false, search }),
			(await articles.cards.list("fr", { search, limit: 9 })).map(({ title }) => title).join(),
		];
		expect(await found("ANN lee")).toEqual([1, 1, 2, "Le sien"]);
		await authors.update(authorId, { ...authorInput.parse({ name: "Zoé Moor" }), version: 1 });
		expect(await found("ann lee")).toEqual([0, 0, 0, ""]);
		expect(await found("zoe moor")).toEqual([1, 1, 2, "Le sien"]);
		expect(await found("moon")).toEqual([1, 0, 0, ""]);
		await authors.remove(authorId);
		expect(await found("zoe moor")).toEqual([0, 0, 0, ""]);
		expect(await found("mots")).toEqual([0, 1, 0, "Le sien"]);
	});

	it("is renamed, and deleted, while articles are saved, without a deadlock", async () => {
		const { articles, authors, authorId, input } = await open();
		const { id } = await articles.saving.create(input("Hers"));
		const names = ["Zoé Moor", "Ida Reyes", "Eve Lune", "May Sand"];
		for (const [index, name] of names.entries()) {
			const version = index + 1;
			const signedBy = version % 2 === 0 ? null : authorId;
			await Promise.all([
				articles.saving.update(id, { ...input("Hers", { authorId: signedBy }), version }),
				authors.update(authorId, { ...authorInput.parse({ name }), version }),
			]);
			const found = [name, names[index - 1] ?? byline.name].map(async (search) => [
				await articles.cards.count("en", { search }),
				await articles.reading.count({ publishedOnly: false, search }),
			]);
			const signed = signedBy === null ? 0 : 1;
			expect(await Promise.all(found)).toEqual([
				[signed, signed],
				[0, 0],
			]);
		}
		await Promise.all([
			articles.saving.update(id, { ...input("Hers"), version: names.length + 1 }),
			authors.remove(authorId),
		]);
		expect(await articles.reading.get(id)).toMatchObject({ authorId: null });
		expect(await articles.reading.count({ publishedOnly: false, search: "sand" })).toBe(0);
	});

	it("is the business if the author is deleted while the article publishes itself", async () => {
		const { db, articles, authors, authorId, input } = await open();
		const at = "2026-03-01T02:00:00.000Z";
		const set = { published: false, publishAt: at };
		const { id } = await articles.saving.create(input("Hers", set));
		const { id: signed } = await articles.saving.create(input("Ours", { ...set, authorId: null }));
		const renderStored = async (markdown: string) => {
			if ((await authors.list()).length > 0) await authors.remove(authorId);
			return sharedTextRenderer.renderStored(markdown);
		};
		const heard: (string | null)[] = [];
		const due = articlesStore(db, () => new Date(at), {
			textRenderer: { ...sharedTextRenderer, renderStored },
			onPublished: async (article) => void heard.push(article.authorId),
		});
		expect(await due.schedule.publishDue()).toBe(2);
		expect(heard).toEqual([null, null]);
		for (const one of [id, signed]) {
			expect(await articles.reading.get(one)).toMatchObject({ published: true, authorId: null });
		}
		expect(await articles.cards.count("en", { search: "ann lee" })).toBe(0);
		expect(await articles.reading.count({ publishedOnly: false, search: "ann lee" })).toBe(0);
	});

	it("comes back with a deleted article, unless the author is gone", async () => {
		const { articles, authors, authorId, input } = await open();
		const { id } = await articles.saving.create(input("Hers"));
		await articles.deletion.remove(id);
		expect(await articles.deletion.restore(id)).toMatchObject({ article: { authorId } });
		await articles.deletion.remove(id);
		await authors.remove(authorId);
		expect(await articles.deletion.restore(id)).toMatchObject({ article: { authorId: null } });
	});
});
