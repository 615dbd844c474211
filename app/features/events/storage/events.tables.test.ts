import { describe, expect, it } from "vitest";
import { blankTexts } from "#app/content/draft.ts";
import { eventFields, eventInput } from "#app/features/events/event.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { eventsStore } from "./events.store.server.ts";

const dinner = eventInput.parse({
	title: "Dîner d’été",
	calendarDate: "2026-12-12",
	startTime: "18:30",
	date: "",
	time: "",
	price: "Rs1000",
});

const french = blankTexts(eventFields);

describe.each(engines)("tables on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const time = { now: new Date("2026-11-22T08:00:00.000Z") };
		return { events: eventsStore(db, () => time.now), time };
	}

	it("have addresses that follow their titles until visitors saw them, and stay from then on", async () => {
		const { events } = await open();
		const { id, slug } = await events.create({ ...dinner, published: false });
		expect(slug).toBe("diner-dete");
		const renamed = { ...dinner, title: "December Dinner" };
		expect(await events.update(id, { ...renamed, published: false, version: 1 })).toMatchObject({
			slug: "december-dinner",
			announcedAt: null,
		});
		const shown = await events.update(id, { ...renamed, version: 2 });
		expect(shown.announcedAt).toBe("2026-11-22T08:00:00.000Z");
		const later = await events.update(id, { ...dinner, title: "Another name", version: 3 });
		expect(later).toMatchObject({ slug: "december-dinner", announcedAt: shown.announcedAt });
	});

	it("have addresses of their own, with the year where another has the name", async () => {
		const { events } = await open();
		const slugs: string[] = [];
		for (const calendarDate of ["2026-12-12", "2027-12-11", "2027-12-18", null]) {
			slugs.push((await events.create({ ...dinner, calendarDate })).slug);
		}
		slugs.push((await events.create({ ...dinner, title: "晩ご飯" })).slug);
		expect(slugs).toEqual(["diner-dete", "diner-dete-2027", "diner-dete-2027-2", "diner-dete-2", "table"]);
	});

	it("have an address in each language in which they have a title, of one table alone", async () => {
		const { events } = await open();
		const lagoon = { ...dinner, title: "Lagoon Dinner", fr: { ...french, title: "Dîner du lagon" } };
		const draft = await events.create({ ...lagoon, published: false });
		expect(draft).toMatchObject({ slug: "lagoon-dinner", ownSlugs: { fr: "diner-du-lagon" } });
		const renamed = { ...lagoon, fr: { ...french, title: "Dîner avant Noël" } };
		const shown = await events.update(draft.id, { ...renamed, version: 1 });
		expect(shown.ownSlugs).toEqual({ fr: "diner-avant-noel" });
		const kept = await events.update(draft.id, { ...lagoon, fr: null, version: 2 });
		expect(kept.ownSlugs).toEqual(shown.ownSlugs);
		const other = await events.create({
			...dinner,
			title: "Dîner avant Noël",
			fr: { ...french, title: "Brunch" },
		});
		expect([other.slug, other.ownSlugs]).toEqual(["diner-avant-noel-2026", { fr: "brunch" }]);
		const same = await events.create({ ...dinner, title: "Café", fr: { ...french, title: "Café" } });
		expect([same.slug, same.ownSlugs]).toEqual(["cafe", {}]);
		for (const slug of ["lagoon-dinner", "diner-avant-noel"]) {
			expect(await events.findTable(slug)).toMatchObject({ id: draft.id });
		}
		for (const slug of ["diner-du-lagon", "fr", "%", '"'])
			expect(await events.findTable(slug)).toBeUndefined();
	});

	it("keep one address for all languages where visitors saw them under it first", async () => {
		const { events } = await open();
		const { id } = await events.create(dinner);
		const translated = { ...dinner, title: "Dinner", fr: { ...french, title: "Le dîner" } };
		const after = await events.update(id, { ...translated, version: 1 });
		expect([after.slug, after.ownSlugs]).toEqual(["diner-dete", {}]);
	});

	it("remember when they were to take place before they were moved", async () => {
		const { events } = await open();
		const { id } = await events.create(dinner);
		const moved = await events.update(id, { ...dinner, startTime: "19:00", version: 1 });
		expect(moved.previousStart).toBe("2026-12-12T18:30");
		const renamed = { ...dinner, startTime: "19:00", title: "Supper" };
		expect((await events.update(id, { ...renamed, version: 2 })).previousStart).toBe("2026-12-12T18:30");
		expect((await events.update(id, { ...dinner, version: 3 })).previousStart).toBeNull();
	});

	it("are found at their address while they are published", async () => {
		const { events } = await open();
		const { id, slug, updatedAt } = await events.create(dinner);
		await events.create({ ...dinner, title: "Hidden", published: false });
		expect(await events.findTable(slug)).toMatchObject({ id });
		expect(await events.findTable("hidden")).toBeUndefined();
		expect(await events.listTableAddresses()).toEqual([{ slug, ownSlugs: {}, updatedAt }]);
		await events.update(id, { ...dinner, published: false, version: 1 });
		expect(await events.findTable(slug)).toBeUndefined();
	});

	it("stand among the next or the past ones, as they took place or not", async () => {
		const { events, time } = await open();
		for (const state of ["announced", "full", "postponed", "cancelled"] as const) {
			await events.create({ ...dinner, title: state, state });
		}
		// Tables of one day that were created at once have no order.
		const titles = async (list: Promise<{ title: string }[]>) =>
			(await list).map(({ title }) => title).toSorted();
		expect(await titles(events.listUpcoming())).toEqual(["announced", "cancelled", "full", "postponed"]);
		expect(await titles(events.listPast())).toEqual([]);
		time.now = new Date(businessInstant("2026-12-13T00:00"));
		expect(await titles(events.listUpcoming())).toEqual(["postponed"]);
		expect(await titles(events.listPast())).toEqual(["announced", "full"]);
		expect(await events.today()).toBe("2026-12-13");
	});
});
