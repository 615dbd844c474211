import { expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";

const at = (day: number) => `2026-01-${String(day).padStart(2, "0")}T08:00:00.000Z`;

it.each(engines)(
	"takes over the refusals that were counted before there were reports, on %s",
	async (engine) => {
		const database = await openDatabase(await freshPlace(engine));
		onTestFinished(() => database.close());
		const before = Object.entries(migrations).filter(([name]) => name < "0025");
		await migrate(database, Object.fromEntries(before));
		const { db } = database;
		for (const [id, refusals] of [
			["twice", 2],
			["never", 0],
		] as const) {
			await db
				.insertInto("subscribers")
				.values({
					id,
					email: `${id}@example.com`,
					state: "confirmed",
					language: "en",
					page: "/",
					consent_version: "2026-01",
					created_at: at(1),
					asked_at: at(1),
					unsubscribe_token: id,
					refusals,
				})
				.execute();
		}
		const letters = ["first", "second", "third", "fourth"];
		for (const id of letters) {
			await db
				.insertInto("letters")
				.values({
					id,
					parts: "[]",
					english_articles: "shown",
					listed: 0,
					state: "sent",
					audience: "all",
					created_at: at(1),
					updated_at: at(1),
					version: 1,
				})
				.execute();
		}
		const errors = { first: "550 5.1.1", second: "552 5.2.2", third: "550 5.7.1", fourth: null };
		for (const [index, letter_id] of letters.entries()) {
			const error = errors[letter_id as keyof typeof errors];
			for (const subscriber_id of ["twice", "never"]) {
				await db
					.insertInto("letter_deliveries")
					.values({
						letter_id,
						subscriber_id,
						language: "en",
						state: error === null ? "sent" : "failed",
						due_at: at(1),
						settled_at: at(index + 1),
						error,
					})
					.execute();
			}
		}
		await migrate(database, migrations);
		const refused = await db
			.selectFrom("letter_deliveries")
			.select(["letter_id", "subscriber_id"])
			.where("refused", "=", 1)
			.orderBy("letter_id")
			.execute();
		expect(refused).toEqual([
			{ letter_id: "first", subscriber_id: "twice" },
			{ letter_id: "second", subscriber_id: "twice" },
		]);
		const readers = await db
			.selectFrom("subscribers")
			.select(["id", "refusals", "refusal_status", "refusals_from", "complained_at"])
			.orderBy("id")
			.execute();
		const unknown = { refusals_from: null, complained_at: null };
		expect(readers).toEqual([
			{ id: "never", refusals: 0, refusal_status: null, ...unknown },
			{ id: "twice", refusals: 2, refusal_status: "552 5.2.2", ...unknown },
		]);
	},
);
