import { describe, expect, it } from "vitest";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { settingsStore } from "./settings.store.server.ts";

describe.each(engines)("settings on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		return settingsStore(db, steppingClock());
	}

	it("adds a setting, then changes it in place", async () => {
		const settings = await open();
		const first = await settings.set("active_members_count", "234");
		const second = await settings.set("active_members_count", "240");
		expect(second).toEqual({ ...first, value: "240", updatedAt: second.updatedAt });
		expect(second.updatedAt > first.updatedAt).toBe(true);
		expect(await settings.list()).toEqual([second]);
		expect(await settings.find("active_members_count")).toEqual(second);
	});

	it("says 'Setting not found' for an unknown key", async () => {
		const settings = await open();
		expect(await settings.find("colour")).toBeUndefined();
		await expect(settings.get("colour")).rejects.toMatchObject({ status: 404, message: "Setting not found" });
	});
});
