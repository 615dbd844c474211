import { describe, expect, it } from "vitest";
import type { ImageUse, LibraryImage } from "#app/features/media/library-image.ts";
import { everyImage, filteredImages } from "./image-filter.ts";

const use: ImageUse = { id: "moon", title: "Dîner à Tamarin", place: "website" };
const image = (hash: string, changes: Partial<LibraryImage> = {}): LibraryImage => ({
	...{ hash, url: "", name: "", alt: "", altFr: "", width: 3, height: 2, createdAt: "", usedIn: [] },
	...{ focus: { x: 0.5, y: 0.5 }, isLost: false },
	...changes,
});
const library = [
	image("a", { name: "IMG 10", alt: "A boat", altFr: "Un bateau" }),
	image("b", { name: "IMG 9", usedIn: [use, use] }),
	image("c", { alt: "A boat at dawn", usedIn: [use] }),
];
const hashes = (filter: Partial<typeof everyImage>) =>
	filteredImages(library, { ...everyImage, ...filter }).map(({ hash }) => hash);

describe("the library", () => {
	it.each([
		["", ["a", "b", "c"]],
		["BATEAU", ["a"]],
		["dawn boat", ["c"]],
		["img", ["a", "b"]],
		["diner", ["b", "c"]],
		["no such thing", []],
	])("finds %j in names, words of any language and titles of what shows an image", (search, found) => {
		expect(hashes({ search })).toEqual(found);
	});

	it("filters unused images, or those without alternative text in a language", () => {
		expect(hashes({ part: "unused" })).toEqual(["a"]);
		expect(hashes({ part: "undescribed" })).toEqual(["b", "c"]);
		expect(hashes({ part: "undescribed", search: "boat" })).toEqual(["c"]);
	});

	it("is sorted by the chosen order, images without a name last", () => {
		expect(hashes({ order: "oldest" })).toEqual(["c", "b", "a"]);
		expect(hashes({ order: "name" })).toEqual(["b", "a", "c"]);
		expect(hashes({ order: "uses" })).toEqual(["b", "c", "a"]);
	});
});
