import { describe, expect, it } from "vitest";
import { daysAfter } from "#app/i18n/business-time.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";
import { maxReported } from "./visit-report.ts";

const today = "2026-03-15";
const words = { excerpt: "How to begin.", content: "Say hello.", category: "", tags: [], imageAlt: "" };
const french = { ...words, title: "Premiers rendez-vous", slug: "premiers-rendez-vous" };
const article = { ...words, title: "First dates", slug: "first-dates", imageUrl: null, published: true };

describe.each(engines)("what is reported of visits on %s", (engine) => {
	async function open() {
		const { clock } = movableClock(`${today}T08:00:00.000Z`);
		const { stores, site, send, signIn } = await testSite({ engine, clock });
		const { visits } = stores;
		const open = (day: string, count: number, page = "/", language = "en", source = "unknown") =>
			visits.add({
				day,
				seen: [{ page, language, source, openings: count, visits: count, narrow: 1 }],
				outcomes: [],
			});
		return { stores, visits, send, signIn, ...site.services.visitReports, open };
	}

	it("is nothing, and compared with nothing, before anybody came", async () => {
		const { report } = await open();
		const { curve, ...found } = await report("7days");
		expect(found).toMatchObject({ since: null, before: null, from: "2026-03-09", to: today });
		expect(found).toMatchObject({ totals: { visits: 0 }, pages: [], sources: [], outcomesBefore: null });
		expect(curve.map(({ at }) => at)).toEqual(
			Array.from({ length: 7 }, (_, day) => daysAfter(today, day - 6)),
		);
	});

	it.each([
		["today", [1], 2],
		["7days", [0, 0, 0, 0, 0, 2, 1], 12],
		["28days", [...Array<number>(21).fill(0), 0, 0, 0, 0, 0, 2, 1], null],
	] as const)("covers %s, against as much before, once that was counted", async (period, visits, before) => {
		const { report, open: count } = await open();
		// Counting began on 25 February: before the last eight days, there are only these visits.
		await count("2026-02-25", 5);
		for (const [day, visitsOfDay] of [
			["2026-03-03", 4],
			["2026-03-08", 8],
			["2026-03-14", 2],
			[today, 1],
		] as const) {
			await count(day, visitsOfDay);
		}
		const found = await report(period);
		expect(found.since).toBe("2026-02-25");
		expect(found.before?.visits ?? null).toBe(before);
		const inPeriod = period === "28days" ? { "2026-02-25": 5, "2026-03-03": 4, "2026-03-08": 8 } : {};
		expect(found.curve).toEqual(
			found.curve.map(({ at }, place) => {
				const known = (inPeriod as Record<string, number>)[at] ?? visits[place] ?? 0;
				return { at, openings: known, visits: known, reads: known === 0 ? 0 : 1 };
			}),
		);
	});

	it("covers twelve calendar months, from months alone", async () => {
		const { report, visits, open: count } = await open();
		await count("2024-04-01", 7);
		await count("2025-03-31", 3);
		await count("2025-04-01", 4);
		await count(today, 1);
		await visits.forgetDaysBefore("2026-01-01");
		const found = await report("12months");
		expect(found).toMatchObject({ since: "2024-04-01", from: "2025-04-01", to: today });
		expect([found.totals.visits, found.before?.visits]).toEqual([5, 10]);
		expect(found.curve.map(({ at, visits: sum }) => [at, sum])).toEqual([
			["2025-04", 4],
			...["05", "06", "07", "08", "09", "10", "11", "12"].map((month) => [`2025-${month}`, 0]),
			["2026-01", 0],
			["2026-02", 0],
			["2026-03", 1],
		]);
	});

	it("names articles, whichever of their addresses was opened, and letters", async () => {
		const { stores, visits, send, signIn, report, listEntries } = await open();
		const token = await signIn();
		const created = await send("POST", "/api/blog-posts", { ...article, fr: french }, token);
		const { id, version } = (await created.json()) as { id: string; version: number };
		const renamed = { ...article, slug: "first-evenings", fr: french, version };
		expect((await send("PUT", `/api/blog-posts/${id}`, renamed, token)).status).toBe(200);
		const draft = await stores.letters.create(wholeLetter);
		const letter = await stores.letters.start({ ...draft, slug: "two-tables" }, [
			{
				edition: { ...{ subject: "", preheader: "", greeting: "", parts: [] }, language: "en" },
				html: "",
				text: "",
			},
		]);
		const source = "letter/two-tables";
		const page = (path: string, language: string) => ({ page: path, language, source });
		await visits.add({
			day: today,
			seen: [
				{ ...page("/blog/first-dates", "en"), openings: 2, visits: 2 },
				{ ...page("/blog/first-evenings", "en"), openings: 3, wide: 1 },
				{ ...page("/blog/premiers-rendez-vous", "fr"), openings: 1, visits: 1, narrow: 1 },
				{ ...page("/network", "en"), openings: 9, automatic: 4 },
			],
			outcomes: [{ ...page("/blog/premiers-rendez-vous", "fr"), outcome: "application", count: 5 }],
		});
		const found = await report("today");
		const entry = { kind: "article", id, title: "First dates", fr: { title: "Premiers rendez-vous" } };
		expect(found.pages.map((one) => [one.page, one.language, one.entry])).toEqual([
			["/network", "en", null],
			["/blog/first-evenings", "en", entry],
			["/blog/first-dates", "en", entry],
			["/blog/premiers-rendez-vous", "fr", entry],
		]);
		expect(found.sources).toEqual([
			{ source, visits: 3, outcomes: { application: 5 }, entry: expect.objectContaining({ kind: "letter" }) },
		]);
		expect(found.sources[0]?.entry).toMatchObject({ id: letter.id, title: wholeLetter.subject });
		expect(found.languages).toEqual([
			{ language: "en", openings: 14, visits: 2, reads: 1, outcomes: {} },
			{ language: "fr", openings: 1, visits: 1, reads: 1, outcomes: { application: 5 } },
		]);
		expect([found.totals.automatic, found.widths]).toEqual([4, { narrow: 1, medium: 0, wide: 1 }]);
		expect(await listEntries("article")).toEqual([{ id, openings: 6, visits: 3, reads: 2, forms: 5 }]);
		expect(await listEntries("table")).toEqual([]);
	});

	it("joins the rarest sources", async () => {
		const { report, visits } = await open();
		const from = (day: string, mark: string) =>
			visits.add({
				day,
				seen: Array.from({ length: maxReported }, (_, index) => ({
					...{ page: "/", language: "en", source: `social/${mark}${index}` },
					...{ openings: 1, visits: mark === "a" ? 2 : 1 },
				})),
				outcomes: [],
			});
		await from(today, "a");
		await from("2026-03-14", "b");
		const { sources } = await report("7days");
		expect(sources).toHaveLength(maxReported);
		expect(sources[0]).toMatchObject({ source: "others", visits: maxReported + 2 });
	});
});
