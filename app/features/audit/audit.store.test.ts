import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { auditStore } from "./audit.store.server.ts";

const dayMs = 24 * 60 * 60_000;
const owner = { id: "owner", name: "" };
const editor = { id: "e1", name: "Zoé" };

describe.each(engines)("the record of what was done on %s", (engine) => {
	async function open() {
		const time = movableClock();
		const database = await freshDatabase(engine);
		return { time, store: auditStore(database.db, time.clock) };
	}

	it("lists the newest first, page by page, and keeps what it was told", async () => {
		const { time, store } = await open();
		await store.record({ action: "signed-in", person: owner, device: "Chrome, Android" });
		time.advance(1_000);
		const details = { published: 2 };
		await store.record({ action: "article-published", details });
		time.advance(1_000);
		await store.record({ action: "article-saved", person: editor, subject: "Soirée à Tamarin" });
		const [newest] = await store.list({}, 1);
		expect(newest).toMatchObject({ action: "article-saved", person: editor, subject: "Soirée à Tamarin" });
		const rest = await store.list({}, 5, newest && [newest.at, newest.id]);
		expect(rest).toMatchObject([
			{ action: "article-published", person: null, details },
			{ action: "signed-in", person: owner, device: "Chrome, Android", subject: null, details: {} },
		]);
		expect(await store.people()).toEqual([
			{ id: "e1", name: "Zoé" },
			{ id: "owner", name: "" },
		]);
	});

	it("is filtered by action, person and days of the business", async () => {
		const { time, store } = await open();
		// 23:30 of the 15th at the business.
		time.advance(11.5 * 60 * 60_000);
		await store.record({ action: "signed-in", person: owner });
		time.advance(60 * 60_000);
		await store.record({ action: "signed-out", person: editor });
		expect(await store.count({ action: "signed-in" })).toBe(1);
		expect(await store.count({ person: "e1" })).toBe(1);
		expect(await store.count({ to: "2026-01-15" })).toBe(1);
		expect(await store.count({ from: "2026-01-16", to: "2026-01-16", person: "owner" })).toBe(0);
		expect(await store.count({})).toBe(2);
	});

	it("counts wrong keys in one row an hour, however many come at once", async () => {
		const { time, store } = await open();
		await Promise.all(Array.from({ length: 20 }, () => store.countFailedTry()));
		time.advance(60 * 60_000);
		await store.countFailedTry();
		expect(await store.list({}, 10)).toMatchObject([
			{ action: "sign-in-failed", at: "2026-01-15T09:00:00.000Z", details: { count: 1 } },
			{ action: "sign-in-failed", at: "2026-01-15T08:00:00.000Z", person: null, details: { count: 20 } },
		]);
	});

	it("forgets what is older than 13 months, and nothing sooner", async () => {
		const { time, store } = await open();
		await store.record({ action: "signed-in", person: owner });
		time.advance(395 * dayMs);
		await store.removeOld();
		expect(await store.count({})).toBe(1);
		time.advance(2 * dayMs);
		await store.removeOld();
		expect(await store.count({})).toBe(0);
	});
});
