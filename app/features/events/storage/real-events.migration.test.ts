import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { eventsStore } from "./events.store.server.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0020"));
const now = "2026-09-20T08:00:00.000Z";

type Old = {
	day?: string;
	start?: string;
	guests?: string;
	updated?: string;
	en: [date: string, time: string, price: string];
	fr?: [date: string, time: string, price: string];
};

const nothing = { calendarDate: null, startTime: null, endTime: null, ticketPrice: null, olderWords: "" };
const brunch = { calendarDate: "2026-10-04", startTime: "11:00", endTime: "14:00", ticketPrice: 1000 };
const read = { ...brunch, tableSize: null, olderWords: "", date: "", time: "", price: "", maxGuests: "6-8" };
const english: Old["en"] = ["October 4", "11:00 am - 2:00 pm", "Rs1000"];

const cases: [string, Old, object][] = [
	["words alone", { en: english }, read],
	["a French owner", { en: ["Dimanche 4 octobre 2026", "11 h – 14 h", "1 000 Rs"] }, read],
	[
		"both, that agree",
		{ day: "2026-10-04", start: "11:00", guests: "8", en: english },
		{ ...read, tableSize: 8, maxGuests: "" },
	],
	[
		"both, that do not agree",
		{ day: "2026-10-05", start: "18:30", en: ["October 4", "7 pm", "Rs1000"] },
		{
			...read,
			calendarDate: "2026-10-05",
			startTime: "18:30",
			endTime: null,
			olderWords: "October 4 · 7 pm",
		},
	],
	[
		"a translation that says the same, and one that does not",
		{ en: english, fr: ["4 octobre", "18 h 30", "1 000 Rs"] },
		{ ...read, olderWords: "18 h 30", fr: { title: "Titre", date: "", time: "", price: "" } },
	],
	[
		"a weekday that contradicts its day",
		{ en: ["Friday 4 October", "11:00 am - 2:00 pm", "Rs1000"] },
		{ ...read, calendarDate: null, date: "Friday 4 October" },
	],
	[
		"a day, and words that name another weekday",
		{ day: "2026-10-04", start: "11:00", en: ["Friday 4 October", "11:00 am - 2:00 pm", "Rs1000"] },
		{ ...read, olderWords: "Friday 4 October" },
	],
	[
		"words that no one can read",
		{ guests: "a few", en: ["Early in May", "evening", "Free"], fr: ["Début mai", "le soir", "Gratuit"] },
		{
			...nothing,
			...{ date: "Early in May", time: "evening", price: "Free", maxGuests: "a few" },
			fr: { title: "Titre", date: "Début mai", time: "le soir", price: "Gratuit" },
		},
	],
	[
		"a day whose year nobody knows",
		{ updated: "2026-11-20T08:00:00.000Z", en: english },
		{ ...read, calendarDate: null, date: "October 4" },
	],
];

describe.each(engines)("events from before their days were real on %s", (engine) => {
	it.each(cases)("with %s are carried over", async (_case, old, expected) => {
		const database = await openDatabase(await freshPlace(engine));
		await migrate(database, earlier);
		const { db } = database;
		const { day = null, start = null, guests = "6-8", updated = now } = old;
		await sql`
			insert into events
				(id, type, max_guests, calendar_date, start_time, published, created_at, updated_at, version)
			values ('one', 'Dinner', ${guests}, ${day}, ${start}, 1, ${now}, ${updated}, 4)
		`.execute(db);
		for (const [language, texts] of Object.entries({ en: old.en, fr: old.fr })) {
			if (texts === undefined) continue;
			const title = language === "en" ? "Title" : "Titre";
			await sql`
				insert into event_texts (event_id, language, title, date, time, price, location, description)
				values ('one', ${language}, ${title}, ${texts[0]}, ${texts[1]}, ${texts[2]}, 'Moka', 'Words.')
			`.execute(db);
		}
		await migrate(database, migrations);
		const event = await eventsStore(db, () => new Date(now)).get("one");
		expect(event).toMatchObject({ ...expected, title: "Title", location: "Moka", version: 4 });
		await database.close();
	});
});
