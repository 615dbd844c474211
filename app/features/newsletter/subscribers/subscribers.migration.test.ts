import { expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";

it.each(engines)("gives the subscribers that it finds a link to leave by, on %s", async (engine) => {
	const database = await openDatabase(await freshPlace(engine));
	onTestFinished(() => database.close());
	const { "0001-first-tables": first } = migrations;
	if (first === undefined) throw new Error("There is no first migration");
	await migrate(database, { "0001-first-tables": first });
	const insert = database.db.insertInto("subscribers");
	for (const name of ["ada", "ben"]) {
		const row = {
			id: name,
			email: `${name}@example.com`,
			state: "confirmed",
			language: "en",
			page: "/",
			consent_version: "2026-01",
			created_at: "2026-01-15T08:00:00.000Z",
		};
		// The row as it was before this migration.
		await insert.values(row as Parameters<typeof insert.values>[0]).execute();
	}
	await migrate(database, migrations);
	const rows = await database.db.selectFrom("subscribers").selectAll().execute();
	const tokens = rows.map(({ unsubscribe_token }) => unsubscribe_token);
	expect(new Set(tokens).size).toBe(2);
	for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
	for (const { asked_at } of rows) expect(Date.parse(asked_at)).not.toBeNaN();
});

it.each(engines)("makes a key for forgetting that no other database has, once, on %s", async (engine) => {
	const keys = await Promise.all(
		["first", "second"].map(async () => {
			const database = await openDatabase(await freshPlace(engine));
			onTestFinished(() => database.close());
			await migrate(database, migrations);
			await migrate(database, migrations);
			return database.db.selectFrom("forgetting_keys").selectAll().execute();
		}),
	);
	for (const rows of keys) expect(rows).toEqual([{ id: 1, key: expect.stringMatching(/^[\w-]{43}$/) }]);
	expect(keys[0]).not.toEqual(keys[1]);
});
