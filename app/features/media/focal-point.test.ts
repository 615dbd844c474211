import { describe, expect, it } from "vitest";
import { centre, focalPoint, positionOf } from "./focal-point.ts";

describe("a focal point", () => {
	it("is a CSS position in whole percents; the middle has none", () => {
		expect(positionOf({ x: 0.2, y: 0.704 })).toBe("20% 70%");
		expect(positionOf({ x: 0, y: 1 })).toBe("0% 100%");
		expect(positionOf({ x: 0.5, y: 0.2 })).toBe("50% 20%");
		expect(positionOf(centre)).toBeUndefined();
	});

	it.each([
		{ x: -0.01, y: 0.5 },
		{ x: 0.5, y: 1.01 },
		{ x: Number.NaN, y: 0 },
		{ x: Number.POSITIVE_INFINITY, y: 0 },
		{ x: "0; background: url(//elsewhere.example)", y: 0 },
		{ x: 0.5 },
		null,
	])("is within the image: not %j", (point) => {
		expect(focalPoint.safeParse(point).success).toBe(false);
	});
});
