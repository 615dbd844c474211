import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/editor/article-draft.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";
import { workingCopiesStore } from "./working-copies.store.server.ts";

const whole = { title: "First dates", excerpt: "How to begin.", content: "Say hello." };

describe.each(engines)("working copies on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const clock = steppingClock();
		return { articles: articlesStore(db, clock), copies: workingCopiesStore(db, clock) };
	}

	it("store the newest text of a key, and go when the article is saved or deleted", async () => {
		const { articles, copies } = await open();
		const draft = { ...blankDraft, title: "Half a" };
		await copies.save("new", { draft, version: null });
		const { savedAt } = await copies.save("new", {
			draft: { ...draft, title: "Half a title" },
			version: null,
		});
		expect(await copies.find("new")).toEqual({
			draft: { ...draft, title: "Half a title" },
			version: null,
			savedAt,
		});
		const { id } = await articles.create(articleInput.parse(whole));
		expect(await copies.find("new")).toBeUndefined();

		await copies.save(id, { draft, version: 1 });
		expect(await copies.find(id)).toMatchObject({ version: 1 });
		await articles.update(id, { ...articleInput.parse(whole), version: 1 });
		expect(await copies.find(id)).toBeUndefined();

		await copies.save(id, { draft, version: 2 });
		await articles.remove(id);
		expect(await copies.find(id)).toBeUndefined();
	});

	it("outlive a saving that was refused", async () => {
		const { articles, copies } = await open();
		const { id } = await articles.create(articleInput.parse(whole));
		await copies.save(id, { draft: blankDraft, version: 1 });
		const stale = { ...articleInput.parse(whole), version: 9 };
		await expect(articles.update(id, stale)).rejects.toMatchObject({ code: "stale" });
		expect(await copies.find(id)).toBeDefined();
	});

	it("are not stored for an article that is not there", async () => {
		const { copies } = await open();
		await expect(copies.save("nothing", { draft: blankDraft, version: 1 })).rejects.toMatchObject({
			status: 404,
		});
	});
});
