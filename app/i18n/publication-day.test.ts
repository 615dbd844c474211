import { expect, it } from "vitest";
import { formatDay } from "./publication-day.ts";

it("counts days in Mauritius, four hours ahead of UTC", () => {
	expect(formatDay("2026-10-03T21:00:00.000Z", "en")).toBe("4 October 2026");
	expect(formatDay("2026-10-03T19:00:00.000Z", "fr")).toBe("3 octobre 2026");
});
