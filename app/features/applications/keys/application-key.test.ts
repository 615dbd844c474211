import { describe, expect, it } from "vitest";
import { applicationKey, openSummary } from "#app/features/applications/application-seals.server.ts";
import { masterKeys, readKey, writtenKey } from "#app/features/applications/master-keys.server.ts";
import { newDataKey } from "#app/features/applications/sealing.server.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { someApplication } from "#server/testing/applications.ts";
import { applicationKeys } from "./application-key.server.ts";

describe.each(bothEngines)("the key of the applications on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		let now = Date.parse("2026-11-28T08:00:00Z");
		const masters = masterKeys({ dataDir: await freshFolder() });
		const keys = applicationKeys(db, () => new Date(now), masters);
		/** Types what the site asks for from the sheet. */
		async function prove() {
			const groups = (await keys.readSheet()).key.toLowerCase().split("-");
			await keys.prove((await keys.read()).asked.map((group) => groups[group - 1] ?? ""));
		}
		const pass = (minutes: number) => {
			now += minutes * 60_000;
		};
		return { db, masters, keys, prove, pass };
	}

	it("is made, printed and proved by eight signs, before a form may open", async () => {
		const { keys, prove, masters } = await open();
		expect(await keys.read()).toMatchObject({ state: "none", asked: [] });
		await keys.create();
		expect((await keys.read()).asked).toHaveLength(2);
		await expect(keys.requireProved()).rejects.toMatchObject({ status: 409, code: "key-unproved" });
		await expect(keys.prove(["0000", "0000"])).rejects.toMatchObject({ status: 400 });
		const { key } = await keys.readSheet();
		expect(readKey(key)?.bytes.equals(masters.current().bytes)).toBe(true);
		await prove();
		await keys.requireProved();
		expect(await keys.read()).toMatchObject({ state: "proved", isExchanged: false, left: 0 });
	});

	it("is asked for after a restore elsewhere, and no other one is taken", async () => {
		const { db, keys, prove, masters } = await open();
		await keys.create();
		await prove();
		await someApplication({ db, masters });
		const { key } = await keys.readSheet();
		await masters.store([]);
		expect(await keys.read()).toMatchObject({ state: "missing" });
		await expect(keys.create()).rejects.toMatchObject({ code: "no-key" });
		for (const wrong of [writtenKey(newDataKey()), "ABCD", ""])
			await expect(keys.enter(wrong)).rejects.toMatchObject({ status: 400 });
		await keys.enter(key.replaceAll("-", " "));
		expect(await keys.read()).toMatchObject({ state: "proved" });
	});

	it("is exchanged while the site runs: proved first, then every application, then the older one goes", async () => {
		const { db, keys, prove, pass, masters } = await open();
		await keys.create();
		await prove();
		const ids: string[] = [];
		for (let count = 0; count < 3; count += 1) ids.push(await someApplication({ db, masters }));
		const before = masters.current();
		await keys.exchange();
		await keys.exchange();
		expect(masters.list()).toHaveLength(2);
		expect(await keys.read()).toMatchObject({ state: "proved", isExchanged: true });
		// Until it is proved, the older one is in force.
		expect(masters.current().bytes.equals(before.bytes)).toBe(true);
		await keys.settle();
		await prove();
		expect(masters.current().bytes.equals(before.bytes)).toBe(false);
		expect(await keys.read()).toMatchObject({ isExchanged: false, left: 3 });
		await Promise.all([keys.settle(), keys.settle()]);
		expect(await keys.read()).toMatchObject({ left: 0 });
		expect(masters.list()).toHaveLength(2);
		pass(11);
		await keys.settle();
		expect(masters.list()).toHaveLength(1);
		const rows = await db.selectFrom("applications").selectAll().execute();
		expect(rows.map((row) => openSummary(applicationKey(masters, row), row).name)).toEqual(
			ids.map(() => "Nadia Ramgoolam"),
		);
	});
});
