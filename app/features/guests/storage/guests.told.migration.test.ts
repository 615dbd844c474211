import { expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0058"));
const at = "2026-01-10T08:00:00.000Z";
const saved = { created_at: at, updated_at: at, version: 1 };
const table = { id: "table", slug: "table", type: "Dinner", state: "announced", spoken: "all" } as const;
const person = { age: 34, gender: "woman", telephone: "", note: "", diet: "", language: "en" } as const;

it.each(engines)(
	"guests of an older version were told by their mails, or by who confirmed them: %s",
	async (engine) => {
		const database = await openDatabase(await freshPlace(engine));
		await migrate(database, earlier);
		const { db } = database;
		const event = { ...table, calendar_date: "2026-03-14", max_guests: "", published: 1 as const };
		await db
			.insertInto("events")
			.values({ ...event, sequence: 2, ...saved })
			.execute();
		const guests = [
			["clicked", "invited"],
			["mailed", "invited"],
			["by hand", "confirmed"],
			["before the change", "paid"],
		] as const;
		for (const [id, state] of guests) {
			const guest = { id, event_id: table.id, first_name: id, email: `${id[0]}@example.com`, ...person };
			await db
				.insertInto("guests")
				.values({ ...guest, state, state_since: at, ...saved })
				.execute();
		}
		for (const [guest_id, sequence] of [
			["mailed", 2],
			["before the change", 1],
		] as const) {
			const mail = { id: guest_id, guest_id, kind: "invitation", mail_id: "gone", ordered_at: at } as const;
			await db
				.insertInto("guest_mails")
				.values({ ...mail, sequence, email: `${guest_id[0]}@example.com` })
				.execute();
		}
		await migrate(database, migrations);
		const news = await openStores(database, movableClock().clock).guests.newsAt(table.id);
		expect(Object.fromEntries([...news].map(([id, { kind }]) => [id, kind]))).toEqual({
			clicked: "invitation",
			"before the change": "change",
		});
		await database.close();
	},
);
