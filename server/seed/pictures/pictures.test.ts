import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { encodedVariants, pictureFile } from "#server/seed/sample-pictures.ts";
import { malformation } from "#server/testing/well-formed.ts";
import { arc, disc, half, height, linear, radial, ref, width } from "./canvas.ts";
import { type PictureName, pictures } from "./index.ts";

const all = Object.entries(pictures) as [PictureName, string][];

describe.each(all)("the picture “%s”", (name, svg) => {
	it("is a drawing of the size that every picture has", () => {
		expect(malformation(svg)).toBeUndefined();
		expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
		expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
	});

	it("says nothing, runs nothing and fetches nothing", () => {
		expect(svg).not.toMatch(/<(text|script|image|use|foreignObject|style|a)\b/i);
		expect(svg.replaceAll("http://www.w3.org/", "")).not.toMatch(/https?:|data:|javascript:|\son\w+=/i);
	});

	it("defines once whatever it refers to", () => {
		const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size).toBe(ids.length);
		const referred = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
		expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
	});

	it("has whole numbers and parts of them, and nothing that could not be worked out", () => {
		expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
	});

	it("stands beside its drawing in every size and format", () => {
		const files = [pictureFile(name), ...encodedVariants.map((variant) => pictureFile(name, variant))];
		expect(files.filter((file) => !existsSync(file))).toEqual([]);
	});
});

describe("what pictures are drawn with", () => {
	it("is a circle, whole or half, turned around its middle", () => {
		expect(disc(10, 20, 5, "#fff")).toBe('<circle cx="10" cy="20" r="5" fill="#fff" opacity="1"/>');
		expect(half(10, 20, 5, 90, "#fff")).toContain('transform="rotate(90 10 20)"');
		expect(half(10, 20, 5, 0, "#fff")).toContain('d="M5 20a5 5 0 0 1 10 0z"');
	});

	it("fades from colour to colour, opaque unless it says otherwise", () => {
		const along = linear(
			"sky",
			[0, 0, 0, 10],
			[
				[0, "#fff"],
				[1, "#000", 0.5],
			],
		);
		expect(along).toContain('<stop offset="0" stop-color="#fff" stop-opacity="1"/>');
		expect(along).toContain('<stop offset="1" stop-color="#000" stop-opacity="0.5"/>');
		expect(along).toContain('id="sky"');
		expect(radial("sun", [1, 2, 3], [[0, "#fff"]])).toContain('cx="1" cy="2" r="3"');
		expect(ref("sky")).toBe("url(#sky)");
	});

	it("is an outline that is turned by its angle", () => {
		expect(arc(10, 20, 30, 40, "#fff", 2, 45)).toContain("rotate(45 10 20)");
	});
});
