import { describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { runSeed } from "#server/commands/seed.ts";
import { openStores } from "#server/composition/stores.ts";
import { prepareData } from "#server/process/prepare-data.ts";
import { sampleArticles } from "./sample-articles.ts";
import { sampleEvents } from "./sample-events.ts";
import { seed } from "./seed.ts";
import { seedState } from "./seed-state.ts";

const clock = () => new Date("2026-11-22T08:15:00.000Z");
const log = openLog("silent");
const variantFiles = { store: async () => undefined };
const refuse = async () => false;

/** Opens a site whose first start ended after some events and articles. */
async function brokenOff(engine: (typeof engines)[number], { events, articles }: Record<string, number>) {
	const environment = { ...readEnvironment({ LOG_LEVEL: "silent" }), ...(await freshPlace(engine)) };
	await runSeed({ reset: false, empty: true, articles: 0 }, refuse, environment);
	const database = await openDatabase(environment);
	const stores = openStores(database, clock);
	await database.db.deleteFrom("settings").execute();
	let left = articles ?? 0;
	const ends = async () => {
		throw new Error("killed");
	};
	const cut: typeof stores = {
		...stores,
		events: { ...stores.events, ...(events === 0 && { create: ends }) },
		articles: {
			...stores.articles,
			saving: {
				...stores.articles.saving,
				create: (input, at) => {
					left -= 1;
					return left < 0 ? ends() : stores.articles.saving.create(input, at);
				},
			},
		},
	};
	await expect(seed({ stores: cut, clock, variantFiles })).rejects.toThrow("killed");
	await database.close();
	return environment;
}

async function contentOf(environment: Awaited<ReturnType<typeof brokenOff>>) {
	const database = await openDatabase(environment);
	const stores = openStores(database, clock);
	const articles = (await stores.articles.reading.list({ publishedOnly: false })).map(({ slug }) => slug);
	const events = (await stores.events.list({ publishedOnly: false })).map(({ title }) => title);
	const settings = (await stores.settings.list()).map(({ key }) => key);
	const state = await seedState(stores);
	await database.close();
	return { articles: articles.toSorted(), events: events.toSorted(), settings, state };
}

const whole = {
	articles: sampleArticles.map(({ slug }) => slug).toSorted(),
	events: sampleEvents.map(({ title }) => title).toSorted(),
	settings: ["active_members_count"],
	state: "begun",
};

describe.each(engines)("a first start that was killed in the middle, on %s", (engine) => {
	it.each([
		{ events: 0, articles: 0 },
		{ events: 3, articles: 4 },
	])("after %o goes on at the next, with each sample once", async (done) => {
		const environment = await brokenOff(engine, done);
		expect((await contentOf(environment)).state).toBe("unfinished");
		const database = await openDatabase(environment);
		await prepareData({ environment, database, clock, log });
		await database.close();
		expect(await contentOf(environment)).toEqual(whole);
	});

	it("goes on by the command too, which begins no site without samples over it", async () => {
		const environment = await brokenOff(engine, { events: 3, articles: 2 });
		const wish = { reset: false, articles: 0 };
		expect(await runSeed({ ...wish, empty: true }, refuse, environment)).toBe("not empty");
		expect(await runSeed(wish, refuse, environment)).toBe("seeded");
		expect(await contentOf(environment)).toEqual(whole);
	});
});
