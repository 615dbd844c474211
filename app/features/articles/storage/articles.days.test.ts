import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import type { PublicationListener } from "./articles.publication.server.ts";
import { articlesStore } from "./articles.store.server.ts";

const start = "2026-03-01T12:00:00.000Z";
/** Noon in Mauritius. */
const noon = (day: string) => `${day}T08:00:00.000Z`;
const live = articleInput.parse({
	...{ title: "Dawn", excerpt: "Early.", content: "The lagoon wakes.", published: true },
	...{ category: "Mornings", tags: ["sea"] },
});
const old = { ...live, title: "Old", publishedOn: "2019-03-03" };

describe.each(engines)("articles with a chosen date, on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const time = { now: new Date(start) };
		const heard: string[] = [];
		const onPublished: PublicationListener = async ({ title, publishedAt }) => {
			heard.push(`${title} ${publishedAt}`);
		};
		const articles = articlesStore(db, () => time.now, { onPublished });
		const titles = async (filter: object = {}) =>
			(await articles.cards.list("en", { limit: 9, ...filter })).map(({ title }) => title);
		return { time, articles, heard, titles };
	}

	it("are public at once, and are in every list as if published that day", async () => {
		const { articles, heard, titles } = await open();
		await articles.saving.create({ ...live, title: "Older", publishedOn: "2018-01-01" });
		const dated = await articles.saving.create(old);
		expect(dated).toMatchObject({ published: true, publishedOn: "2019-03-03", createdAt: start });
		expect(dated.publishedAt).toBe(noon("2019-03-03"));
		await articles.saving.create(live);
		await articles.saving.create({ ...live, title: "Between", publishedOn: "2020-02-29" });
		const expected = ["Dawn", "Between", "Old", "Older"];
		expect(await titles()).toEqual(expected);
		expect(await titles({ category: "mornings" })).toEqual(expected);
		expect(await titles({ tag: "sea" })).toEqual(expected);
		expect(await titles({ search: "lagoon" })).toEqual(expected);
		const texts = await articles.syndication.listTexts("fr", { limit: 9 });
		expect(texts.map(({ title, publishedAt }) => `${title} ${publishedAt}`).at(2)).toBe(
			`Old ${noon("2019-03-03")}`,
		);
		const addresses = await articles.syndication.listAddresses({ limit: 9 });
		expect(addresses.map(({ slugs }) => slugs.en)).toEqual(expected.map((title) => title.toLowerCase()));
		expect(heard).toContain(`Old ${noon("2019-03-03")}`);
	});

	it("are moved to another day, and keep theirs without a new one", async () => {
		const { articles, time, titles } = await open();
		const { id, publishedAt } = await articles.saving.create(live);
		await articles.saving.create({ ...live, title: "Other", publishedOn: "2020-01-01" });
		time.now = new Date("2026-03-02T05:00:00.000Z");
		const save = (publishedOn: string | null, version: number, published = true) =>
			articles.saving.update(id, { ...live, published, publishedOn, version });
		// Saved with the day that it has, it keeps its instant.
		expect((await save("2026-03-01", 1)).publishedAt).toBe(publishedAt);
		expect((await save("2017-06-05", 2)).publishedAt).toBe(noon("2017-06-05"));
		expect(await titles()).toEqual(["Other", "Dawn"]);
		const kept = { publishedOn: "2017-06-05", publishedAt: noon("2017-06-05") };
		expect(await save(null, 3)).toMatchObject(kept);
		// Withdrawn and published again, it is where it was.
		expect(await save(null, 4, false)).toMatchObject({ ...kept, published: false });
		expect(await save(null, 5)).toMatchObject({ ...kept, published: true });
		// The morning of this day: noon is still to come.
		expect((await save("2026-03-02", 6)).publishedAt).toBe("2026-03-02T05:00:00.000Z");
	});

	it("take their day when they are published, by hand or at their time, and no sooner", async () => {
		const { articles, time } = await open();
		const draft = await articles.saving.create({ ...old, published: false });
		expect(draft).toMatchObject({ publishedAt: null, publishedOn: "2019-03-03" });
		// Nobody has seen it: no day is kept.
		const cleared = await articles.saving.update(draft.id, { ...live, publishedOn: null, version: 1 });
		expect(cleared).toMatchObject({ publishedAt: start, publishedOn: null });
		const publishAt = "2026-03-01T18:00:00.000Z";
		const { id } = await articles.saving.create({ ...old, published: false, publishAt });
		time.now = new Date("2026-03-01T18:00:04.000Z");
		expect(await articles.schedule.publishDue()).toBe(1);
		expect(await articles.reading.get(id)).toMatchObject({
			published: true,
			publishedAt: noon("2019-03-03"),
			publishedOn: "2019-03-03",
		});
	});

	it("move with corrections that wait, and come back after their deletion", async () => {
		const { articles } = await open();
		const { id } = await articles.saving.create(live);
		await articles.corrections.save(id, { ...old, version: 1 });
		expect(await articles.reading.get(id)).toMatchObject({ publishedAt: start, publishedOn: null });
		expect(await articles.corrections.find(id)).toMatchObject({
			publishedAt: start,
			publishedOn: "2019-03-03",
		});
		await articles.saving.update(id, { ...old, version: 2 });
		await articles.corrections.save(id, { ...live, publishedOn: null, version: 3 });
		expect(await articles.corrections.find(id)).toMatchObject({ publishedOn: "2019-03-03" });
		await articles.deletion.remove(id);
		await articles.deletion.restore(id);
		const restored = { publishedAt: noon("2019-03-03"), publishedOn: "2019-03-03", published: true };
		expect(await articles.reading.get(id)).toMatchObject(restored);
	});

	it("are never dated in the future, in the business's time zone", async () => {
		const { articles, time } = await open();
		const refusal = {
			status: 400,
			code: "day-ahead",
			fields: { publishedOn: "Choose a day that has come." },
		};
		const tomorrow = { ...live, publishedOn: "2026-03-02" };
		await expect(articles.saving.create(tomorrow)).rejects.toMatchObject(refusal);
		await expect(articles.saving.create({ ...tomorrow, published: false })).rejects.toMatchObject(refusal);
		const { id } = await articles.saving.create(live);
		const change = { ...tomorrow, version: 1 };
		await expect(articles.saving.update(id, change)).rejects.toMatchObject(refusal);
		await expect(articles.corrections.save(id, change)).rejects.toMatchObject(refusal);
		// It is the 2nd there before it is in UTC.
		time.now = new Date("2026-03-01T21:00:00.000Z");
		expect(await articles.saving.update(id, change)).toMatchObject({
			publishedAt: "2026-03-01T21:00:00.000Z",
		});
	});
});
