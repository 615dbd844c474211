import { describe, expect, it, onTestFinished } from "vitest";
import { authorInput } from "#app/features/authors/author.ts";
import { usualTable } from "#app/features/events/event.ts";
import { isIncomplete, withWords } from "#app/features/events/event-words.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { sampleArticles } from "#server/seed/sample-articles.ts";
import { articleCountOf, runSeed } from "./seed.ts";

async function emptyEnvironment(engine: (typeof engines)[number]) {
	return { ...readEnvironment({}), ...(await freshPlace(engine)) };
}

async function contentOf(environment: Awaited<ReturnType<typeof emptyEnvironment>>) {
	const database = await openDatabase(environment);
	const { articles, events, settings } = openStores(database, () => new Date());
	const content = {
		articles: await articles.reading.list({ publishedOnly: false }),
		events: await events.list({ publishedOnly: true }),
		count: (await settings.find("active_members_count"))?.value,
	};
	await database.close();
	return content;
}

const once = { reset: false, articles: 0 };
const again = { reset: true, articles: 0 };
const refuse = async () => false;
const agree = async () => true;

describe.each(engines)("the seed on %s", (engine) => {
	it("is a whole site: articles in two languages, a draft, one without picture, three events, 234 members", async () => {
		const environment = await emptyEnvironment(engine);
		expect(await runSeed(once, refuse, environment)).toBe("seeded");
		const { articles, events, count } = await contentOf(environment);
		const published = articles.filter((article) => article.published);
		expect(published.length).toBeGreaterThanOrEqual(8);
		expect(articles.length).toBeGreaterThan(published.length);
		expect(published.filter(({ fr }) => fr !== null).length).toBeGreaterThanOrEqual(5);
		expect(published.filter(({ imageUrl }) => imageUrl === null)).toHaveLength(1);
		const days = events.map(
			({ calendarDate, type }) => `${new Date(calendarDate ?? "").getUTCDay()} ${type}`,
		);
		expect(days.toSorted()).toEqual(["0 Brunch", "0 Brunch", "6 Dinner"]);
		const today = dayOf(new Date());
		for (const event of events) {
			expect(event.calendarDate && event.calendarDate >= today).toBe(true);
			expect(isIncomplete(event)).toBe(false);
			expect(withWords(event)).toMatchObject(usualTable(defaultFacts));
		}
		expect(count).toBe("234");
	});

	it("leaves a database that is not empty, and wipes it only when that is confirmed", async () => {
		const environment = await emptyEnvironment(engine);
		await runSeed(once, refuse, environment);
		const first = await contentOf(environment);
		expect(await runSeed(once, agree, environment)).toBe("not empty");
		expect(await runSeed(again, refuse, environment)).toBe("not confirmed");
		expect(await contentOf(environment)).toEqual(first);
		expect(await runSeed(again, agree, environment)).toBe("seeded");
		const second = await contentOf(environment);
		expect(second.articles).toHaveLength(first.articles.length);
		expect(second.articles[0]?.id).not.toBe(first.articles[0]?.id);
	});

	it("wipes what could be restored of the articles and events before, and their authors, too", async () => {
		const environment = await emptyEnvironment(engine);
		await runSeed(once, refuse, environment);
		const { articles } = await contentOf(environment);
		const database = await openDatabase(environment);
		onTestFinished(() => database.close());
		const { deleted, ...stores } = openStores(database, () => new Date());
		await stores.articles.deletion.remove(articles[0]?.id ?? "");
		expect(await deleted.list()).toHaveLength(1);
		await stores.authors.create(authorInput.parse({ name: "Ann", words: "Writes." }));
		await runSeed(again, agree, environment);
		expect(await deleted.list()).toEqual([]);
		expect(await stores.authors.list()).toEqual([]);
		expect(await database.db.selectFrom("author_texts").selectAll().execute()).toEqual([]);
	});

	it("adds generated articles to an empty site and to a full one", async () => {
		const environment = await emptyEnvironment(engine);
		const sixty = { reset: false, articles: 60 };
		expect(await runSeed(sixty, refuse, environment)).toBe("added");
		expect((await contentOf(environment)).articles).toHaveLength(60 + sampleArticles.length);
		expect(await runSeed(sixty, refuse, environment)).toBe("added");
		const { articles } = await contentOf(environment);
		expect(articles).toHaveLength(120 + sampleArticles.length);
		expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
	});
});

it.each(["", "0", "-1", "1.5", "100001", "many", "1e3"])(
	"the seed takes no %j for a number of articles",
	(typed) => {
		expect(() => articleCountOf(typed)).toThrow(
			/^--articles takes a whole number from 1 to 100000, not ".*"\.$/,
		);
	},
);

it("the seed takes whole numbers of articles, and none without one", () => {
	expect([undefined, "1", "100000"].map(articleCountOf)).toEqual([0, 1, 100_000]);
});
