import { describe, expect, it } from "vitest";
import { letterProgressOf } from "#app/features/letters/storage/deliveries.progress.server.ts";
import { lettersStore } from "#app/features/letters/storage/letters.store.server.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { wholeLetter } from "#server/testing/readers.ts";
import { maxHostsPerDay } from "./visit.ts";
import { type SeenCount, visitsStore } from "./visits.store.server.ts";

const day = "2026-01-15";
const home = { page: "/", language: "en" };
const ofDay = { span: "day", from: day, to: day } as const;

describe.each(engines)("the counts of visits on %s", (engine) => {
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
		expect(await visits.sumSeen(ofDay, ["language", "source"])).toEqual(
			expect.arrayContaining([
				{ ...none, language: "en", source: "search/Google", openings: 4, visits: 4, narrow: 1 },
				{ ...none, language: "fr", source: "same", openings: 1, visits: 0 },
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
		expect(await visits.sumOutcomes(ofDay)).toEqual([{ ...applied, count: 4 }]);
	});

	it("name only so many hosts a day, whoever makes them up: one row is of all others", async () => {
		const { db, visits, addSeen } = await open();
		const from = (begin: number, end: number) =>
			Array.from({ length: end - begin }, (_, index) => ({
				...home,
				source: `site/h${begin + index}.example`,
				visits: 1,
			}));
		await addSeen(day, ...from(0, 150));
		await Promise.all([addSeen(day, ...from(150, 2_000)), addSeen(day, ...from(2_000, 4_000))]);
		await addSeen(day, ...from(0, 10), ...from(4_000, 6_000));
		const sources = await visits.sumSeen(ofDay, ["source"]);
		expect(sources.filter(({ source }) => source.startsWith("site/"))).toHaveLength(maxHostsPerDay);
		expect(sources).toHaveLength(maxHostsPerDay + 1);
		expect(sources.find(({ source }) => source === "others")?.visits).toBe(6_000 - maxHostsPerDay);
		expect(sources.find(({ source }) => source === "site/h0.example")?.visits).toBe(2);
		const rows = await db.selectFrom("visit_counts").selectAll().execute();
		expect(rows).toHaveLength(2 * (maxHostsPerDay + 1));
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
		expect((await visits.sumSeen(ofDay, ["source"])).map(({ source }) => source).toSorted()).toEqual([
			"letter/two-tables",
			"unknown",
		]);
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
