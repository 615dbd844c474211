import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const whole = { title: "Dawn", excerpt: "Early.", content: "The lagoon wakes." };
const dawn = "2026-03-01T02:00:00.000Z";

describe.each(engines)("scheduled articles on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const time = { now: new Date("2026-02-28T12:00:00.000Z") };
		return { time, articles: articlesStore(db, () => time.now), other: articlesStore(db, () => time.now) };
	}

	it("appear at their time and not before, dated with it", async () => {
		const { articles, time } = await open();
		const draft = await articles.create(articleInput.parse({ ...whole, publishAt: "2026-03-01T02:00:00Z" }));
		expect(draft).toMatchObject({ published: false, publishedAt: null, publishAt: dawn });
		expect(await articles.publishDue()).toBe(0);
		expect(await articles.countCards("en")).toBe(0);
		time.now = new Date("2026-03-01T02:00:04.000Z");
		expect(await articles.publishDue()).toBe(1);
		expect(await articles.get(draft.id)).toMatchObject({
			published: true,
			publishedAt: dawn,
			publishAt: null,
			version: 2,
		});
		expect(await articles.countCards("en")).toBe(1);
	});

	it("are published once, however many look", async () => {
		const { articles, other, time } = await open();
		await articles.create(articleInput.parse({ ...whole, publishAt: dawn }));
		time.now = new Date(dawn);
		const counts = await Promise.all([articles.publishDue(), other.publishDue(), articles.publishDue()]);
		expect(counts.toSorted()).toEqual([0, 0, 1]);
	});

	it("are not hidden by a form that was opened before", async () => {
		const { articles, time } = await open();
		const { id } = await articles.create(articleInput.parse({ ...whole, publishAt: dawn }));
		time.now = new Date(dawn);
		await articles.publishDue();
		const late = { ...articleInput.parse({ ...whole, content: "Late." }), version: 1 };
		await expect(articles.update(id, late)).rejects.toMatchObject({ code: "stale" });
	});

	it("preserve the date of their first publication", async () => {
		const { articles, time } = await open();
		const first = await articles.create(articleInput.parse({ ...whole, published: true }));
		await articles.update(first.id, { ...articleInput.parse({ ...whole, publishAt: dawn }), version: 1 });
		time.now = new Date(dawn);
		await articles.publishDue();
		expect((await articles.get(first.id)).publishedAt).toBe(first.publishedAt);
	});

	it("cannot be set for a time that has passed, and forget their time when they are published at once", async () => {
		const { articles } = await open();
		const past = articleInput.parse({ ...whole, publishAt: "2026-02-28T12:00:00Z" });
		await expect(articles.create(past)).rejects.toMatchObject({
			code: "past",
			fields: { publishAt: "Choose a time in the future." },
		});
		expect(await articles.create({ ...past, published: true })).toMatchObject({ publishAt: null });
	});
});
