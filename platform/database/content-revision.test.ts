import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { contentStore } from "#platform/content/content-store.ts";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { bothEngines, migratedPlace } from "#platform/testing/fresh-database.ts";
import { openDatabase } from "./open-database.ts";

describe.each(bothEngines)("the revision on %s", (engine) => {
	it("moves for every process on the database when one of them changes content", async () => {
		const place = await migratedPlace(engine);
		const mine = await openDatabase(place);
		const other = await openDatabase(place);
		await vi.waitFor(() =>
			expect([mine.revision.current(), other.revision.current()]).not.toContain(undefined),
		);
		const before = { mine: mine.revision.current(), other: other.revision.current() };

		const setting = { id: "1", key: "colour", value: "lagoon", updated_at: "2026-01-01T00:00:00.000Z" };
		await mine.db.insertInto("settings").values(setting).execute();
		await mine.revision.bump("settings");

		expect(mine.revision.current()).not.toBe(before.mine);
		await vi.waitFor(() => expect(other.revision.current()).not.toBe(before.other));
		await Promise.all([mine.close(), other.close()]);
	});
});

it("on sqlite, a write of another process is seen in the very turn that hears of it", async () => {
	const place = await migratedPlace("sqlite");
	const { revision, close } = await openDatabase(place);
	const program = `
		import { DatabaseSync } from "node:sqlite";
		const insert = new DatabaseSync(process.argv[1]).prepare("insert into settings values (?, ?, '', '')");
		process.on("message", (id) => {
			insert.run(id, id);
			process.send("written");
		});
		process.send("ready");`;
	const file = join(place.dataDir, "ensemble.sqlite");
	const writer = spawn(process.execPath, ["--input-type=module", "-e", program, file], {
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
	endWithThisProcess(writer);
	await once(writer, "message");
	for (let write = 0; write < 30; write += 1) {
		// Read in this turn, and the same to all who ask in it.
		const before = revision.current();
		expect(revision.current()).toBe(before);
		const heard = once(writer, "message");
		writer.send(String(write));
		await heard;
		expect(revision.current()).not.toBe(before);
	}
	writer.disconnect();
	await close();
});

it("on postgres, so is one of a single statement, and none that failed or wrote nothing", async () => {
	const place = await migratedPlace("postgres");
	const mine = await openDatabase(place);
	const other = await openDatabase(place);
	await vi.waitFor(() => expect(other.revision.current()).toBeDefined());
	const died = new Error("The process died right after its statement.");
	const setting = { id: "1", key: "colour", value: "lagoon", updated_at: "2026-01-01T00:00:00.000Z" };
	async function insert(): Promise<void> {
		await mine.db.insertInto("settings").values(setting).execute();
		throw died;
	}
	async function read(): Promise<void> {
		await mine.db.selectFrom("settings").selectAll().execute();
		throw died;
	}
	const effects = { insert: "write", read: "write" } as const;
	const settings = contentStore(mine.revision, "settings", { insert, read }, effects);
	const again = contentStore(mine.revision, "articles", { insert, read }, effects);
	const before = ["settings", "articles"].map((kind) => other.revision.current(kind));
	await expect(settings.insert()).rejects.toBe(died);
	await vi.waitFor(() => expect(other.revision.current("settings")).not.toBe(before[0]));

	await expect(again.insert()).rejects.toThrow("duplicate key");
	await expect(again.read()).rejects.toBe(died);
	// What is announced later is heard later.
	await mine.revision.bump("pages");
	await vi.waitFor(() => expect(other.revision.current("pages")).not.toBe(before[1]));
	expect(other.revision.current("articles")).toBe(before[1]);
	await Promise.all([mine.close(), other.close()]);
});

it("on postgres, a change is announced with its commit: also when its process dies right after", async () => {
	const place = await migratedPlace("postgres");
	const mine = await openDatabase(place);
	const other = await openDatabase(place);
	await vi.waitFor(() => expect(other.revision.current()).toBeDefined());
	const kinds = ["settings", "pages"];
	const before = kinds.map((kind) => other.revision.current(kind));
	const died = new Error("The process died between the commit and what follows.");
	async function set(): Promise<void> {
		await mine.db.transaction().execute((transaction) => sql`select 1`.execute(transaction));
		throw died;
	}
	const store = contentStore(mine.revision, "settings", { set }, { set: "write" });
	// One write within another has one transaction, which is told of both kinds.
	const around = contentStore(mine.revision, "pages", { set: () => store.set() }, { set: "write" });
	await expect(around.set()).rejects.toBe(died);
	for (const [at, kind] of kinds.entries()) {
		await vi.waitFor(() => expect(other.revision.current(kind)).not.toBe(before[at]));
	}
	await Promise.all([mine.close(), other.close()]);
});
