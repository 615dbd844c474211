import { describe, expect, it, vi } from "vitest";
import { migrations } from "#migrations/index.ts";
import { openDatabase } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";

describe.each(engines)("the revision on %s", (engine) => {
	it("moves for every process on the database when one of them changes content", async () => {
		const place = await freshPlace(engine);
		const mine = await openDatabase(place);
		const other = await openDatabase(place);
		await migrate(mine, migrations);
		await vi.waitFor(() =>
			expect([mine.revision.current(), other.revision.current()]).not.toContain(undefined),
		);
		const before = { mine: mine.revision.current(), other: other.revision.current() };

		const setting = { id: "1", key: "colour", value: "lagoon", updated_at: "2026-01-01T00:00:00.000Z" };
		await mine.db.insertInto("settings").values(setting).execute();
		await mine.revision.move("settings");

		expect(mine.revision.current()).not.toBe(before.mine);
		await vi.waitFor(() => expect(other.revision.current()).not.toBe(before.other));
		await Promise.all([mine.close(), other.close()]);
	});
});
