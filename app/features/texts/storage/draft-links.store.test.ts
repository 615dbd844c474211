import { describe, expect, it } from "vitest";
import { ownerId } from "#app/site/roles.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { draftLinksStore } from "./draft-links.store.server.ts";

describe.each(engines)("the link to the draft on %s", (engine) => {
	it("is one at most, opens for a week, and is ended", async () => {
		const { db } = await freshDatabase(engine);
		let now = new Date("2026-03-01T08:00:00.000Z");
		const links = draftLinksStore(db, () => now);
		expect(await links.findExpiry()).toBeUndefined();
		const first = await links.create(ownerId);
		const second = await links.create(ownerId);
		expect(await links.findOpen(first.token)).toBeUndefined();
		expect(await links.findOpen(second.token)).toBe("2026-03-08T08:00:00.000Z");
		expect(await links.findOpen("")).toBeUndefined();
		const stored = await db.selectFrom("draft_links").selectAll().execute();
		expect(JSON.stringify(stored)).not.toContain(second.token);
		now = new Date("2026-03-08T08:00:00.000Z");
		expect([await links.findOpen(second.token), await links.findExpiry()]).toEqual([undefined, undefined]);
		const third = await links.create(ownerId);
		await links.revoke();
		expect(await links.findOpen(third.token)).toBeUndefined();
	});
});
