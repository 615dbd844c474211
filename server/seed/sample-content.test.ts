import { describe, expect, it } from "vitest";
import { articleInput, articleUpdate } from "#app/features/articles/article.ts";
import { eventInput } from "#app/features/events/event.ts";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { findShipped } from "#app/features/texts/catalogue.server.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { calendarOfOwner, hostText, sampleContentOf } from "./sample-content.ts";
import { sampleEventsFrom } from "./sample-events.ts";
import { sampleRows } from "./sample-rows.ts";
import { seedNothing } from "./seed.ts";

const [row, other] = sampleRows;
const texts = { title: "Silence", excerpt: "Of it.", category: "Dating", content: "Text.", tags: [] };
const dinner = { ...sampleEventsFrom("2026-01-15")[1], published: true };

async function open(engine: (typeof engines)[number]) {
	const stores = openStores(await freshDatabase(engine), steppingClock());
	return { ...stores, find: sampleContentOf(stores) };
}

describe.each(engines)("what is still the sample's, on %s", (engine) => {
	it("is every public article and event that nobody has saved since", async () => {
		const { articles, events, find } = await open(engine);
		const article = articleInput.parse({ ...texts, slug: row?.slug, published: true });
		const own = articleInput.parse({ ...texts, slug: "of-our-own", published: true });
		const draft = articleInput.parse({ ...texts, slug: other?.slug, published: false });
		const { id, version } = await articles.saving.create(article);
		await articles.saving.create(own);
		await articles.saving.create(draft);
		const event = await events.create(eventInput.parse(dinner));
		await events.create(eventInput.parse({ ...dinner, title: "A table of our own" }));
		await events.create(eventInput.parse({ ...dinner, description: "Our own table, by the sea." }));
		const titles = { en: "Saturday Dinner", fr: "Dîner du samedi" };
		expect((await find()).entries).toEqual([
			{ kind: "article", id, titles: { en: "Silence" } },
			{ kind: "event", id: event.id, titles },
		]);
		await articles.saving.update(id, articleUpdate.parse({ ...article, version }));
		await events.update(event.id, { ...eventInput.parse(dinner), version: event.version });
		expect((await find()).entries).toEqual([]);
	});

	it("is the host's text until readers of every language are told who it is", async () => {
		const { textDrafts, texts, find } = await open(engine);
		expect(findShipped(hostText, "en")).toContain("Hosting details are available on request");
		const write = async (language: "en" | "fr", text: string) => {
			const base = findShipped(hostText, language) ?? "";
			await textDrafts.save({ key: hostText, language, text, base });
			const drafted = await find();
			await texts.publish((await textDrafts.read()).revision);
			return [drafted, await find()].map(({ isHostOnRequest }) => isHostOnRequest);
		};
		expect(await write("en", "Hosted by Duo Ltd, Ebène.")).toEqual([true, true]);
		expect(await write("fr", "Hébergé par Duo Ltd, Ebène.")).toEqual([true, false]);
	});

	it("leaves no cancellation in calendars, which an owner's own event does", async () => {
		const { events } = await open(engine);
		const listed = calendarOfOwner(events);
		const day = { ...dinner, calendarDate: "2026-03-12" };
		const sample = await events.create(eventInput.parse(day));
		const own = await events.create(eventInput.parse({ ...day, title: "A table of our own" }));
		const saved = await events.create(eventInput.parse(day));
		await events.update(saved.id, { ...eventInput.parse(day), version: saved.version });
		expect(await listed()).toHaveLength(3);
		for (const { id } of [sample, own, saved]) await events.remove(id);
		const remaining = (await listed()).map(({ event, cancelled }) => [event.id, cancelled]);
		expect(remaining.toSorted()).toEqual([own, saved].map(({ id }) => [id, true]).toSorted());
		await events.restore(sample.id);
		expect((await listed()).find(({ event }) => event.id === sample.id)?.cancelled).toBe(false);
	});

	it("is the number of members until somebody saves it, as it is too", async () => {
		const { settings, find, ...stores } = await open(engine);
		expect((await find()).isMemberCountSample).toBe(true);
		await seedNothing({ settings, ...stores });
		expect((await settings.get(activeMembersKey)).value).toBe("234");
		expect((await find()).isMemberCountSample).toBe(true);
		await settings.set(activeMembersKey, "234");
		expect((await find()).isMemberCountSample).toBe(false);
		await seedNothing({ settings, ...stores });
		expect((await find()).isMemberCountSample).toBe(false);
	});
});
