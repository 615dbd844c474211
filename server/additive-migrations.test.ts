import { type Kysely, type KyselyPlugin, sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { bothEngines, freshPlace } from "#platform/testing/fresh-database.ts";

const removes = /\bdrop\b|\brename\b|\btruncate\b|\bdelete\s+from\b|\balter\s+column\b/i;
const addedColumns = /\badd\s+column\b.*?(?=,\s*add\s+column\b|$)/gis;

/**
 * Returns whether a statement of a migration takes from older processes what they read, or refuses
 * what they write.
 */
function disturbsOlderProcesses(statement: string): boolean {
	if (removes.test(statement)) return true;
	const added = statement.match(addedColumns) ?? [];
	return added.some((column) => /\bnot\s+null\b/i.test(column) && !/\bdefault\b/i.test(column));
}

/** Hands on every statement, and notes it as it is sent to the engine. */
function noting(db: Kysely<unknown>, statements: string[]): Kysely<unknown> {
	const executor = db.getExecutor();
	const plugin: KyselyPlugin = {
		transformQuery: ({ node, queryId }) => {
			statements.push(executor.compileQuery(node, queryId).sql);
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	return db.withPlugin(plugin);
}

it.each([
	["drop table articles", true],
	['alter table "articles" drop column "slug"', true],
	['alter table "articles" rename to "texts"', true],
	['alter table "articles" rename column "slug" to "address"', true],
	['alter table "articles" alter column "slug" set not null', true],
	["delete from articles", true],
	['alter table "articles" add column "pinned" integer not null', true],
	['alter table "a" add column "b" text not null, add column "c" text default 1', true],
	['alter table "articles" add column "pinned" integer not null default 0', false],
	['alter table "articles" add column "note" text', false],
	['create table "notes" ("id" text primary key not null, "article" text not null)', false],
	['create table "notes" ("id" text references "articles" ("id") on delete cascade)', false],
	["update articles set pinned = 1", false],
])("knows what disturbs: %s, %s", (statement, expected) =>
	expect(disturbsOlderProcesses(statement)).toBe(expected),
);

describe.each(bothEngines)("on %s", (engine) => {
	it("every migration after the baseline only adds", async () => {
		const database = await openDatabase(await freshPlace(engine));
		onTestFinished(() => database.close());
		const { "0001-baseline": baseline, ...additive } = migrations;
		if (baseline === undefined) throw new Error("There is no baseline");
		await migrate(database, { "0001-baseline": baseline });
		const seen: Record<string, string[]> = {};
		for (const [name, { up }] of Object.entries(additive)) {
			const statements: string[] = [];
			await up(noting(database.db as Kysely<unknown>, statements));
			seen[name] = statements;
		}
		const disturbing = Object.entries(seen).flatMap(([name, statements]) =>
			statements.filter(disturbsOlderProcesses).map((statement) => `${name}: ${statement}`),
		);
		expect(disturbing).toEqual([]);
		expect(Object.values(seen).every((statements) => statements.length > 0)).toBe(true);
		// They are really there.
		const { rows } = await sql`select name from sign_in_devices`.execute(database.db);
		expect(rows).toEqual([]);
	});
});
