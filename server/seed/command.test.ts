import { describe, expect, it } from "vitest";
import { openDatabase } from "../platform/database";
import { readEnvironment } from "../platform/environment";
import { engines, freshPlace } from "../platform/testing/fresh-database";
import { openStores } from "../stores";
import { runSeed } from "./command";

async function emptyEnvironment(engine: (typeof engines)[number]) {
	return { ...readEnvironment({}), ...(await freshPlace(engine)) };
}

async function contentOf(environment: Awaited<ReturnType<typeof emptyEnvironment>>) {
	const database = await openDatabase(environment);
	const { articles, events, settings } = openStores(database, () => new Date());
	const content = {
		articles: await articles.list({ publishedOnly: false }),
		events: await events.list({ publishedOnly: true }),
		count: (await settings.find("active_members_count"))?.value,
	};
	await database.close();
	return content;
}

const refuse = async () => false;
const agree = async () => true;

describe.each(engines)("the seed on %s", (engine) => {
	it("is a whole site: articles in two languages, a draft, one without picture, three events, 234 members", async () => {
		const environment = await emptyEnvironment(engine);
		expect(await runSeed(false, refuse, environment)).toBe("seeded");
		const { articles, events, count } = await contentOf(environment);
		const published = articles.filter((article) => article.published);
		expect(published.length).toBeGreaterThanOrEqual(8);
		expect(articles.length).toBeGreaterThan(published.length);
		expect(published.filter(({ fr }) => fr !== null).length).toBeGreaterThanOrEqual(5);
		expect(published.filter(({ imageUrl }) => imageUrl === null)).toHaveLength(1);
		expect(events.map(({ date, type }) => `${date} ${type}`)).toEqual([
			"October 4 Brunch",
			"November 8 Dinner",
			"December 6 Brunch",
		]);
		expect(events.every(({ price, maxGuests }) => price === "Rs1000" && maxGuests === "6-8")).toBe(true);
		expect(count).toBe("234");
	});

	it("leaves a database that is not empty, and wipes it only when that is confirmed", async () => {
		const environment = await emptyEnvironment(engine);
		await runSeed(false, refuse, environment);
		const first = await contentOf(environment);
		expect(await runSeed(false, agree, environment)).toBe("not empty");
		expect(await runSeed(true, refuse, environment)).toBe("not confirmed");
		expect(await contentOf(environment)).toEqual(first);
		expect(await runSeed(true, agree, environment)).toBe("seeded");
		const second = await contentOf(environment);
		expect(second.articles).toHaveLength(first.articles.length);
		expect(second.articles[0]?.id).not.toBe(first.articles[0]?.id);
	});
});
