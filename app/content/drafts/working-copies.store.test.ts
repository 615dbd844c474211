import { describe, expect, it } from "vitest";
import { blankDraft } from "#app/content/draft.ts";
import { articleInput } from "#app/features/articles/article.ts";
import { articlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { eventInput } from "#app/features/events/event.ts";
import { eventsStore } from "#app/features/events/storage/events.store.server.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { workingCopiesStore } from "./working-copies.store.server.ts";

const article = articleInput.parse({ title: "First dates", excerpt: "How to begin.", content: "Say hello." });
const event = eventInput.parse({ title: "Dinner", date: "October 4", time: "6:30 pm", price: "Rs1000" });

async function open(engine: (typeof engines)[number]) {
	const { db } = await freshDatabase(engine);
	const clock = steppingClock();
	const articles = articlesStore(db, clock);
	const events = eventsStore(db, clock);
	return {
		db,
		article: {
			copies: workingCopiesStore(db, clock, articleDrafts),
			blank: blankDraft(articleDrafts.fields),
			create: () => articles.create(article),
			update: (id: string, version: number) => articles.update(id, { ...article, version }),
			remove: articles.remove,
		},
		event: {
			copies: workingCopiesStore(db, clock, eventDrafts),
			blank: blankDraft(eventDrafts.fields),
			create: () => events.create(event),
			update: (id: string, version: number) => events.update(id, { ...event, version }),
			remove: events.remove,
		},
	};
}

describe.each(engines)("working copies on %s", (engine) => {
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
			const { id } = await create();
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
		const { id } = await event.create();
		await event.copies.save(id, { draft: event.blank, version: 1 });
		await article.create();
		await article.copies.drop(id);
		expect([await article.copies.find("new"), await event.copies.find(id)]).toEqual([
			undefined,
			expect.objectContaining({ version: 1 }),
		]);
	});
});
