import type { Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { up as keepSamplePersonOff } from "#migrations/0007-no-person-of-older-sites.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { factsStore } from "./facts.store.server.ts";

describe.each(engines)("the facts on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const stored = () => db.selectFrom("site_facts").select("facts").executeTakeFirstOrThrow();
		return { db, stored, facts: factsStore(db, steppingClock()) };
	}

	it("are those of a new site, which is not open yet", async () => {
		const { facts } = await open();
		const none = { updatedAt: null, openedAt: null, promisesReadAt: null };
		expect(await facts.find()).toEqual({ facts: defaultFacts, version: 1, ...none });
	});

	it("are stored as far as they differ from those of a new site", async () => {
		const { facts, stored } = await open();
		const place = { ...defaultFacts.place, en: "Moka, Mauritius" };
		const saved = await facts.save({ ...defaultFacts, name: "Duo", place }, 1);
		expect(saved).toMatchObject({ facts: { ...defaultFacts, name: "Duo", place }, version: 2 });
		expect(JSON.parse((await stored()).facts)).toEqual({ name: "Duo", place });
		await facts.save(defaultFacts, 2);
		expect((await stored()).facts).toBe("{}");
	});

	it("are not replaced from an old version: both are there", async () => {
		const { facts } = await open();
		await facts.save({ ...defaultFacts, fee: 9000 }, 1);
		await expect(facts.save({ ...defaultFacts, fee: 7000 }, 1)).rejects.toMatchObject({
			status: 409,
			code: "stale",
			more: { current: { facts: { fee: 9000 }, version: 2 } },
		});
		expect((await facts.find()).facts.fee).toBe(9000);
	});

	it("fall back to a new site's where what is stored breaks today's rules", async () => {
		const { facts, db } = await open();
		const broken = JSON.stringify({ fee: -1, name: "Duo", gone: true });
		await db.updateTable("site_facts").set({ facts: broken }).execute();
		expect((await facts.find()).facts).toEqual({ ...defaultFacts, name: "Duo" });
	});

	it("name nobody on a site that its owner began before there was a person in the sample", async () => {
		const { facts, db } = await open();
		await keepSamplePersonOff(db as unknown as Kysely<unknown>);
		expect((await facts.find()).facts).toEqual(defaultFacts);
		await facts.save({ ...defaultFacts, name: "Duo" }, 1);
		await keepSamplePersonOff(db as unknown as Kysely<unknown>);
		const blank = { en: "", fr: "" };
		const nobody = { personName: "", personRole: blank, personWords: blank };
		expect((await facts.find()).facts).toEqual({ ...defaultFacts, ...nobody, name: "Duo" });
	});

	it("remember since when the site is open", async () => {
		const { facts } = await open();
		expect((await facts.open(true)).openedAt).toMatch(/Z$/);
		expect(await facts.open(false)).toMatchObject({ openedAt: null, version: 1 });
	});
});
