import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { faultyLink } from "#platform/testing/faulty-link.ts";
import { bothEngines, freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { contentStore } from "./content-store.ts";

/** A store of one write, and how often its content was marked as changed. */
function storeOf({ db, revision }: Database, save: (database: Database["db"]) => Promise<void>) {
	let changes = 0;
	const counted = {
		current: revision.current,
		bump: async (kind: string, isAnnounced?: boolean) => {
			changes += 1;
			await revision.bump(kind, isAnnounced);
		},
	};
	const store = contentStore(counted, "words", { save: () => save(db) }, { save: "write" });
	return {
		countAfterSaving: async () => {
			await expect(store.save()).rejects.toThrow();
			return changes;
		},
	};
}

const setMembers = (db: Database["db"]) =>
	db.insertInto("settings").values({ id: "a", key: "members", value: "1", updated_at: "" }).execute();

describe.each(bothEngines)("a write that fails, on %s,", (engine) => {
	it("has changed something where an earlier transaction of it is committed", async () => {
		const { countAfterSaving } = storeOf(await freshDatabase(engine), async (db) => {
			await db.transaction().execute(setMembers);
			throw new Error("The second half fails");
		});
		expect(await countAfterSaving()).toBe(1);
	});

	it("has changed something where an earlier statement of it stands alone", async () => {
		const { countAfterSaving } = storeOf(await freshDatabase(engine), async (db) => {
			await setMembers(db);
			throw new Error("The second half fails");
		});
		expect(await countAfterSaving()).toBe(1);
	});

	it("has changed nothing where its transaction is undone", async () => {
		const { countAfterSaving } = storeOf(await freshDatabase(engine), async (db) => {
			await db.transaction().execute(async (transaction) => {
				await setMembers(transaction);
				throw new Error("It fails within");
			});
		});
		expect(await countAfterSaving()).toBe(0);
	});
});

describe("a write that PostgreSQL does not answer", () => {
	it("has changed nothing where it never reached the database", async () => {
		const { dataDir, databaseUrl = "" } = await freshPlace("postgres");
		const link = await faultyLink(databaseUrl);
		const database = await openDatabase({ dataDir, databaseUrl: link.url });
		onTestFinished(() => database.close());
		link.cut();
		const { countAfterSaving } = storeOf(database, async (db) => {
			await db.transaction().execute(setMembers);
		});
		expect(await countAfterSaving()).toBe(0);
	});

	it("may have changed something where the answer to its commit is lost", async () => {
		const database = await freshDatabase("postgres");
		await sql`create function hang_up() returns trigger language plpgsql as
			$$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(database.db);
		await sql`create constraint trigger hang_up after insert on settings
			deferrable initially deferred for each row execute function hang_up()`.execute(database.db);
		const { countAfterSaving } = storeOf(database, async (db) => {
			await db.transaction().execute(setMembers);
		});
		expect(await countAfterSaving()).toBe(1);
	});
});
