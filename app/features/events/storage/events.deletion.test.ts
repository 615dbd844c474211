import { describe, expect, it } from "vitest";
import { blankDraft } from "#app/content/draft.ts";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import { deletedStore } from "#app/features/deleted/deleted.store.server.ts";
import { eventFields, eventInput } from "#app/features/events/event.ts";
import { guestsStore } from "#app/features/guests/storage/guests.store.server.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { eventsStore } from "./events.store.server.ts";

const real = { calendarDate: "2026-02-14", startTime: "18:30", ticketPrice: 1000, tableSize: 8 };
const dinner = eventInput.parse({ title: "Lagoon Dinner", ...real, fr: { title: "Le dîner" } });
const anna = { firstName: "Anna", age: 34, gender: "woman", email: "anna@example.com" } as const;

describe.each(bothEngines)("deleted events on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const events = eventsStore(db, clock);
		/** Returns what calendars are told: each event, its revision, and whether it takes place. */
		const calendar = async () =>
			(await events.listCalendar()).map(
				({ event, cancelled }) => `${event.title} ${event.sequence} ${cancelled ? "cancelled" : "on"}`,
			);
		return { db, advance, clock, events, calendar, deleted: deletedStore(db, clock) };
	}

	it("leave the site at once, are struck out of calendars, and come back into both", async () => {
		const { events, calendar, deleted } = await open();
		const event = await events.create(dinner);
		await events.remove(event.id);
		expect(await events.findTable(event.slug)).toBeUndefined();
		expect(await events.listUpcoming()).toEqual([]);
		expect(await events.list({ publishedOnly: false })).toEqual([]);
		expect(await calendar()).toEqual(["Lagoon Dinner 2 cancelled"]);
		expect(await deleted.list()).toMatchObject([{ kind: "event", id: event.id, title: "Lagoon Dinner" }]);

		const restored = await events.restore(event.id);
		expect(restored.isMoved).toBe(false);
		expect(restored.event).toEqual({ ...event, sequence: 3, updatedAt: expect.any(String) });
		expect(await events.findTable(event.slug)).toMatchObject({ title: "Lagoon Dinner" });
		// Calendars take the newer revision for the truth.
		expect(await calendar()).toEqual(["Lagoon Dinner 3 on"]);
		expect(await deleted.list()).toEqual([]);
	});

	it("come back with what was typed and not saved", async () => {
		const { db, clock, events } = await open();
		const { id, version } = await events.create(dinner);
		const copies = workingCopiesStore(db, clock, { name: "event", fields: eventFields });
		const draft = { ...blankDraft(eventFields), title: "Lagoon Dinner, later" };
		await copies.save(id, { draft, version });
		const before = await copies.find(id);
		await events.remove(id);
		expect(await copies.find(id)).toBeUndefined();
		await events.restore(id);
		expect(await copies.find(id)).toEqual(before);
	});

	it("that visitors never saw come back as drafts, and calendars hear nothing", async () => {
		const { events, calendar } = await open();
		const draft = await events.create({ ...dinner, published: false });
		await events.remove(draft.id);
		expect((await events.restore(draft.id)).event).toMatchObject({ published: false, sequence: 1 });
		expect(await calendar()).toEqual([]);
	});

	it("come back under another address where theirs was taken", async () => {
		const { events } = await open();
		const one = await events.create(dinner);
		await events.remove(one.id);
		const other = await events.create(dinner);
		const { event, isMoved } = await events.restore(one.id);
		expect([other.slug, event.slug, isMoved]).toEqual(["lagoon-dinner", "lagoon-dinner-2", true]);
	});

	it("come back under their French address, or under another one where that was taken", async () => {
		const { events } = await open();
		const one = await events.create(dinner);
		await events.remove(one.id);
		const back = await events.restore(one.id);
		expect([back.event.ownSlugs, back.isMoved]).toEqual([{ fr: "le-diner" }, false]);
		await events.remove(one.id);
		await events.create({ ...dinner, title: "Supper" });
		const moved = await events.restore(one.id);
		expect([moved.event.slug, moved.event.ownSlugs, moved.isMoved]).toEqual([
			"lagoon-dinner",
			{ fr: "le-diner-2" },
			true,
		]);
	});

	it("take what is known of their guests along for good", async () => {
		const { db, clock, events } = await open();
		const { id } = await events.create(dinner);
		await guestsStore(db, clock, async () => {}).add(id, {
			...anna,
			...{ telephone: "", note: "", diet: "", language: "en", takesMessages: false, state: "applied" },
		});
		await events.remove(id);
		const kept = await db.selectFrom("deleted_things").select("content").executeTakeFirstOrThrow();
		expect(kept.content).not.toContain("Anna");
		await events.restore(id);
		expect(await db.selectFrom("guests").select("id").execute()).toEqual([]);
	});

	it("come back once, however many ask for it at the same instant", async () => {
		const { events } = await open();
		const { id } = await events.create(dinner);
		await events.remove(id);
		const tries = await Promise.allSettled([events.restore(id), events.restore(id)]);
		expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		expect(await events.list({ publishedOnly: false })).toHaveLength(1);
	});
});
