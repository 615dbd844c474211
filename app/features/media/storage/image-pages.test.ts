import { describe, expect, it } from "vitest";
import { everyImage } from "#app/features/media/image-page.ts";
import type { DescribedImage, ImageUse } from "#app/features/media/library-image.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { everyImageOf, type ImageQuestion, placeOf } from "./image-pages.server.ts";
import { mediaStore } from "./media.store.server.ts";

const use: ImageUse = { id: "moon", title: "Dîner à Tamarin", place: "website" };

/** A library of images with these names and alternative texts, the last one the newest. */
async function library(engine: (typeof bothEngines)[number], images: [string, string?, string?][]) {
	const { db } = await freshDatabase(engine);
	const media = mediaStore(db, steppingClock());
	const hashes = new Map<string, string>();
	for (const [name, alt = "", altFr = ""] of images) {
		const hash = await media.add({ bytes: new TextEncoder().encode(name), width: 3, height: 2, name });
		await media.describe(hash, { alt, altFr });
		hashes.set(name, hash);
	}
	const hashOf = (name: string) => hashes.get(name) ?? "";
	const used = (name: string, times: number) => [hashOf(name), Array<ImageUse>(times).fill(use)] as const;
	const ask = (question: Partial<ImageQuestion>, limit = 9, after?: string[]) =>
		media.listPage(
			{ ...everyImage, language: "en", uses: new Map(), lost: new Set(), ...question },
			limit,
			after,
		);
	const names = async (question: Partial<ImageQuestion>) =>
		(await ask(question)).images.map(({ name }) => name);
	return { ask, names, used, hashOf, media };
}

describe.each(bothEngines)("pages of images on %s", (engine) => {
	it("hold what has all words in its name, its texts and the titles of what shows it", async () => {
		const { names, used } = await library(engine, [
			["IMG 10", "A boat", "Un bateau"],
			["IMG 9"],
			["Dawn", "A boat at 100 %"],
		]);
		const uses = new Map([used("IMG 9", 2), used("Dawn", 1)]);
		for (const [search, found] of [
			["", ["Dawn", "IMG 9", "IMG 10"]],
			["BATEAU", ["IMG 10"]],
			["dawn boat", ["Dawn"]],
			["img", ["IMG 9", "IMG 10"]],
			["diner", ["Dawn", "IMG 9"]],
			["dawn tamarin 0 %", ["Dawn"]],
			["_", []],
		] as const) {
			expect(await names({ search, uses })).toEqual(found);
		}
		expect(await names({ search: "boat", uses, part: "unused" })).toEqual(["IMG 10"]);
	});

	it("hold every image once, one page after the other", async () => {
		const { media } = await library(engine, [["A"], ["B"], ["C"], ["D"], ["E"]]);
		for (const most of [2, 5, 9]) {
			const read: string[][] = [];
			for await (const images of everyImageOf(media, most)) read.push(images.map(({ name }) => name));
			expect(read.flat()).toEqual(["E", "D", "C", "B", "A"]);
			expect(Math.max(...read.map(({ length }) => length))).toBe(Math.min(most, 5));
		}
		const none = everyImageOf((await library(engine, [])).media);
		expect(await none.next()).toEqual({ done: true, value: undefined });
	});

	it("hold the images of a part, and say how many those are", async () => {
		const { ask, names, used, hashOf } = await library(engine, [
			["A", "A boat", "Un bateau"],
			["B", "A lagoon"],
			["C"],
		]);
		const known = { uses: new Map([used("B", 1)]), lost: new Set([hashOf("A")]) };
		expect(await names({ ...known, part: "unused" })).toEqual(["C", "A"]);
		expect(await names({ ...known, part: "undescribed" })).toEqual(["C", "B"]);
		expect(await names({ ...known, part: "lost" })).toEqual(["A"]);
		expect(await names({ ...known, except: hashOf("C") })).toEqual(["B", "A"]);
		expect(await ask({ ...known, part: "unused" }, 1)).toMatchObject({ images: [{ name: "C" }], total: 2 });
		expect(await ask({ part: "lost" })).toEqual({ images: [], total: 0 });
	});

	it.each([
		["newest", ["IMG 2", "Œuvre", "IMG 10", "", "IMG 9"]],
		["oldest", ["IMG 9", "", "IMG 10", "Œuvre", "IMG 2"]],
		["name", ["IMG 2", "IMG 9", "IMG 10", "Œuvre", ""]],
		["uses", ["IMG 9", "Œuvre", "IMG 2", "IMG 10", ""]],
	] as const)("follow one another by %s, whatever their size", async (order, sorted) => {
		const { ask, used } = await library(engine, [["IMG 9"], [""], ["IMG 10"], ["Œuvre"], ["IMG 2"]]);
		const question = { order, uses: new Map([used("IMG 9", 2), used("Œuvre", 1)]) };
		for (const size of [1, 2, 5]) {
			const read: DescribedImage[] = [];
			for (let last: DescribedImage | undefined; read.length < sorted.length; last = read.at(-1)) {
				const { images, total } = await ask(question, size, last && placeOf(last, order));
				expect([images.length > 0, total]).toEqual([true, sorted.length]);
				read.push(...images);
			}
			expect(read.map(({ name }) => name)).toEqual(sorted);
		}
	});
});
