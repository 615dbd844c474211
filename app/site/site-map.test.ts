import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { entryPath, isEntryPage, pageFiles, pageIds, pages } from "./site-map.ts";

it("every page has a screen that is there", () => {
	const missing = pageIds.filter((id) => !existsSync(`app/${pageFiles[id]}`));
	expect(missing).toEqual([]);
});

it("every page has an address of its own", () => {
	expect(new Set(Object.values(pages)).size).toBe(pageIds.length);
});

it("a page of its own is found before the entries below the same address", () => {
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
