import { describe, expect, it } from "vitest";
import { mailPace } from "#app/features/letters/storage/mail-pace.server.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";

/** The turns that are given at one instant. */
const turns = (pace: ReturnType<typeof mailPace>, count: number) =>
	Promise.all(Array.from({ length: count }, () => pace.nextTurn()));
const sorted = (waits: number[]) => waits.toSorted((one, other) => one - other);

describe.each(engines)("MAIL_RATE on %s", (engine) => {
	async function open(perMinute: number | undefined) {
		const { db } = await freshDatabase(engine);
		const time = movableClock();
		return { time, pace: () => mailPace(db, time.clock, perMinute) };
	}

	it("spaces letters evenly, all processes together, and gives each turn once", async () => {
		const { pace, time } = await open(60);
		const waits = await Promise.all([turns(pace(), 5), turns(pace(), 5)]);
		expect(sorted(waits.flat())).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((second) => second * 1_000));
		time.advance(10_000);
		expect(await turns(pace(), 1)).toEqual([0]);
	});

	it("saves nothing up while no letter leaves", async () => {
		const { pace, time } = await open(30);
		await turns(pace(), 1);
		time.advance(60 * 60_000);
		expect(sorted(await turns(pace(), 3))).toEqual([0, 2_000, 4_000]);
	});

	it("has every process wait while the mail server asked for patience, however long it was", async () => {
		for (const perMinute of [60, undefined]) {
			const { pace, time } = await open(perMinute);
			await pace().backOff(120_000);
			await pace().backOff(10_000);
			expect(Math.round((await turns(pace(), 1))[0] ?? 0)).toBe(120_000);
			time.advance(300_000);
			expect(Math.round((await turns(pace(), 1))[0] ?? 0)).toBe(0);
		}
	});
});
