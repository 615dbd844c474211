import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import type { PublicationListener } from "./articles.publication.server.ts";
import { articlesStore } from "./articles.store.server.ts";

const whole = { title: "Dawn", excerpt: "Early.", content: "The lagoon wakes." };
const dawn = "2026-03-01T02:00:00.000Z";

describe.each(bothEngines)("scheduled articles on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const time = { now: new Date("2026-02-28T12:00:00.000Z") };
		return {
			db,
			time,
			articles: articlesStore(db, () => time.now),
			other: articlesStore(db, () => time.now),
		};
	}

	it("appear at their time and not before, dated with it", async () => {
		const { articles, time } = await open();
		const draft = await articles.saving.create(
			articleInput.parse({ ...whole, publishAt: "2026-03-01T02:00:00Z" }),
		);
		expect(draft).toMatchObject({ published: false, publishedAt: null, publishAt: dawn });
		expect(await articles.schedule.publishDue()).toBe(0);
		expect(await articles.cards.count("en")).toBe(0);
		time.now = new Date("2026-03-01T02:00:04.000Z");
		expect(await articles.schedule.publishDue()).toBe(1);
		expect(await articles.reading.get(draft.id)).toMatchObject({
			published: true,
			publishedAt: dawn,
			publishAt: null,
			version: 2,
		});
		expect(await articles.cards.count("en")).toBe(1);
	});

	it("are published once, however many processes try", async () => {
		const { articles, other, time } = await open();
		await articles.saving.create(articleInput.parse({ ...whole, publishAt: dawn }));
		time.now = new Date(dawn);
		const counts = await Promise.all([
			articles.schedule.publishDue(),
			other.schedule.publishDue(),
			articles.schedule.publishDue(),
		]);
		expect(counts.toSorted()).toEqual([0, 0, 1]);
	});

	it("do not appear where they were deleted and restored while they were rendered", async () => {
		const { articles, db, time } = await open();
		const { id } = await articles.saving.create(articleInput.parse({ ...whole, publishAt: dawn }));
		time.now = new Date(dawn);
		const renderStored = async (markdown: string) => {
			await articles.deletion.remove(id);
			await articles.deletion.restore(id);
			return sharedTextRenderer.renderStored(markdown);
		};
		const slow = articlesStore(db, () => time.now, { textRenderer: { ...sharedTextRenderer, renderStored } });
		expect(await slow.schedule.publishDue()).toBe(0);
		expect(await articles.reading.get(id)).toMatchObject({ published: false, publishAt: null });
	});

	it("are not hidden by a form that was opened before", async () => {
		const { articles, time } = await open();
		const { id } = await articles.saving.create(articleInput.parse({ ...whole, publishAt: dawn }));
		time.now = new Date(dawn);
		await articles.schedule.publishDue();
		const late = { ...articleInput.parse({ ...whole, content: "Late." }), version: 1 };
		await expect(articles.saving.update(id, late)).rejects.toMatchObject({ code: "stale" });
	});

	it("preserve the date of their first publication", async () => {
		const { articles, time } = await open();
		const first = await articles.saving.create(articleInput.parse({ ...whole, published: true }));
		await articles.saving.update(first.id, {
			...articleInput.parse({ ...whole, publishAt: dawn }),
			version: 1,
		});
		time.now = new Date(dawn);
		await articles.schedule.publishDue();
		expect((await articles.reading.get(first.id)).publishedAt).toBe(first.publishedAt);
	});

	it("cannot be set for a time that has passed, and forget their time when they are published at once", async () => {
		const { articles } = await open();
		const past = articleInput.parse({ ...whole, publishAt: "2026-02-28T12:00:00Z" });
		await expect(articles.saving.create(past)).rejects.toMatchObject({
			code: "past",
			fields: { publishAt: "Choose a time in the future." },
		});
		expect(await articles.saving.create({ ...past, published: true })).toMatchObject({ publishAt: null });
	});
});

describe.each(bothEngines)("the listener of publications on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const time = { now: new Date("2026-02-28T12:00:00.000Z") };
		const heard: string[] = [];
		const onPublished: PublicationListener = async ({ title, version, publishedAt }) => {
			heard.push(`${title} ${version} ${publishedAt}`);
		};
		const store = () => articlesStore(db, () => time.now, { onPublished });
		return { db, time, heard, articles: store(), other: store() };
	}
	const now = "2026-02-28T12:00:00.000Z";
	const draft = articleInput.parse(whole);
	const live = articleInput.parse({ ...whole, published: true });

	it("is called once for an article that is created public, and not for a draft or a change", async () => {
		const { articles, heard } = await open();
		await articles.saving.create(draft);
		expect(heard).toEqual([]);
		const { id } = await articles.saving.create(live);
		expect(heard).toEqual([`Dawn 1 ${now}`]);
		await articles.saving.update(id, { ...live, content: "The lagoon sleeps.", version: 1 });
		expect(heard).toHaveLength(1);
	});

	it("is called once for a draft that is published, and again after it was withdrawn", async () => {
		const { articles, heard } = await open();
		const { id } = await articles.saving.create(draft);
		await articles.saving.update(id, { ...live, version: 1 });
		expect(heard).toEqual([`Dawn 2 ${now}`]);
		await articles.saving.update(id, { ...draft, version: 2 });
		expect(heard).toHaveLength(1);
		await articles.saving.update(id, { ...live, version: 3 });
		expect(heard).toEqual([`Dawn 2 ${now}`, `Dawn 4 ${now}`]);
	});

	it("is called once for an article whose time has come, however many processes try, and not when it is set", async () => {
		const { articles, other, time, heard } = await open();
		await articles.saving.create(articleInput.parse({ ...whole, publishAt: dawn }));
		time.now = new Date(dawn);
		expect(heard).toEqual([]);
		await Promise.all([
			articles.schedule.publishDue(),
			other.schedule.publishDue(),
			articles.schedule.publishDue(),
		]);
		await articles.schedule.publishDue();
		expect(heard).toEqual([`Dawn 2 ${dawn}`]);
	});

	it("is called for an article that is published before its time, and not again at its time", async () => {
		const { articles, time, heard } = await open();
		const { id } = await articles.saving.create(articleInput.parse({ ...whole, publishAt: dawn }));
		await articles.saving.update(id, { ...live, version: 1 });
		time.now = new Date(dawn);
		await articles.schedule.publishDue();
		expect(heard).toEqual([`Dawn 2 ${now}`]);
	});

	it("is called once when two publish the same draft at the same time", async () => {
		const { articles, other, heard } = await open();
		const { id } = await articles.saving.create(draft);
		const tries = [articles, other].map((store) => store.saving.update(id, { ...live, version: 1 }));
		const outcomes = (await Promise.allSettled(tries)).map(({ status }) => status);
		expect(outcomes.toSorted()).toEqual(["fulfilled", "rejected"]);
		expect(heard).toHaveLength(1);
	});

	it("is not called for many that are added at once: they were public before", async () => {
		const { articles, heard } = await open();
		await articles.bulk.create([{ input: live, at: new Date("2020-01-01T00:00:00.000Z") }]);
		expect(await articles.cards.count("en")).toBe(1);
		expect(heard).toEqual([]);
	});

	it("writes within the publication, and prevents it by throwing", async () => {
		const { db, time } = await open();
		const row = { id: "1", key: "told", value: "yes", updated_at: now };
		let fails = true;
		const articles = articlesStore(db, () => time.now, {
			onPublished: async (_article, transaction) => {
				await transaction.insertInto("settings").values(row).execute();
				if (fails) throw new Error("not now");
			},
		});
		const { id } = await articles.saving.create(draft);
		await expect(articles.saving.update(id, { ...live, version: 1 })).rejects.toThrow("not now");
		expect(await articles.reading.get(id)).toMatchObject({ published: false, version: 1 });
		expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
		fails = false;
		await articles.saving.update(id, { ...live, version: 1 });
		expect(await db.selectFrom("settings").select("value").execute()).toEqual([{ value: "yes" }]);
	});
});
