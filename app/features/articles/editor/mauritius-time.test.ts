import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantOfLocal, localOfInstant } from "./mauritius-time.ts";

describe("time in Mauritius", () => {
	it.each([
		["2026-07-01T09:30", "2026-07-01T05:30:00.000Z"],
		["2026-01-01T02:00", "2025-12-31T22:00:00.000Z"],
		["2028-02-29T23:59", "2028-02-29T19:59:00.000Z"],
	])("shows %s at %s", (local, instant) => {
		expect(instantOfLocal(local)).toBe(instant);
		expect(localOfInstant(instant)).toBe(local);
	});

	it.each(["", "2026-02-30T10:00", "2026-01-01T24:00", "2026-01-01", "tomorrow", "2026-01-01T10:00Z"])(
		"is not %s",
		(local) => {
			expect(instantOfLocal(local)).toBeUndefined();
		},
	);

	it("leads to the instant and back, and agrees with the time zone's own rules", () => {
		const zone = new Intl.DateTimeFormat("sv-SE", {
			dateStyle: "short",
			timeStyle: "short",
			timeZone: "Indian/Mauritius",
		});
		const minutes = fc.integer({ min: Date.UTC(2010, 0) / 60_000, max: Date.UTC(2090, 0) / 60_000 });
		fc.assert(
			fc.property(minutes, (minute) => {
				const instant = new Date(minute * 60_000).toISOString();
				const local = localOfInstant(instant);
				expect(instantOfLocal(local)).toBe(instant);
				expect(local).toBe(zone.format(new Date(instant)).replace(" ", "T"));
			}),
		);
	});
});
