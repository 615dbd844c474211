import { describe, expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { olderAnswers, olderCommits, olderDatabase } from "./testing/older-database.ts";
import { testSite } from "./testing/test-site.ts";

type Named = { id: string };
type EventTexts = { date: string; time: string; price: string };
type Event = Named & EventTexts & { calendarDate: string | null; startTime: string | null; fr: EventTexts };
type Answers = {
	articles: (Named & { published: boolean; slug: string })[];
	versions: Record<string, { version: number }[]>;
	copies: Record<string, object>;
	events: Event[];
	subscribers: { subscribers: (Named & { email: string })[] };
	images: { hash: string }[];
	settings: Named[];
	csv: string;
	calendar: string;
	redirects: Record<string, string>;
};

const accessCode = "a-code-for-the-fixture";

/** What identifies each entry of a calendar and says whether it takes place, in any order. */
function calendarEntries(text: string): string[] {
	const wanted = /^(UID|STATUS)\b.*$/gm;
	return text
		.split("BEGIN:VEVENT")
		.slice(1)
		.map((entry) => (entry.match(wanted) ?? []).map((line) => line.trim()).join("\n"))
		.sort();
}

/**
 * What an event says now: its day and hours are real, and their words follow from them in place of
 * what was written.
 */
function asNow(event: Event) {
	const { date: written, time, calendarDate, startTime, fr, ...same } = event;
	// No one can read a day in it.
	if (!/\d/.test(written)) return event;
	const words = fr && { ...fr, date: expect.anything(), time: expect.anything(), price: expect.anything() };
	return {
		...same,
		date: expect.stringMatching(/^\w+day \d+ \w+$/),
		calendarDate: calendarDate ?? expect.anything(),
		startTime: startTime ?? expect.anything(),
		time: time.replaceAll(" pm", "\u00a0pm").replaceAll(" am", "\u00a0am").replace("-", "–"),
		fr: words,
	};
}

describe.each(engines)("a database of an older version on %s", (engine) => {
	it.each(olderCommits)("of %s opens, and every row is still there", async (commit) => {
		const before = olderAnswers<Answers>(commit, engine);
		const database = await olderDatabase(commit, engine);
		await migrate(database, migrations);
		const site = await testSite({ database });

		const { token } = await (await site.send("POST", "/api/admin/login", { password: accessCode })).json();
		const get = async (path: string) => (await site.send("GET", path, undefined, token)).json();

		expect(await get("/api/blog-posts")).toMatchObject(before.articles);
		for (const [id, versions] of Object.entries(before.versions)) {
			const read = versions.map(({ version }) => get(`/api/blog-posts/${id}/versions/${version}`));
			expect(await Promise.all(read)).toMatchObject(versions);
		}
		const { unfinished } = await get("/api/admin/unfinished");
		const own = unfinished.find(({ kind }: { kind: string }) => kind === "article")?.key;
		for (const [key, copy] of Object.entries(before.copies)) {
			// Since then, each article that is not saved yet has a key of its own.
			const present = key === "new" ? own : key;
			expect(await get(`/api/admin/working-copies/${present}`)).toMatchObject(copy);
		}
		const events = Map.groupBy(await get("/api/events"), ({ id }: Named) => id);
		for (const event of before.events) expect(events.get(event.id)).toMatchObject([asNow(event)]);
		expect(await get("/api/admin/images")).toMatchObject(before.images);
		expect(await get("/api/settings")).toMatchObject(before.settings);

		const subscribers = (await get("/api/admin/subscribers?limit=100")).subscribers;
		for (const subscriber of before.subscribers.subscribers) {
			expect(subscribers).toContainEqual(expect.objectContaining(subscriber));
		}
		const csv = await site.send("GET", "/api/admin/subscribers.csv?state=all", undefined, token);
		for (const line of before.csv.trim().split(/\r?\n/)) expect(await csv.clone().text()).toContain(line);
		const calendar = await (await site.send("GET", "/events.ics")).text();
		expect(calendarEntries(calendar)).toEqual(expect.arrayContaining(calendarEntries(before.calendar)));
	});

	it.each(olderCommits)("of %s preserves addresses, pictures, mails and erasures", async (commit) => {
		const before = olderAnswers<Answers>(commit, engine);
		const database = await olderDatabase(commit, engine);
		await migrate(database, migrations);
		const { stores, app } = await testSite({ database });

		for (const [from, to] of Object.entries(before.redirects)) {
			const found = await stores.articles.findText(from.replace("/blog/", ""), "en");
			expect(found).toEqual({ movedTo: to.replace("/blog/", "") });
		}
		for (const { hash } of before.images) {
			expect((await stores.media.findBytes(hash))?.byteLength).toBeGreaterThan(0);
		}
		for (const article of before.articles.filter(({ published }) => published)) {
			expect(await stores.articles.findText(article.slug, "fr")).toHaveProperty("text.slug", article.slug);
		}
		const { db } = database;
		const mails = await db.selectFrom("outgoing_mails").selectAll().where("sent_at", "is", null).execute();
		expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
			"also-waiting@example.com",
			"waiting@example.com",
		]);
		expect(await db.selectFrom("preview_links").selectAll().execute()).toHaveLength(1);
		expect(await stores.erasures.erasedOn("erased@example.com")).toBeDefined();
		const search = await app.request("/api/blog-posts?search=renamed%20again");
		expect(await search.json()).toMatchObject([{ slug: "renamed-twice" }]);
	});
});
