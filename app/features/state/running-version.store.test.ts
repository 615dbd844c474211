import { expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { runningVersionStore } from "./running-version.store.server.ts";

it.each(engines)(
	"the store knows on %s since when a version runs, whatever is started again",
	async (engine) => {
		const { clock, advance } = movableClock("2026-01-15T08:00:00.000Z");
		const { db } = await freshDatabase(engine);
		const store = runningVersionStore(db, clock);
		expect(await store.since("1.0.0")).toBeNull();
		await Promise.all([store.note("1.0.0"), store.note("1.0.0")]);
		advance(60_000);
		await store.note("1.0.0");
		expect(await store.since("1.0.0")).toBe("2026-01-15T08:00:00.000Z");
		await store.note("1.1.0");
		expect(await store.since("1.0.0")).toBeNull();
		expect(await store.since("1.1.0")).toBe("2026-01-15T08:01:00.000Z");
		advance(60_000);
		await store.note("1.0.0");
		expect(await store.since("1.0.0")).toBe("2026-01-15T08:02:00.000Z");
	},
);
