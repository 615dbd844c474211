import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { letterProgressOf } from "#app/features/letters/storage/deliveries.progress.server.ts";
import { lettersStore } from "#app/features/letters/storage/letters.store.server.ts";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { wholeLetter } from "#server/testing/readers.ts";
import type { SeenCount } from "./seen-count.ts";
import { maxHostsPerDay, maxNewHostsPerDay } from "./visit.ts";
import { visitsStore } from "./visits.store.server.ts";

const day = "2026-01-15";
const home = { page: "/", language: "en" };
const ofDay = { span: "day", from: day, to: day } as const;

/** A visit from each of some hosts. */
const fromHosts = (begin: number, end: number) =>
	Array.from({ length: end - begin }, (_, index) => ({
		...home,
		source: `site/h${begin + index}.example`,
		visits: 1,
	}));

describe.each(bothEngines)("the counts of visits on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const visits = visitsStore(db);
		const addSeen = (on: string, ...seen: SeenCount[]) => visits.add({ day: on, seen, outcomes: [] });
		return { db, visits, addSeen };
	}

	it("add up by day and by month, for each page, language and source", async () => {
		const { visits, addSeen } = await open();
		const fromSearch = { ...home, source: "search/Google", openings: 2, visits: 2 };
		await addSeen(day, fromSearch, { ...home, source: "search/Google", narrow: 1 });
		await addSeen(day, fromSearch, { ...home, language: "fr", source: "same", openings: 1 });
		await addSeen("2026-01-20", { ...home, source: "unknown", automatic: 5 });
		const none = { narrow: 0, medium: 0, wide: 0, automatic: 0 };
		const inEnglish = { ...none, openings: 4, visits: 4, narrow: 1 };
		const inFrench = { ...none, openings: 1, visits: 0 };
		expect(await visits.listSeen(day)).toEqual(
			expect.arrayContaining([
				{ ...home, source: "search/Google", ...inEnglish },
				{ ...home, language: "fr", source: "same", ...inFrench },
			]),
		);
		expect(await visits.sumSeen(ofDay, ["language"])).toEqual(
			expect.arrayContaining([
				{ language: "en", ...inEnglish },
				{ language: "fr", ...inFrench },
			]),
		);
		expect(await visits.sumSources(ofDay)).toEqual(
			expect.arrayContaining([
				{ source: "search/Google", ...inEnglish },
				{ source: "same", ...inFrench },
			]),
		);
		const months = { span: "month", from: "2026-01", to: "2026-01" } as const;
		expect(await visits.sumSeen(months, ["period"])).toEqual([
			{ period: "2026-01", openings: 5, visits: 4, narrow: 1, medium: 0, wide: 0, automatic: 5 },
		]);
		expect(await visits.findFirstDay()).toBe(day);
	});

	it("hold what visitors did, from which page and source", async () => {
		const { visits } = await open();
		const applied = { page: "/", language: "fr", source: "social/Facebook", outcome: "application" } as const;
		await visits.add({ day, seen: [], outcomes: [{ ...applied, count: 3 }] });
		await visits.add({ day, seen: [], outcomes: [{ ...applied, count: 1 }] });
		expect(await visits.sumOutcomes(ofDay, ["page", "language", "source"])).toEqual([
			{ ...applied, count: 4 },
		]);
	});

	it("name only so many hosts a day, whoever makes them up: one row is of all others", async () => {
		const { db, visits, addSeen } = await open();
		await addSeen(day, ...fromHosts(0, 50));
		await Promise.all([addSeen(day, ...fromHosts(50, 5_000)), addSeen(day, ...fromHosts(5_000, 10_000))]);
		await addSeen(day, ...fromHosts(0, 10));
		const sources = await visits.sumSources(ofDay);
		expect(sources).toHaveLength(maxNewHostsPerDay + 1);
		expect(sources.find(({ source }) => source === "others")?.visits).toBe(10_000 - maxNewHostsPerDay);
		expect(sources.find(({ source }) => source === "site/h0.example")?.visits).toBe(2);
		const rows = await db.selectFrom("visit_details").selectAll().execute();
		expect(rows).toHaveLength(maxNewHostsPerDay + 1);
	});

	it("name hosts that are known beside those that are made up", async () => {
		const { visits, addSeen } = await open();
		await addSeen("2026-01-13", ...fromHosts(13_000, 13_090));
		await addSeen("2026-01-14", ...fromHosts(14_000, 14_090));
		await addSeen(day, ...fromHosts(0, 5_000));
		await addSeen(day, ...fromHosts(13_000, 13_090), ...fromHosts(14_000, 14_090));
		const named = (await visits.sumSources(ofDay)).map(({ source }) => source);
		expect(named.filter((source) => source.startsWith("site/h130"))).toHaveLength(90);
		expect(named.filter((source) => source.startsWith("site/"))).toHaveLength(maxHostsPerDay);
	});

	it("are of letters that have left; a made-up one is unknown", async () => {
		const { db, visits, addSeen } = await open();
		const letters = lettersStore(db, movableClock().clock);
		const draft = await letters.create(wholeLetter);
		const edition = { subject: "Two tables", preheader: "", greeting: "", parts: [] };
		const { id } = await letters.start({ ...draft, slug: "two-tables" }, [
			{ edition: { ...edition, language: "en" as const }, html: "", text: "" },
		]);
		for (const on of ["2026-01-16", day, "2026-01-16"]) {
			await addSeen(on, { ...home, source: "letter/two-tables", visits: 2 });
		}
		await addSeen(day, { ...home, source: "letter/made-up", visits: 9 });
		const applied = { ...home, source: "letter/two-tables", count: 1 };
		await visits.add({
			day,
			seen: [],
			outcomes: [
				{ ...applied, outcome: "application" },
				{ ...applied, outcome: "referral" },
				{ ...applied, outcome: "signUp" },
				{ ...applied, outcome: "application", source: "unknown" },
			],
		});
		expect(await letterProgressOf(db)(id)).toMatchObject({
			arrivals: [
				{ day, count: 2 },
				{ day: "2026-01-16", count: 4 },
			],
			formsOpened: 2,
			signUps: 1,
		});
		expect((await visits.sumSources(ofDay)).map(({ source }) => source).toSorted()).toEqual([
			"letter/two-tables",
			"unknown",
		]);
	});

	it("are those of a version before, which had no sums", async () => {
		const place = await freshPlace(engine);
		const database = await openDatabase(place);
		onTestFinished(() => database.close());
		const { "0013-visit-details": _details, ...before } = migrations;
		await migrate(database, before);
		const counts = sql.raw("openings, visits, narrow, medium, wide, automatic");
		for (const [span, period] of [
			["day", day],
			["month", day.slice(0, 7)],
		] as const) {
			for (const [page, source] of [
				["/", "search/Google"],
				["/blog", "search/Google"],
				["/", "unknown"],
			] as const) {
				await sql`insert into visit_counts (span, period, page, language, source, ${counts})
					values (${span}, ${period}, ${page}, 'en', ${source}, 2, 1, 1, 0, 0, 0)`.execute(database.db);
			}
		}
		await migrate(database, migrations);
		const visits = visitsStore(database.db);
		const seen = (times: number) => ({
			...{ openings: 2 * times, visits: times, narrow: times, medium: 0, wide: 0, automatic: 0 },
		});
		await visits.add({ day, seen: [{ ...home, source: "unknown", ...seen(1) }], outcomes: [] });
		const month = { span: "month", from: day.slice(0, 7), to: day.slice(0, 7) } as const;
		for (const periods of [ofDay, month]) {
			expect(await visits.sumSeen(periods, ["page"])).toEqual(
				expect.arrayContaining([
					{ page: "/", ...seen(3) },
					{ page: "/blog", ...seen(1) },
				]),
			);
			expect(await visits.sumSources(periods)).toEqual(
				expect.arrayContaining([
					{ source: "search/Google", ...seen(2) },
					{ source: "unknown", ...seen(2) },
				]),
			);
		}
		expect(await visits.listSeen(day)).toEqual(
			expect.arrayContaining([{ ...home, source: "unknown", ...seen(2) }]),
		);
	});

	it("of old days go, those of their months stay", async () => {
		const { visits, addSeen } = await open();
		for (const on of ["2025-11-30", "2025-12-01"])
			await addSeen(on, { ...home, source: "same", openings: 1 });
		await visits.forgetDaysBefore("2025-12-01");
		// Its day is no longer known.
		expect(await visits.findFirstDay()).toBe("2025-11-01");
		const all = { from: "2025-01", to: "2026-12-31" };
		expect(await visits.sumSeen({ span: "day", ...all }, ["period"])).toHaveLength(1);
		expect(await visits.sumSeen({ span: "month", ...all }, ["period"])).toHaveLength(2);
	});
});
