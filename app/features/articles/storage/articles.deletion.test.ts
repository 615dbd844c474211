import { describe, expect, it } from "vitest";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import { type Article, type ArticleInput, articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { deletedStore } from "#app/features/deleted/deleted.store.server.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const dayMs = 24 * 60 * 60_000;
const words = { excerpt: "How to begin.", content: "Say **hello** to the moon." };
const french = { title: "Premiers pas", excerpt: "Comment.", content: "Dites *bonjour*." };
const input = (title: string, changes: Partial<ArticleInput> = {}) =>
	articleInput.parse({ title, ...words, ...changes });

describe.each(engines)("deleted articles on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const told: string[] = [];
		const onPublished = async ({ title }: Article) => void told.push(title);
		return {
			db,
			advance,
			told,
			articles: articlesStore(db, clock, { onPublished }),
			deleted: deletedStore(db, clock),
			copies: workingCopiesStore(db, clock, articleDrafts),
		};
	}

	it("leave every list, search and address at once, and come back whole", async () => {
		const { articles, copies, deleted, told } = await open();
		const fr = { ...blankDraft.fr, ...french };
		const live = { published: true, tags: ["Moon"], fr };
		const first = await articles.saving.create(input("First dates", live));
		const changed = input("First dates", { ...live, slug: "moonlight" });
		const article = await articles.saving.update(first.id, { ...changed, version: first.version });
		const seen = async () => ({
			found: await articles.texts.find("moonlight", "en"),
			former: await articles.texts.find("first-dates", "fr"),
			cards: await articles.cards.list("en", { search: "moon", limit: 9 }),
			feed: await articles.syndication.listTexts("fr", { limit: 9 }),
			addresses: await articles.syndication.listAddresses({ limit: 9 }),
			listed: await articles.reading.listSummaries({ publishedOnly: false, search: "moon", limit: 9 }),
			stats: await articles.reading.stats(),
		});
		const before = await seen();
		expect(before.former).toEqual({ movedTo: "moonlight" });
		expect(before.cards).toHaveLength(1);
		const versions = await articles.versions.listVersions(article.id);
		await copies.save(article.id, { draft: { ...blankDraft, title: "Half a" }, version: article.version });
		const typed = await copies.find(article.id);
		expect(typed).toMatchObject({ draft: { title: "Half a" }, version: 2 });

		await articles.deletion.remove(article.id);
		expect(await seen()).toEqual({
			found: undefined,
			former: undefined,
			cards: [],
			feed: [],
			addresses: [],
			listed: { entries: [], next: undefined },
			stats: { totalArticles: 0, publishedArticles: 0, draftArticles: 0 },
		});
		await expect(articles.reading.get(article.id)).rejects.toMatchObject({ status: 404 });
		expect(await copies.find(article.id)).toBeUndefined();
		expect(await deleted.list()).toMatchObject([{ kind: "article", id: article.id, title: "First dates" }]);

		expect(await articles.deletion.restore(article.id)).toEqual({ article, isMoved: false });
		expect(await seen()).toEqual(before);
		expect(await articles.versions.listVersions(article.id)).toEqual(versions);
		expect(await copies.find(article.id)).toEqual(typed);
		expect(await articles.versions.getVersion(article.id, 1)).toMatchObject({
			input: { slug: "first-dates" },
		});
		expect(await deleted.list()).toEqual([]);
		expect(told).toEqual(["First dates", "First dates"]);
	});

	it("come back under another address if theirs was taken, and say so", async () => {
		const { articles } = await open();
		const one = await articles.saving.create(input("First dates", { published: true }));
		await articles.deletion.remove(one.id);
		await articles.saving.create(input("First dates", { published: true }));
		const { article, isMoved } = await articles.deletion.restore(one.id);
		expect([article.slug, isMoved]).toEqual(["first-dates-2", true]);
		expect(await articles.texts.find("first-dates-2", "en")).toMatchObject({
			text: { title: "First dates" },
		});
	});

	it("take no former address back that another article has now", async () => {
		const { articles } = await open();
		const one = await articles.saving.create(input("Old", { published: true }));
		await articles.saving.update(one.id, { ...input("New", { published: true, slug: "new" }), version: 1 });
		await articles.deletion.remove(one.id);
		await articles.saving.create(input("Old", { published: true }));
		await articles.deletion.restore(one.id);
		expect(await articles.texts.find("old", "en")).toMatchObject({ text: { title: "Old" } });
	});

	it("come back as drafts if their time passed meanwhile", async () => {
		const { articles, advance } = await open();
		const publishAt = "2026-01-20T08:00:00.000Z";
		const early = await articles.saving.create(input("Early", { publishAt }));
		await articles.deletion.remove(early.id);
		expect((await articles.deletion.restore(early.id)).article).toMatchObject({ publishAt });
		await articles.deletion.remove(early.id);
		advance(10 * dayMs);
		expect((await articles.deletion.restore(early.id)).article).toMatchObject({
			publishAt: null,
			published: false,
		});
		expect(await articles.schedule.publishDue()).toBe(0);
	});

	it("come back with corrections in their place, also those deleted by an older release", async () => {
		const { db, articles } = await open();
		const { id } = await articles.saving.create(input("Dawn", { published: true }));
		await articles.corrections.save(id, { ...input("Dusk", { published: true }), version: 1 });
		await articles.deletion.remove(id);
		const { content } = await db.selectFrom("deleted_things").select("content").executeTakeFirstOrThrow();
		const { versions, ...kept } = JSON.parse(content);
		const unsaid = versions.map((one: object) => ({ ...one, waited: undefined, went_live_at: undefined }));
		await db
			.updateTable("deleted_things")
			.set({ content: JSON.stringify({ ...kept, versions: unsaid }) })
			.execute();
		await articles.deletion.restore(id);
		const history = async () =>
			(await articles.versions.listVersions(id)).map(({ version, correction }) => [
				version,
				correction?.wentLiveAt,
			]);
		expect(await history()).toEqual([
			[2, null],
			[1, undefined],
		]);
		const live = await articles.saving.update(id, { ...input("Dusk", { published: true }), version: 2 });
		expect((await history())[1]).toEqual([2, live.updatedAt]);
	});

	it("come back once, however many ask for it at the same instant", async () => {
		const { articles } = await open();
		const { id } = await articles.saving.create(input("Once"));
		await articles.deletion.remove(id);
		const tries = await Promise.allSettled([articles.deletion.restore(id), articles.deletion.restore(id)]);
		expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		expect(await articles.reading.stats()).toMatchObject({ totalArticles: 1 });
	});

	it("are gone after thirty days, or at once on demand", async () => {
		const { articles, deleted, advance } = await open();
		const [old, young] = [
			await articles.saving.create(input("Old")),
			await articles.saving.create(input("Young")),
		];
		await articles.deletion.remove(old.id);
		advance(29 * dayMs);
		await articles.deletion.remove(young.id);
		expect(await deleted.removeOld()).toBe(0);
		advance(1.5 * dayMs);
		expect((await deleted.list()).map(({ title }) => title)).toEqual(["Young"]);
		expect(await deleted.removeOld()).toBe(1);
		await expect(articles.deletion.restore(old.id)).rejects.toMatchObject({ status: 404 });
		await deleted.erase("article", young.id);
		await expect(deleted.erase("article", young.id)).rejects.toMatchObject({ status: 404 });
		expect(await deleted.list()).toEqual([]);
	});

	it("need their images until they are gone for good", async () => {
		const { articles, copies, deleted } = await open();
		const [saved, typed] = ["a".repeat(64), "b".repeat(64)] as const;
		const showing = (hash: string) => `![The moon](/media/${hash}-1600.webp)`;
		const { id } = await articles.saving.create(input("Moon", { content: showing(saved) }));
		await copies.save(id, { draft: { ...blankDraft, content: showing(typed) }, version: 1 });
		await articles.deletion.remove(id);
		const uses = await articles.images.listImageUses();
		const use = { id, title: "Moon", place: "deleted" };
		expect([uses.get(saved), uses.get(typed)]).toEqual([[use], [use]]);
		await deleted.erase("article", id);
		expect((await articles.images.listImageUses()).size).toBe(0);
	});
});
