import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type ArticleInput, articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const whole = { title: "First dates", excerpt: "How to begin.", content: "Say **hello**." };
const french = { title: "Premiers rendez-vous", excerpt: "Comment commencer.", content: "Dites *bonjour*." };

function input(changes: Partial<ArticleInput> = {}): ArticleInput {
	return articleInput.parse({ ...whole, ...changes });
}

describe.each(bothEngines)("articles on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		return articlesStore(db, steppingClock());
	}

	it("are stored as they are given", async () => {
		const articles = await open();
		const created = await articles.saving.create(
			input({
				tags: ["first date", 'd’été, "quoted"'],
				category: "Dating",
				fr: { ...blankDraft.fr, ...french },
			}),
		);
		expect(created).toMatchObject({
			...whole,
			slug: "first-dates",
			published: false,
			publishedAt: null,
			version: 1,
		});
		expect(created.tags).toEqual(["first date", 'd’été, "quoted"']);
		expect(await articles.reading.get(created.id)).toEqual(created);
		expect(await articles.reading.get("first-dates")).toEqual(created);
	});

	it("get a number for a derived slug that is taken, and a slug without a title", async () => {
		const articles = await open();
		expect((await articles.saving.create(input())).slug).toBe("first-dates");
		expect((await articles.saving.create(input())).slug).toBe("first-dates-2");
		expect((await articles.saving.create(input({ title: "" }))).slug).toBe("article");
	});

	it("refuse a typed slug that is taken, and suggest a free one", async () => {
		const articles = await open();
		await articles.saving.create(input());
		await expect(articles.saving.create(input({ slug: "first-dates" }))).rejects.toMatchObject({
			status: 409,
			code: "slug-taken",
			more: { suggestion: "first-dates-2" },
		});
	});

	it("give a slug to one of several concurrent requests, and suggest another to the rest", async () => {
		const articles = await open();
		const ask = () => articles.saving.create(input({ slug: "asked-for" }));
		const outcomes = await Promise.allSettled([ask(), ask(), ask(), ask()]);
		const refusals = outcomes.filter((outcome) => outcome.status === "rejected").map(({ reason }) => reason);
		expect(refusals).toHaveLength(3);
		for (const refusal of refusals) {
			expect(refusal).toMatchObject({ status: 409, more: { suggestion: "asked-for-2" } });
		}
		const derived = await Promise.all([0, 1, 2, 3].map(() => articles.saving.create(input())));
		expect(new Set(derived.map(({ slug }) => slug)).size).toBe(4);
	});

	it("give a slug to one of two articles that are changed to it concurrently", async () => {
		const articles = await open();
		const two = [await articles.saving.create(input()), await articles.saving.create(input())];
		const outcomes = await Promise.allSettled(
			two.map(({ id, version }) => articles.saving.update(id, { ...input({ slug: "asked-for" }), version })),
		);
		const refusals = outcomes.filter((outcome) => outcome.status === "rejected").map(({ reason }) => reason);
		expect(refusals).toHaveLength(1);
		expect(refusals[0]).toMatchObject({ status: 409, more: { suggestion: "asked-for-2" } });
	});

	it("keep the date of their first publication", async () => {
		const articles = await open();
		const draft = await articles.saving.create(input());
		const published = await articles.saving.update(draft.id, { ...input({ published: true }), version: 1 });
		expect(published.publishedAt).toBe(published.updatedAt);
		const hidden = await articles.saving.update(draft.id, { ...input(), version: 2 });
		expect(hidden).toMatchObject({ published: false, publishedAt: published.publishedAt });
		const again = await articles.saving.update(draft.id, { ...input({ published: true }), version: 3 });
		expect(again).toMatchObject({ publishedAt: published.publishedAt, version: 4 });
	});

	it("refuse an update made from an older version, and return the present one", async () => {
		const articles = await open();
		const { id } = await articles.saving.create(input());
		const mine = await articles.saving.update(id, { ...input({ title: "Mine" }), version: 1 });
		await expect(
			articles.saving.update(id, { ...input({ title: "Theirs" }), version: 1 }),
		).rejects.toMatchObject({
			status: 409,
			code: "stale",
			more: { current: mine },
		});
		expect(await articles.reading.get(id)).toEqual(mine);
	});

	it("redirect from a former slug and from the id to the present slug", async () => {
		const articles = await open();
		const { id } = await articles.saving.create(input({ published: true }));
		await articles.saving.update(id, { ...input({ slug: "beginnings", published: true }), version: 1 });
		expect(await articles.texts.find("first-dates", "en")).toEqual({ movedTo: "beginnings" });
		expect(await articles.texts.find(id, "en")).toEqual({ movedTo: "beginnings" });
		expect(await articles.texts.find("beginnings", "en")).toHaveProperty("text.title", "First dates");
		const returned = await articles.saving.update(id, {
			...input({ slug: "first-dates", published: true }),
			version: 2,
		});
		expect(returned.slug).toBe("first-dates");
		expect(await articles.texts.find("beginnings", "en")).toEqual({ movedTo: "first-dates" });
		expect((await articles.saving.create(input({ title: "Beginnings" }))).slug).toBe("beginnings-2");
	});

	it("show readers only what is published, the newest publication first", async () => {
		const articles = await open();
		await articles.saving.create(input({ title: "Older", published: true }));
		await articles.saving.create(input({ title: "Draft" }));
		await articles.saving.create(input({ title: "Newer", published: true }));
		const cards = await articles.cards.list("en", { limit: 10 });
		expect(cards.map(({ title }) => title)).toEqual(["Newer", "Older"]);
		expect(await articles.texts.find("draft", "en")).toBeUndefined();
		expect((await articles.reading.list({ publishedOnly: true })).map(({ title }) => title)).toEqual([
			"Newer",
			"Older",
		]);
		expect(await articles.reading.list({ publishedOnly: false })).toHaveLength(3);
		expect(await articles.cards.list("en", { limit: 1 })).toHaveLength(1);
		expect(await articles.reading.stats()).toEqual({
			totalArticles: 3,
			publishedArticles: 2,
			draftArticles: 1,
		});
	});

	it("show a complete translation to French readers, and else English, marked as such", async () => {
		const articles = await open();
		const fr = { ...blankDraft.fr, ...french, tags: ["amour"] };
		await articles.saving.create(input({ published: true, category: "Dating", fr }));
		await articles.saving.create(input({ title: "Half", published: true, fr: { ...fr, content: " " } }));
		const [half, complete] = await articles.cards.list("fr", { limit: 2 });
		expect(half).toMatchObject({ language: "en", title: "Half" });
		expect(complete).toMatchObject({
			language: "fr",
			title: french.title,
			tags: ["amour"],
			category: "Dating",
		});
		expect(await articles.texts.find("first-dates", "fr")).toHaveProperty(
			"text.html",
			"<p>Dites <em>bonjour</em>.</p>",
		);
		expect(await articles.texts.find("half", "fr")).toHaveProperty(
			"text.html",
			"<p>Say <strong>hello</strong>.</p>",
		);
	});

	it("are deleted with their former addresses", async () => {
		const articles = await open();
		const { id } = await articles.saving.create(input({ published: true }));
		await articles.saving.update(id, { ...input({ slug: "beginnings", published: true }), version: 1 });
		await articles.deletion.remove(id);
		expect(await articles.texts.find("first-dates", "en")).toBeUndefined();
		expect((await articles.saving.create(input())).slug).toBe("first-dates");
		await expect(articles.reading.get(id)).rejects.toMatchObject({ status: 404 });
	});

	it("answer 404 to changes of an article that does not exist", async () => {
		const articles = await open();
		await expect(articles.deletion.remove(randomUUID())).rejects.toMatchObject({ status: 404 });
		await expect(articles.saving.update(randomUUID(), { ...input(), version: 1 })).rejects.toMatchObject({
			status: 404,
		});
	});
});
