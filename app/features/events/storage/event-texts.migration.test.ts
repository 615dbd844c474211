import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { eventsStore } from "./events.store.server.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0016"));
const now = "2026-11-20T08:00:00.000Z";
const english = {
	title: "October Brunch",
	date: "October 4",
	time: "11:00 am",
	price: "Rs1200",
	type: "Brunch",
	description: "Two\nlines.",
	location: "Moka",
	max_guests: "4",
	calendar_date: "2026-10-04",
	start_time: "11:00",
	published: 1,
};
const french = {
	title_fr: "Brunch d’octobre",
	date_fr: "4 octobre",
	time_fr: "",
	price_fr: "",
	description_fr: "Deux\nlignes.",
	location_fr: "Île",
};

describe.each(engines)("events from before their texts had rows on %s", (engine) => {
	it("preserve every text in both languages, and are written anew like any other", async () => {
		const database = await openDatabase(await freshPlace(engine));
		await migrate(database, earlier);
		const { db } = database;
		const history = { created_at: now, updated_at: now, version: 3 };
		for (const row of [
			{ id: "both", ...english, ...french, ...history },
			{ id: "english", ...english, ...history },
		]) {
			const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
			await sql`insert into events (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
		}
		await migrate(database, migrations);

		const events = eventsStore(db, () => new Date(now));
		const { title, type, description, location } = english;
		const words = { title, type, description, location };
		const real = { calendarDate: "2026-10-04", startTime: "11:00", tableSize: 4, ticketPrice: 1200 };
		const shared = { ...real, olderWords: "", published: true, version: 3, createdAt: now };
		expect(await events.get("english")).toMatchObject({ ...words, ...shared, fr: null });
		expect(await events.get("both")).toMatchObject({
			...words,
			...shared,
			fr: {
				title: "Brunch d’octobre",
				date: "",
				time: "",
				price: "",
				description: "Deux\nlignes.",
				location: "Île",
			},
		});
		const changed = eventInput.parse({
			title: "New",
			date: "Some day",
			time: "late",
			price: "Free",
			maxGuests: "a few",
			fr: { title: "Neuf" },
		});
		await events.update("both", { ...changed, version: 3 });
		expect(await events.get("both")).toMatchObject({ ...changed, version: 4 });
		await events.remove("both");
		expect(await db.selectFrom("event_texts").select("event_id").execute()).toEqual([
			{ event_id: "english" },
		]);
		await database.close();
	});
});
