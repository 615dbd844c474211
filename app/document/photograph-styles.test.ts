import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { artPlaceNames, artPlaces } from "#app/site/art-places.ts";
import type { ShownPhotograph } from "#app/site/site-look.ts";
import { frameOf, photographStyles, placed } from "./photograph-styles.ts";

const source = (width: number) => ({ avif: `/media/a-${width}.avif`, webp: `/media/a-${width}.webp` });
const photograph: ShownPhotograph = {
	...{ place: "homeTeam", width: 1200, height: 800, focus: { x: 0.5, y: 0.5 } },
	alts: { en: "Two chairs by the bay", fr: "" },
	...{ small: source(800), large: source(1200) },
};
const side = fc.integer({ min: 1, max: 2400 });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const numbers = (text: string) =>
	[...text.matchAll(/(-?[\d.]+)%/g)].map(([, number]) => Number(number) / 100);

describe("a photograph in place of a drawing", () => {
	it("fills its place whatever its proportions are, and keeps its focal point in it where it can", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...artPlaceNames),
				side,
				side,
				part,
				part,
				(place, width, height, fx, fy) => {
					const { box } = artPlaces[place];
					const { left, top, width: across, height: down } = frameOf(artPlaces[place]);
					const { position, size } = placed({ place, width, height, focus: { x: fx, y: fy } });
					const shares = numbers(size);
					const starts = numbers(position);
					for (const [axis, [first, room, focus]] of [
						[left, across, fx] as const,
						[top, down, fy] as const,
					].entries()) {
						const whole = box[axis] ?? 0;
						const drawn = (shares[axis] ?? 0) * whole;
						const start = (starts[axis] ?? 0) * (whole - drawn);
						const slack = 0.5 + drawn / 1_000;
						expect(start).toBeLessThanOrEqual(first + slack);
						expect(start + drawn).toBeGreaterThanOrEqual(first + room - slack);
						const aside = Math.abs(start + focus * drawn - first - room / 2);
						expect(aside).toBeLessThanOrEqual(room / 2 + slack);
					}
				},
			),
			// As large as the box of a place that is smaller than its box.
			{
				numRuns: 300,
				examples: [
					["networkCall", 8, 12, 0, 0],
					["networkCall", 316, 474, 0, 0],
					["homeReferral", 1365, 780, 0, 0],
				],
			},
		);
	});

	it("is asked for in the size of the window, and in a format that the browser knows", () => {
		const styles = photographStyles(photograph, "en");
		expect(styles).toContain("main section svg:has(#bay-window){background:url(/media/a-800.webp) ");
		expect(styles).toContain('image-set(url(/media/a-800.avif) type("image/avif")');
		expect(styles).toContain(
			"@media(min-width:64rem){main section svg:has(#bay-window){background-image:url(/media/a-1200.webp)",
		);
		expect(styles).toContain("main section svg:has(#bay-window)>*{display:none}");
	});

	it("waits for a window in which its place can be seen: until then the drawing stays", () => {
		const styles = photographStyles({ ...photograph, place: "homeHero" }, "en");
		expect(styles).toMatch(/^@media \(min-width:80rem\)\{main section svg:has\(#first-circle\)\{.*\}\}$/);
		expect(styles.split("{").length).toBe(styles.split("}").length);
	});

	it("keeps to what a door leaves open: round above, straight below", () => {
		const { clip } = placed({ ...photograph, place: "networkCall" });
		expect(clip).toBe("inset(8.3333% 10% 0% 10% round 40% 40% 0 0/33.3333% 33.3333% 0 0)");
		expect(photographStyles({ ...photograph, place: "networkCall" }, "en")).toContain(
			'main section svg:has(path[d^="M200 40a160"])>*{display:none}',
		);
	});

	it("is said in the language of the page where somebody wrote what it shows", () => {
		expect(photographStyles(photograph, "en")).toContain('/"Two chairs by the bay"');
		expect(photographStyles(photograph, "fr")).not.toContain("content:");
	});

	it.each(['"}</style><script>x()</script>', "\\", "a\nb", "*/ url(//elsewhere.example)"])(
		"is described by text alone: %j",
		(alt) => {
			const styles = photographStyles({ ...photograph, alts: { en: alt, fr: "" } }, "en");
			const [, said = ""] = /\)\/"(.*)";position/.exec(styles) ?? [];
			expect(said).not.toBe("");
			expect(said).not.toMatch(/[<>"\n(){}/]|\\(?![\da-f]+ )/);
		},
	);
});
