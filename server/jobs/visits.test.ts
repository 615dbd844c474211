import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { uncountedCookie } from "#app/api-client/session-cookies.ts";
import type { SeenRow } from "#app/features/visits/seen-count.ts";
import { visitCounter } from "#app/features/visits/visit-counter.server.ts";
import { visitsStore } from "#app/features/visits/visits.store.server.ts";
import { openLog } from "#platform/log/log.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { countOpenedPages } from "#server/delivery/opened-pages.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { writeVisits } from "./visits.ts";

const hourMs = 60 * 60_000;
const log = openLog("silent");
const listPaths = async () => ["/", "/fr", "/blog", "/fr/blog", "/blog/first", "/legal", "/fr/legal"];
const safari =
	"Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15";
const opens = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "user-agent": safari };
const asked = (url: string, more: Record<string, string> = {}, method = "GET") => ({
	...{ method, url },
	headers: { ...opens, ...more },
});

async function open(engine: (typeof engines)[number] = "sqlite") {
	const { db } = await freshDatabase(engine);
	const { clock, advance } = movableClock(businessInstant("2026-01-15T22:00"));
	const visits = visitsStore(db);
	const counter = visitCounter(clock);
	let isAway = false;
	const job = writeVisits({
		visits: {
			...visits,
			add: async (counts) => (isAway ? Promise.reject(new Error("away")) : visits.add(counts)),
		},
		...{ counter, listPaths, clock, log },
	});
	const note = countOpenedPages(counter, "ensemble.example");
	/** Returns the stored counts of the days of the test, in the order of days, pages and sources. */
	const rows = async () => {
		const listed: (SeenRow & { day: string })[] = [];
		for (const day of ["2026-01-15", "2026-01-16"]) {
			for (const row of await visits.listSeen(day)) listed.push({ day, ...row });
		}
		const keyOf = ({ day, page, source }: SeenRow & { day: string }) => `${day} ${page} ${source}`;
		return listed.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
	};
	const goAway = (away: boolean) => {
		isAway = away;
	};
	return { db, note, rows, goAway, advance, counter, ...job };
}

describe("opened pages", () => {
	it("are counted by day of the business, page, language and source, and written together", async () => {
		const { note, look, rows, advance } = await open();
		note(asked("/Blog/", { "sec-fetch-site": "none" }));
		note(asked("/fr/blog?tag=x", { "sec-fetch-site": "cross-site", referer: "https://www.google.com/" }));
		note(asked("/blog/first", { "sec-fetch-site": "same-origin", referer: "https://ensemble.example/blog" }));
		advance(3 * hourMs);
		note(asked("/blog", { "sec-fetch-site": "none" }));
		expect(await rows()).toEqual([]);
		await look();
		const seen = { openings: 1, visits: 1, narrow: 0, medium: 0, wide: 0, automatic: 0 };
		expect(await rows()).toEqual([
			{ day: "2026-01-15", page: "/blog", language: "fr", source: "search/Google", ...seen },
			{ day: "2026-01-15", page: "/blog", language: "en", source: "unknown", ...seen },
			{ day: "2026-01-15", page: "/blog/first", language: "en", source: "same", ...seen, visits: 0 },
			{ day: "2026-01-16", page: "/blog", language: "en", source: "unknown", ...seen },
		]);
	});

	it.each([
		["a look at the headers", asked("/", {}, "HEAD")],
		["a form", asked("/", {}, "POST")],
		["a page that is loaded ahead", asked("/", { "sec-purpose": "prefetch;prerender" })],
		["a page in a frame", asked("/", { "sec-fetch-dest": "iframe" })],
		["data of a page", asked("/blog.data", { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" })],
		["a reload", asked("/", { "cache-control": "max-age=0" })],
		["a browser that wished so", asked("/", { cookie: `language=en; ${uncountedCookie}=1` })],
		["the administrator", asked("/", { cookie: "signed-in=abc" })],
		["a private page", asked("/invitation/secret")],
		["a file", asked("/feed.xml")],
		["a page that there is not", asked("/blog/made-up")],
		["a page that leads to the reader's language", asked("/blog", { cookie: "language=fr" })],
		["a choice of the language", asked("/blog?language=fr")],
	])("%s is none", async (_what, request) => {
		const { note, look, rows } = await open();
		note(request);
		await look();
		expect(await rows()).toEqual([]);
	});

	it.each([
		["a crawler", asked("/", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })],
		["a program that calls itself a browser", { ...asked("/"), headers: { "user-agent": safari } }],
		["a monitor", { ...asked("/"), headers: { "user-agent": "UptimeRobot/2.0" } }],
	])("%s is told apart", async (_what, request) => {
		const { note, look, rows } = await open();
		note(request);
		await look();
		expect(await rows()).toMatchObject([{ source: "unknown", openings: 0, visits: 0, automatic: 1 }]);
	});

	it("have no source where the browser asks for that", async () => {
		const { note, look, rows } = await open();
		note(asked("/", { "sec-gpc": "1", "sec-fetch-site": "cross-site", referer: "https://www.bing.com/" }));
		await look();
		expect(await rows()).toMatchObject([{ source: "unknown", visits: 1 }]);
	});

	it("are counted again where they could not be written, and written once more at the end", async () => {
		const { note, look, stop, rows, goAway } = await open();
		goAway(true);
		note(asked("/"));
		await look();
		note(asked("/"));
		goAway(false);
		await stop();
		expect(await rows()).toMatchObject([{ page: "/", visits: 2 }]);
	});

	it("take no more room than some pages need, whatever is made up", async () => {
		const { note, look, rows, counter } = await open();
		for (let index = 0; index < 5_000; index += 1) note(asked(`/blog/made-up-${index}`));
		expect(counter.take().length).toBeLessThanOrEqual(2_000);
		note(asked("/"));
		await look();
		expect(await rows()).toHaveLength(1);
	});
});

it.each(engines)(
	"nothing of who visits is stored on %s, and rows say how much, not by whom",
	async (engine) => {
		const { db, note, look } = await open(engine);
		const visitor = fc.record({
			address: fc.ipV4(),
			agent: fc.stringMatching(/^[ghjk]{12}$/),
			page: fc.constantFrom("/", "/blog", "/legal"),
			language: fc.constantFrom("", "/fr"),
			from: fc.constantFrom("https://www.google.com/", "https://lexpress.mu/", ""),
		});
		const visitors = fc.sample(visitor, { numRuns: 1_000, seed: 29 });
		for (const { address, agent, page, language, from } of visitors) {
			note(
				asked(`${language}${page === "/" && language !== "" ? "" : page}?id=${agent}`, {
					"sec-fetch-site": "cross-site",
					"user-agent": `${safari} ${agent}`,
					"x-forwarded-for": address,
					referer: from === "" ? "" : `${from}${agent}?from=${address}`,
				}),
			);
		}
		await look();
		const { counts, details, names } = {
			counts: await db.selectFrom("visit_counts").selectAll().execute(),
			details: await db.selectFrom("visit_details").selectAll().execute(),
			names: await db.selectFrom("visit_names").selectAll().execute(),
		};
		const different = (told: unknown[]) => new Set(told.map((one) => JSON.stringify(one))).size;
		const pages = different(visitors.map(({ page, language }) => [page, language]));
		const sources = different(visitors.map(({ from }) => from));
		expect(details).toHaveLength(
			different(visitors.map(({ page, language, from }) => [page, language, from])),
		);
		expect(details.reduce((sum, { visits }) => sum + visits, 0)).toBe(visitors.length);
		// By day and by month.
		expect(counts).toHaveLength(2 * (pages + sources));
		const stored = JSON.stringify([counts, details, names]);
		for (const { address, agent } of visitors) {
			expect(stored).not.toContain(address);
			expect(stored).not.toContain(agent);
		}
	},
);
