import { expect, it } from "vitest";
import { businessDay } from "./business-day.ts";

it("changes at midnight in Mauritius, four hours before midnight in UTC", () => {
	let now = "2026-10-04T19:59:59.999Z";
	const day = businessDay(() => new Date(now), "Indian/Mauritius");
	expect(day()).toBe("2026-10-04");
	now = "2026-10-03T20:00:00.000Z";
	expect(day()).toBe("2026-10-04");
	now = "2026-10-04T20:00:00.000Z";
	expect(day()).toBe("2026-10-05");
});

it("changes at the midnight of another zone, an hour earlier in summer", () => {
	let now = "2026-07-04T21:59:59.999Z";
	const day = businessDay(() => new Date(now), "Europe/Paris");
	expect(day()).toBe("2026-07-04");
	now = "2026-07-04T22:00:00.000Z";
	expect(day()).toBe("2026-07-05");
	now = "2026-12-04T22:59:59.999Z";
	expect(day()).toBe("2026-12-04");
	now = "2026-12-04T23:00:00.000Z";
	expect(day()).toBe("2026-12-05");
});
