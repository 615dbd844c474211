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

it("files that are stored are found again", async () => {
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

it("a file cache makes a file once for all who ask at the same time, and stores it", async () => {
	const { cache } = await freshCache();
	let made = 0;
	const make = async () => Buffer.from(`made ${++made}`);
	const answers = await Promise.all([1, 2, 3].map(() => cache.findOrMake("a", make)));
	expect(answers.map(String)).toEqual(["made 1", "made 1", "made 1"]);
	expect(String(await cache.findOrMake("a", make))).toBe("made 1");
});

it("a file cache answers with what was made where it cannot be stored", async () => {
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

it("a file cache knows what is stored without a look at the disk, also after pruning and after others' deletions", async () => {
	const { folder, cache } = await freshCache();
	expect(cache.has("a")).toBe(false);
	for (const name of ["a", "b", "c"]) await cache.store(name, Buffer.alloc(300));
	expect(await cache.find("a")).toHaveLength(300);
	expect(["a", "b", "c", "d"].map(cache.has)).toEqual([true, true, true, false]);
	await utimes(join(folder, "a"), 1, 1);
	await cache.store("d", Buffer.alloc(300));
	expect(["a", "d"].map(cache.has)).toEqual([false, true]);
	await rm(folder, { recursive: true });
	expect(await cache.find("d")).toBeUndefined();
	expect(cache.has("d")).toBe(false);
});

it("a file cache finds what another process stored rather than making it again", async () => {
	const { folder, cache } = await freshCache();
	await cache.store("mine", Buffer.from("mine"));
	expect(await cache.find("theirs")).toBeUndefined();
	await writeFile(join(folder, "theirs"), "theirs");
	const found = await cache.findOrMake("theirs", () => Promise.reject(new Error("made again")));
	expect(String(found)).toBe("theirs");
	expect(cache.has("theirs")).toBe(true);
});

it("hands over few files in a turn of the event loop, however many are asked for at once", async () => {
	const { cache } = await freshCache(1_000_000);
	await cache.store("a", Buffer.alloc(100));
	let isOver = false;
	const found = [0];
	const countTurns = () => {
		found.push(0);
		if (!isOver) setImmediate(countTurns);
	};
	setImmediate(countTurns);
	const find = async () => {
		await cache.find("a");
		found.push((found.pop() ?? 0) + 1);
		// An answer keeps the processor busy for a moment, in which other reads end.
		const end = performance.now() + 1;
		while (performance.now() < end);
	};
	await Promise.all(Array.from({ length: 100 }, find));
	isOver = true;
	expect(found.reduce((sum, count) => sum + count)).toBe(100);
	expect(Math.max(...found)).toBeLessThanOrEqual(8);
});
