import { readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { fileCache } from "./file-cache.ts";

const log = openLog("silent");

async function freshCache(maxBytes = 1_000) {
	const folder = join(await freshFolder(), "made");
	return { folder, cache: fileCache({ folder, maxBytes, log }) };
}

it("stores files, and finds them again", async () => {
	const { cache } = await freshCache();
	expect(await cache.find("a.webp")).toBeUndefined();
	await cache.store("a.webp", Buffer.from("picture"));
	expect(String(await cache.find("a.webp"))).toBe("picture");
	expect(await cache.list()).toEqual(new Set(["a.webp"]));
});

it("deletes the oldest when there are too many", async () => {
	const { folder, cache } = await freshCache();
	for (const [index, name] of ["a", "b", "c", "d", "e"].entries()) {
		await cache.store(name, Buffer.alloc(240));
		if (name !== "e") await utimes(join(folder, name), index + 1, index + 1);
	}
	expect(await readdir(folder)).toEqual(["c", "d", "e"]);
	expect(await cache.isFull()).toBe(false);
	await cache.store("f", Buffer.alloc(240));
	expect(await cache.isFull()).toBe(true);
});

it("makes a file once for all who ask at the same time, and stores it", async () => {
	const { cache } = await freshCache();
	let made = 0;
	const make = async () => Buffer.from(`made ${++made}`);
	const answers = await Promise.all([1, 2, 3].map(() => cache.findOrMake("a", make)));
	expect(answers.map(String)).toEqual(["made 1", "made 1", "made 1"]);
	expect(String(await cache.findOrMake("a", make))).toBe("made 1");
});

it("answers with what was made where it cannot be stored", async () => {
	const { folder, cache } = await freshCache();
	await cache.store("a", Buffer.from("a"));
	await rm(folder, { recursive: true });
	await writeFile(folder, "a file stands where the folder was");
	const made = await fileCache({ folder: join(folder, "..", "x"), maxBytes: 1, log }).findOrMake("b", make);
	expect(String(made)).toBe("made");
	await expect(cache.store("b", await make())).rejects.toThrow();

	async function make() {
		return Buffer.from("made");
	}
});
