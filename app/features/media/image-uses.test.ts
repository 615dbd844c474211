import { expect, it } from "vitest";
import { type FindUses, keptUses } from "./image-uses.ts";
import type { ImageUse } from "./library-image.ts";

const use: ImageUse = { id: "1", title: "An article", place: "website" };

/** Uses that are counted as they are read, of a database at a version. */
function countedUses() {
	const state = { version: "1", reads: 0, fails: false };
	const find: FindUses = async () => {
		state.reads += 1;
		if (state.fails) throw new Error("away");
		return new Map([["a", [use]]]);
	};
	return { state, find: keptUses(find, async () => state.version) };
}

it("the uses of all images are read once while the database is the same, in each language", async () => {
	const { state, find } = countedUses();
	for (const language of ["en", "fr", "en", "fr"] as const)
		expect(await find("", language)).toEqual(new Map([["a", [use]]]));
	expect(state.reads).toBe(2);
	state.version = "2";
	await find("", "en");
	expect(state.reads).toBe(3);
});

it("the uses of one image are read each time: a deletion rests on them", async () => {
	const { state, find } = countedUses();
	for (let time = 0; time < 2; time += 1) await find("a", "en");
	expect(state.reads).toBe(2);
});

it("a failure is not kept", async () => {
	const { state, find } = countedUses();
	state.fails = true;
	await expect(find("", "en")).rejects.toThrow("away");
	state.fails = false;
	expect(await find("", "en")).toEqual(new Map([["a", [use]]]));
});
