import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { contentStore } from "#platform/content/content-store.ts";
import { bothEngines, migratedPlace } from "#platform/testing/fresh-database.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { isReading, type OnStatement } from "./statements.ts";

it.each([
	["select * from articles", true],
	[' ( select "updated_at" from "articles" )', true],
	["with newest as (select 1) select * from newest", true],
	["pragma page_count", true],
	["begin deferred", true],
	["with gone as (delete from articles returning id) select * from gone", false],
	["insert into articles select * from others", false],
	["update articles set title = ?", false],
	["delete from articles", false],
	["begin immediate", false],
	["begin", false],
	["analyze", false],
	["create table notes (id text)", false],
])("reads alone: %s, %s", (statement, expected) => expect(isReading(statement)).toBe(expected));

const settingOf = (id: string) => ({ id, key: id, value: "b", updated_at: "2026-01-01T00:00:00.000Z" });

/** A migrated database, with what is told of its statements from now on. */
async function measured(engine: Database["engine"]) {
	const statements: Parameters<OnStatement>[] = [];
	const database = await openDatabase(await migratedPlace(engine), (...statement) =>
		statements.push(statement),
	);
	onTestFinished(() => database.close());
	statements.length = 0;
	return { database, statements };
}

it.each(bothEngines)("on %s, tells of what each statement did and how long it took", async (engine) => {
	const { database, statements } = await measured(engine);
	const setting = settingOf("1");
	await database.db.transaction().execute(async (transaction) => {
		await transaction.insertInto("settings").values(setting).execute();
	});
	await database.db.selectFrom("settings").selectAll().execute();
	await expect(sql`select * from nowhere`.execute(database.db)).rejects.toThrow();
	const kinds = statements.map(([kind]) => kind);
	expect(kinds.filter((kind) => kind === "write")).toHaveLength(1);
	expect(kinds.filter((kind) => kind === "read")).toHaveLength(2);
	expect(statements.every(([, seconds]) => seconds >= 0 && seconds < 60)).toBe(true);
});

it.each(bothEngines)(
	"on %s, counts a write of content once, and leaves the pool as it was",
	async (engine) => {
		const { database, statements } = await measured(engine);
		const { db, revision } = database;
		const insert = (id: string, within = db) =>
			within.insertInto("settings").values(settingOf(id)).returning("id").executeTakeFirst();
		const together = (id: string) => db.transaction().execute((transaction) => insert(id, transaction));
		const effects = { insert: "write", together: "write" } as const;
		const settings = contentStore(revision, "settings", { insert, together }, effects);
		const count = () => statements.splice(0).filter(([kind]) => kind === "write").length;
		await settings.insert("1");
		await settings.together("2");
		await Promise.all([settings.insert("3"), settings.together("4"), settings.insert("5")]);
		await expect(settings.insert("5")).rejects.toThrow(/unique/i);
		expect(count()).toBe(6);
		// Outside of a write of content, on the same connections.
		await insert("6");
		expect(count()).toBe(1);
		const read = () => db.selectFrom("settings").select("id").execute();
		const [one] = await Promise.all([read(), read(), read()]);
		expect(one).toHaveLength(6);
		expect(statements.map(([kind]) => kind)).toEqual(["read", "read", "read"]);
	},
);
