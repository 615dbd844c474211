import { describe, expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { exampleEvent } from "#server/testing/example-event.ts";
import { eventsStore } from "./events.store.server.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0025"));
const now = "2026-09-20T08:00:00.000Z";

describe.each(engines)("the migration to counted changes on %s", (engine) => {
	it("goes on from the versions that calendars know", async () => {
		const database = await openDatabase(await freshPlace(engine));
		await migrate(database, earlier);
		const row = { id: "seven", slug: "seven", type: "Dinner", max_guests: "6-8", published: 1, version: 7 };
		const dated = { calendar_date: "2026-12-12", created_at: now, updated_at: now, announced_at: now };
		await database.db
			.insertInto("events")
			// As an earlier version stored it.
			.values({ ...row, ...dated } as never)
			.execute();
		const words = { title: "Dinner", date: "", time: "", price: "", location: "", description: "" };
		await database.db
			.insertInto("event_texts")
			.values({ ...words, event_id: "seven", language: "en" })
			.execute();
		const { sequence, ...withdrawn } = exampleEvent({ calendarDate: "2026-11-08" }, { version: 4 });
		await database.db
			.insertInto("withdrawn_events")
			.values({ event_id: "one", event: JSON.stringify(withdrawn), withdrawn_at: now })
			.execute();
		await migrate(database, migrations);
		const entries = await eventsStore(database.db, () => new Date(now)).listCalendar();
		expect(entries.map(({ event, cancelled }) => [event.id, event.sequence, cancelled])).toEqual([
			["seven", 7, false],
			["one", 4, true],
		]);
		await database.close();
	});
});
