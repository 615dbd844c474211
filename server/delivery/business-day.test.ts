import { expect, it } from "vitest";
import { businessDay } from "./business-day.ts";

it("changes at midnight in Mauritius, four hours before midnight in UTC", () => {
	let now = "2026-10-04T19:59:59.999Z";
	const day = businessDay(() => new Date(now));
	expect(day()).toBe("2026-10-04");
	now = "2026-10-03T20:00:00.000Z";
	expect(day()).toBe("2026-10-04");
	now = "2026-10-04T20:00:00.000Z";
	expect(day()).toBe("2026-10-05");
});
