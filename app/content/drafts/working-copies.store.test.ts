import { describe, expect, it } from "vitest";
import { blankDraft } from "#app/content/draft.ts";
import { unfinishedDays } from "#app/content/drafts/unfinished.ts";
import { articleInput } from "#app/features/articles/article.ts";
import { articlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { eventInput } from "#app/features/events/event.ts";
import { eventsStore } from "#app/features/events/storage/events.store.server.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { workingCopiesStore } from "./working-copies.store.server.ts";
import { newDraftKey } from "./working-copy.ts";

const article = articleInput.parse({ title: "First dates", excerpt: "How to begin.", content: "Say hello." });
const event = eventInput.parse({ title: "Dinner", date: "October 4", time: "6:30 pm", price: "Rs1000" });

async function open(engine: (typeof bothEngines)[number]) {
	const { db } = await freshDatabase(engine);
	const clock = steppingClock();
	const articles = articlesStore(db, clock);
	const events = eventsStore(db, clock);
	return {
		db,
		article: {
			copies: workingCopiesStore(db, clock, articleDrafts),
			blank: blankDraft(articleDrafts.fields),
			create: (draft: string) => articles.saving.create(article, { draft }),
			update: (id: string, version: number) => articles.saving.update(id, { ...article, version }),
			remove: articles.deletion.remove,
		},
		event: {
			copies: workingCopiesStore(db, clock, eventDrafts),
			blank: blankDraft(eventDrafts.fields),
			create: (draft: string) => events.create(event, { draft }),
			update: (id: string, version: number) => events.update(id, { ...event, version }),
			remove: events.remove,
		},
	};
}

describe.each(bothEngines)("working copies on %s", (engine) => {
	it.each(["article", "event"] as const)(
		"store the newest text of an %s, and go when it is saved or deleted",
		async (kind) => {
			const opened = await open(engine);
			const { create, update, remove } = opened[kind];
			// What differs between the kinds is which fields they have: all are stored alike.
			const copies = opened[kind].copies as typeof opened.article.copies;
			const draft = { ...opened[kind].blank, title: "Half a" } as typeof opened.article.blank;
			await copies.save("new", { draft, version: null });
			const longer = { ...draft, title: "Half a title".repeat(100) };
			const { savedAt } = await copies.save("new", { draft: longer, version: null });
			expect(await copies.find("new")).toEqual({ draft: longer, version: null, savedAt });
			const { id } = await create("new");
			expect(await copies.find("new")).toBeUndefined();

			await copies.save(id, { draft, version: 1 });
			expect(await copies.find(id)).toMatchObject({ draft, version: 1 });
			await expect(update(id, 9)).rejects.toMatchObject({ code: "stale" });
			expect(await copies.find(id)).toBeDefined();
			await update(id, 1);
			expect(await copies.find(id)).toBeUndefined();

			await copies.save(id, { draft, version: 2 });
			await remove(id);
			expect(await copies.find(id)).toBeUndefined();
			await expect(copies.save(id, { draft, version: 2 })).rejects.toMatchObject({ status: 404 });
			expect(await opened.db.selectFrom("working_copies").selectAll().execute()).toEqual([]);
		},
	);

	it("of a new article and of a new event do not know each other", async () => {
		const { article, event } = await open(engine);
		await article.copies.save("new", { draft: { ...article.blank, title: "An article" }, version: null });
		await event.copies.save("new", { draft: { ...event.blank, title: "A dinner" }, version: null });
		expect(await article.copies.find("new")).toMatchObject({ draft: { title: "An article" } });
		expect(await event.copies.find("new")).toMatchObject({ draft: { title: "A dinner" } });
		const { id } = await event.create("new");
		await event.copies.save(id, { draft: event.blank, version: 1 });
		await article.create("new");
		await article.copies.drop(id);
		expect([await article.copies.find("new"), await event.copies.find(id)]).toEqual([
			undefined,
			expect.objectContaining({ version: 1 }),
		]);
	});

	it("of a new article are as many as there are forms, and each goes with its own creation alone", async () => {
		const { article } = await open(engine);
		const { copies, blank } = article;
		const [laptop, phone] = [newDraftKey(), newDraftKey()];
		const inFrench = {
			...blank,
			fr: { ...blank.fr, content: "Un **mot**, puis deux, trois, quatre, cinq, six" },
		};
		await copies.save(laptop, { draft: { ...blank, title: "Laptop" }, version: null }, "Chrome, Windows");
		await copies.save(phone, { draft: inFrench, version: null }, "Safari, iOS");
		expect(await copies.listUnfinished()).toMatchObject([
			{ kind: "article", key: phone, device: "Safari, iOS", titles: { en: "" } },
			{ kind: "article", key: laptop, device: "Chrome, Windows", titles: { en: "Laptop", fr: "" } },
		]);
		const [newest] = await copies.listUnfinished();
		expect(newest?.titles.fr).toBe("Un mot, puis deux, trois, quatre, cinq, six");
		const { id } = await article.create(laptop);
		await copies.save(id, { draft: blank, version: 1 });
		expect((await copies.listUnfinished()).map(({ key }) => key)).toEqual([phone]);
	});

	it("never take the place of a text that their form has not seen", async () => {
		const { copies, blank } = (await open(engine)).article;
		const key = newDraftKey();
		const save = (title: string, replaces?: string | null) =>
			copies.save(key, { draft: { ...blank, title }, version: null, replaces });
		const first = await save("First", null);
		const second = await save("Second", first.savedAt);
		for (const unseen of [null, first.savedAt])
			await expect(save("Unseen", unseen)).rejects.toMatchObject({ status: 409, code: "copy-changed" });
		await copies.drop(key, first.savedAt);
		expect(await copies.find(key)).toMatchObject({ draft: { title: "Second" } });
		await copies.drop(key, second.savedAt);
		expect(await copies.find(key)).toBeUndefined();
	});

	it("of new things go after their days; those of saved things stay", async () => {
		const { db } = await freshDatabase(engine);
		let now = Date.UTC(2026, 0, 1);
		const clock = () => new Date(now);
		const copies = workingCopiesStore(db, clock, articleDrafts);
		const { id } = await articlesStore(db, clock).saving.create(article);
		const draft = blankDraft(articleDrafts.fields);
		for (const key of [id, newDraftKey()]) await copies.save(key, { draft, version: null });
		now += unfinishedDays * 24 * 60 * 60_000;
		await copies.removeOld();
		expect([...(await copies.list()).keys()]).toHaveLength(2);
		now += 1;
		await copies.removeOld();
		expect([...(await copies.list()).keys()]).toEqual([id]);
	});
});
