import { globSync, readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookStyles } from "#app/document/look-styles.ts";
import { shippedLook } from "#app/site/site-look.ts";
import { accentColours, contrastOf, grounds, nearestAccent, textContrast } from "./accent.ts";
import { readHex } from "./stored-look.ts";

const { white, paper, sand, mist, ink, lagoon } = grounds;
const colours = fc
	.integer({ min: 0, max: 0xffffff })
	.map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("the colours that follow from an accent", () => {
	it("can be read on every ground that they are shown on, whatever was chosen", () => {
		fc.assert(
			fc.property(colours, (chosen) => {
				const { brand, ember, glow, lamp, dusk } = accentColours(nearestAccent(chosen));
				for (const ground of [white, paper, sand]) {
					expect(wcagContrast(brand, ground)).toBeGreaterThanOrEqual(3);
				}
				for (const ground of [white, paper, sand, mist]) {
					expect(wcagContrast(ember, ground)).toBeGreaterThanOrEqual(4.5);
				}
				expect(wcagContrast(glow, ink)).toBeGreaterThanOrEqual(4.5);
				expect(wcagContrast(lamp, ink)).toBeGreaterThanOrEqual(4.5);
				expect(wcagContrast(dusk, lagoon)).toBeGreaterThanOrEqual(4.5);
			}),
			{ numRuns: 200 },
		);
	});

	it("are colours that a browser knows, also of a grey, of black and of white", () => {
		for (const chosen of ["#808080", "#000000", "#ffffff", "#00ff00", "#0000ff"]) {
			const { tints, ...others } = accentColours(nearestAccent(chosen));
			for (const colour of [...Object.values(others), ...Object.values(tints)]) {
				expect(colour).toMatch(/^#[0-9a-f]{6}$/);
			}
		}
	});

	it("are close to those of a new site for its own accent", () => {
		const { brand, ember, tints } = accentColours(shippedLook.accent.brand);
		expect(brand).toBe("#f2491b");
		expect(wcagContrast(ember, shippedLook.accent.ember)).toBeLessThan(1.5);
		for (const [shipped, tint] of Object.entries(tints))
			expect(wcagContrast(shipped, tint)).toBeLessThan(1.05);
	});

	it("give hovered buttons another ground than the others", () => {
		for (const chosen of ["#1a237e", "#17494a", "#7a1f3d"]) {
			expect(accentColours(chosen).ember).not.toBe(chosen);
		}
	});
});

describe("the nearest accent", () => {
	it("is the chosen one where that is strong enough", () => {
		for (const chosen of [shippedLook.accent.brand, "#1a237e", "#000000"]) {
			expect(nearestAccent(chosen)).toBe(chosen);
		}
	});

	it("is no darker than it must be", () => {
		for (const chosen of ["#ffd400", "#8fd3ff", "#ffffff"]) {
			expect(contrastOf(chosen)).toBeLessThan(3);
			expect(contrastOf(nearestAccent(chosen))).toBeLessThan(3.05);
		}
	});
});

describe("a typed colour", () => {
	it.each([
		["#1A237E", "#1a237e"],
		["1a237e", "#1a237e"],
		[" #abc ", "#aabbcc"],
		["", undefined],
		["#12345", undefined],
		["red", undefined],
		["#1a237e;}", undefined],
	])("%j is read as %j", (typed, colour) => {
		expect(readHex(typed)).toBe(colour);
	});
});

describe("the colour of failures", () => {
	const read = (file: string) => readFileSync(file, "utf8");
	const fault = /--color-fault: (#[0-9a-f]{6});/.exec(read("app/ui/design.css"))?.[1] ?? "";

	it("can be read on every light ground, and as the ground of a toast", () => {
		for (const ground of [white, paper, sand, mist]) {
			expect(wcagContrast(fault, ground)).toBeGreaterThanOrEqual(textContrast);
		}
	});

	it("stays what it is with every accent", () => {
		const accent = accentColours("#00796b");
		expect(lookStyles({ ...shippedLook, accent }, "en")).not.toContain("--color-fault");
	});

	it("is the one that marks fields, whatever the accent", () => {
		const files = globSync("app/**/*.tsx").filter((file) => read(file).includes("aria-invalid:"));
		expect(files.length).toBeGreaterThan(2);
		expect(files.filter((file) => /aria-invalid:(?:\S+-)(?:ember|brand)/.test(read(file)))).toEqual([]);
	});
});
