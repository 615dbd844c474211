import type { Kysely } from "kysely";
import { readStoredTexts } from "#app/content/storage/stored-texts.server.ts";
import { holdsSeat } from "#app/features/guests/seats.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Waiting } from "./waiting.ts";

const weekMs = 7 * 24 * 60 * 60 * 1000;

const eventTexts = { table: "event_texts", owner: "event_id" };

export function waitingStore(db: Kysely<Tables>, clock: Clock) {
	async function read(): Promise<
		Omit<Waiting, "tablesToTell" | "tableAnswers" | "applicationsNew" | "applicationsDue">
	> {
		const now = clock();
		const soon = new Date(now.getTime() + weekMs).toISOString();
		const lately = new Date(now.getTime() - weekMs).toISOString();
		const [nextTable, articles, letters, readers] = await Promise.all([
			findNextTable(db, dayOf(now)),
			db
				.selectFrom("articles")
				.select(({ fn }) => fn.countAll<number>().as("due"))
				.where("publish_at", "<=", soon)
				.executeTakeFirstOrThrow(),
			db
				.selectFrom("letters")
				.select(({ fn }) => fn.countAll<number>().as("due"))
				.where("state", "=", "scheduled")
				.where("send_at", "<=", soon)
				.executeTakeFirstOrThrow(),
			db
				.selectFrom("subscribers")
				.select(({ fn }) => [
					fn.countAll<number>().filterWhere("confirmed_at", ">", lately).as("came"),
					fn.countAll<number>().filterWhere("unsubscribed_at", ">", lately).as("left"),
				])
				.where("confirmed_at", "is not", null)
				.executeTakeFirstOrThrow(),
		]);
		return {
			nextTable,
			articlesDue: Number(articles.due),
			lettersDue: Number(letters.due),
			readersCame: Number(readers.came),
			readersLeft: Number(readers.left),
		};
	}

	return { read };
}

/** Returns the next public table that takes place, with how its guests have answered. */
async function findNextTable(db: Kysely<Tables>, today: string): Promise<Waiting["nextTable"]> {
	const table = await db
		.selectFrom("events")
		.select(["id", "calendar_date", "table_size"])
		.where("calendar_date", ">=", today)
		.where("published", "=", 1)
		.where("state", "not in", ["cancelled", "postponed"])
		.orderBy("calendar_date")
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
	if (table === undefined || table.calendar_date === null) return null;
	const titleOf = await readStoredTexts(db, eventTexts, { names: ["title"], ids: [table.id] });
	const guests = await db
		.selectFrom("guests")
		.select(({ fn }) => ["state", fn.countAll<number>().as("count")])
		.where("event_id", "=", table.id)
		.groupBy("state")
		.execute();
	const count = (isCounted: (state: (typeof guests)[number]["state"]) => boolean) =>
		guests.reduce((sum, guest) => (isCounted(guest.state) ? sum + Number(guest.count) : sum), 0);
	const seats = table.table_size;
	return {
		id: table.id,
		...titleOf(table.id),
		calendarDate: table.calendar_date,
		confirmed: count((state) => holdsSeat(state) && state !== "invited"),
		unanswered: count((state) => state === "invited"),
		declined: count((state) => state === "cancelled"),
		free: seats === null ? null : Math.max(0, seats - count(holdsSeat)),
	};
}
