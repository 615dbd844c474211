import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { artPlaces, circleUnderWords, type PhotographShape } from "#app/site/art-places.ts";
import type { ShownPhotograph } from "#app/site/site-look.ts";
import { frameOf, photographStyles, placed } from "./photograph-styles.ts";

const source = (width: number) => ({ avif: `/media/a-${width}.avif`, webp: `/media/a-${width}.webp` });
const photograph: ShownPhotograph = {
	...{ place: "homePerson", width: 1200, height: 800, focus: { x: 0.5, y: 0.5 } },
	alts: { en: "Two chairs by the bay", fr: "" },
	...{ small: source(800), large: source(1200) },
};
const shapes: PhotographShape[] = [...Object.values(artPlaces), circleUnderWords];
const side = fc.integer({ min: 1, max: 2400 });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const numbers = (text: string) =>
	[...text.matchAll(/(-?[\d.]+)%/g)].map(([, number]) => Number(number) / 100);

describe("a photograph in place of a drawing", () => {
	it("fills its place whatever its proportions are, and keeps its focal point in it where it can", () => {
		fc.assert(
			fc.property(fc.constantFrom(...shapes), side, side, part, part, (shape, width, height, fx, fy) => {
				const { box } = shape;
				const { left, top, width: across, height: down } = frameOf(shape);
				const { position, size } = placed(shape, { width, height, focus: { x: fx, y: fy } });
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
			}),
			// As large as the box of a place that is smaller than its box.
			{
				numRuns: 300,
				examples: [
					[artPlaces.networkCall, 8, 12, 0, 0],
					[artPlaces.networkCall, 316, 474, 0, 0],
					[artPlaces.homeReferral, 1365, 780, 0, 0],
				],
			},
		);
	});

	it("is asked for in the size of the window, and in a format that the browser knows", () => {
		const styles = photographStyles(photograph, "en");
		expect(styles).toContain("main section svg:has(#portrait-light){background:url(/media/a-800.webp) ");
		expect(styles).toContain('image-set(url(/media/a-800.avif) type("image/avif")');
		expect(styles).toContain(
			"@media(min-width:64rem){main section svg:has(#portrait-light){background-image:url(/media/a-1200.webp)",
		);
		expect(styles).toContain("main section svg:has(#portrait-light)>*{display:none}");
	});

	it("waits for a window in which its place can be seen: until then the drawing stays", () => {
		const styles = photographStyles({ ...photograph, place: "journeyCall" }, "en");
		expect(styles).toMatch(/^@media \(min-width:80rem\)\{main section svg:has\(path[^{]*\)\{.*\}\}$/);
		expect(styles).not.toContain("@media not");
		expect(styles.split("{").length).toBe(styles.split("}").length);
	});

	it("is below the text of the first screen in narrow windows", () => {
		const styles = photographStyles({ ...photograph, place: "homeHero" }, "en");
		const [, narrow = ""] = styles.split("@media not all and (min-width:80rem)");
		expect(narrow).toContain("main section svg:has(#first-circle){background:url(/media/a-800.webp) ");
		expect(narrow).toContain("clip-path:circle(50% at 50% 50%)");
		expect(narrow).toContain("aspect-ratio:1");
		expect(narrow).toContain('/"Two chairs by the bay"');
		expect(styles.split("{").length).toBe(styles.split("}").length);
	});

	it("clips to an arch: round above, straight below", () => {
		const { clip } = placed(artPlaces.networkCall, photograph);
		expect(clip).toBe("inset(8.3333% 10% 0% 10% round 40% 40% 0 0/33.3333% 33.3333% 0 0)");
		expect(photographStyles({ ...photograph, place: "networkCall" }, "en")).toContain(
			'main section svg:has(path[d^="M200 40a160"])>*{display:none}',
		);
	});

	it("is in the page's language if it has an alternative text", () => {
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
