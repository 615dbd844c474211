import { describe, expect, it } from "vitest";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { keyOf, limitPerClient, openLimiters, returnableLimit } from "./rate-limits.ts";

const thrice = { name: "thrice", points: 3, seconds: 60 };

describe.each(bothEngines)("a limit on %s", (engine) => {
	it("lets so many pass for each client, and tells the others how long to wait", async () => {
		const { pool } = await freshDatabase(engine);
		const count = limitPerClient(openLimiters(pool), thrice);
		for (let turn = 0; turn < 3; turn += 1) expect(await count("203.0.113.7")).toBeUndefined();
		const wait = await count("203.0.113.7");
		expect(wait).toBeGreaterThan(50);
		expect(wait).toBeLessThanOrEqual(60);
		expect(await count("203.0.113.8")).toBeUndefined();
	});

	it("lets no more pass when all come at the same time", async () => {
		const { pool } = await freshDatabase(engine);
		const count = limitPerClient(openLimiters(pool), thrice);
		const waits = await Promise.all(Array.from({ length: 20 }, () => count("203.0.113.7")));
		expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
	});
});

describe.each(bothEngines)("a limit that can be taken out of on %s", (engine) => {
	async function open() {
		const { pool } = await freshDatabase(engine);
		return returnableLimit(openLimiters(pool), thrice, { name: "daily", points: 5, seconds: 600 });
	}

	it("lets another pass for each that was given back, in every window", async () => {
		const { count, giveBack } = await open();
		for (let turn = 0; turn < 12; turn += 1) {
			expect(await count("203.0.113.7")).toBeUndefined();
			await giveBack("203.0.113.7");
		}
		for (let turn = 0; turn < 3; turn += 1) expect(await count("203.0.113.7")).toBeUndefined();
		expect(await count("203.0.113.7")).toBeGreaterThan(0);
	});

	it("saves nothing up, and gives nothing to another client", async () => {
		const { count, giveBack } = await open();
		for (let turn = 0; turn < 5; turn += 1) await giveBack("203.0.113.7");
		for (let turn = 0; turn < 3; turn += 1) expect(await count("203.0.113.7")).toBeUndefined();
		await giveBack("203.0.113.8");
		expect(await count("203.0.113.7")).toBeGreaterThan(0);
	});
});

describe("on PostgreSQL", () => {
	it("is shared by processes, and stores no address", async () => {
		const { pool, db } = await freshDatabase("postgres");
		const [one, other] = [
			limitPerClient(openLimiters(pool), thrice),
			limitPerClient(openLimiters(pool), thrice),
		];
		for (const count of [one, other, one]) expect(await count("203.0.113.7")).toBeUndefined();
		expect(await other("203.0.113.7")).toBeGreaterThan(0);
		const rows = await db.selectFrom("rate_limits").selectAll().execute();
		expect(rows).toMatchObject([{ key: `thrice:${keyOf("203.0.113.7")}`, points: 4 }]);
		expect(JSON.stringify(rows)).not.toContain("203.0.113");
	});

	it("goes on in memory while the database does not answer", async () => {
		const { pool, db } = await freshDatabase("postgres");
		const count = limitPerClient(openLimiters(pool), thrice);
		await db.schema.dropTable("rate_limits").execute();
		for (let turn = 0; turn < 3; turn += 1) expect(await count("203.0.113.7")).toBeUndefined();
		expect(await count("203.0.113.7")).toBeGreaterThan(0);
	});
});
