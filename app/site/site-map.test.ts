import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { entryPath, isEntryPage, pageFiles, pageIds, pages } from "./site-map.ts";

it("names a screen that is there for every page", () => {
	const missing = pageIds.filter((id) => !existsSync(`app/${pageFiles[id]}`));
	expect(missing).toEqual([]);
});

it("has every address once", () => {
	expect(new Set(Object.values(pages)).size).toBe(pageIds.length);
});

it("finds a page of its own before the entries below the same address", () => {
	const hidden = pageIds.filter((id, index) => {
		const before = pageIds.slice(0, index).filter(isEntryPage);
		return before.some((entry) => pages[id] === entryPath(entry, pages[id].replace(/.*\//, "")));
	});
	expect(hidden).toEqual([]);
});

it.each([
	["article", "first-dates", "/blog/first-dates"],
	["newsletter/letter", "autumn", "/newsletter/autumn"],
	["preview", "$&$1", "/preview/$&$1"],
] as const)("completes the path of %s with %s", (page, part, path) => {
	expect(entryPath(page, part)).toBe(path);
});
