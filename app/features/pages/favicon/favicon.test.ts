import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandColor } from "#app/site/site-look.ts";

const drawing = readFileSync("public/favicon.svg", "utf8");

test("the favicon is a square in the brand's colour with white outlined letters", () => {
	expect(drawing).toContain(`<rect width="64" height="64" fill="${brandColor}"/>`);
	expect(drawing).toMatch(/<path d="M[^"]+" fill="#fff"\/>/);
});

test("the favicon depends on no installed font", () => {
	expect(drawing).not.toContain("<text");
	expect(drawing).not.toContain("font-");
});
