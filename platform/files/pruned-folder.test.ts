import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { writeAtomically } from "./owner-only.ts";
import { folderBytes, pruneFolder } from "./pruned-folder.ts";

const startMs = Date.UTC(2026, 0, 15);

/** Writes files of these sizes, each an hour younger than the one before. */
async function write(folder: string, sizes: number[]): Promise<void> {
	for (const [index, size] of sizes.entries()) {
		const path = join(folder, `file-${index}`);
		await writeFile(path, Buffer.alloc(size));
		const at = new Date(startMs + index * 3_600_000);
		await utimes(path, at, at);
	}
}

describe("a pruned folder", () => {
	it("holds the youngest files that fit, and says how many bytes they have", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.nat({ max: 40 }), { maxLength: 6 }),
				fc.nat({ max: 120 }),
				async (sizes, maxBytes) => {
					const folder = await freshFolder();
					await write(folder, sizes);
					const left = await pruneFolder(folder, { maxBytes });
					const names = (await readdir(folder)).toSorted();
					const total = (from: number) => sizes.slice(from).reduce((sum, size) => sum + size, 0);
					const first = sizes.findIndex((_, index) => total(index) <= maxBytes);
					const kept = first === -1 ? [] : sizes.map((_, index) => `file-${index}`).slice(first);
					expect(names).toEqual(kept);
					expect(left).toBe(await folderBytes(folder));
					expect(left).toBeLessThanOrEqual(maxBytes);
				},
			),
			{ numRuns: 25 },
		);
	});

	it("holds nothing that was written before an instant, however much room there is", async () => {
		const folder = await freshFolder();
		await write(folder, [1, 1, 1]);
		const writtenAfter = new Date(startMs + 3_600_000);
		expect(await pruneFolder(folder, { maxBytes: 100, writtenAfter })).toBe(2);
		expect((await readdir(folder)).toSorted()).toEqual(["file-1", "file-2"]);
	});

	it("is empty where there is none, and its folders are left alone", async () => {
		const folder = await freshFolder();
		expect(await pruneFolder(join(folder, "none"), { maxBytes: 0 })).toBe(0);
		await mkdir(join(folder, "inner"));
		await write(join(folder, "inner"), [9]);
		expect(await pruneFolder(folder, { maxBytes: 0 })).toBe(0);
		expect(await readdir(join(folder, "inner"))).toEqual(["file-0"]);
	});
});

describe("a file that is written atomically", () => {
	it("is whole for every reader while others write it, is the owner's alone, and leaves nothing beside it", async () => {
		const folder = join(await freshFolder(), "made", "for it");
		const path = join(folder, "file.txt");
		const texts = ["a", "b", "c"].map((letter) => letter.repeat(50_000));
		await writeAtomically(path, texts[0] ?? "");
		const reads = Promise.all(Array.from({ length: 60 }, () => readFile(path, "utf8")));
		await Promise.all(Array.from({ length: 30 }, (_, turn) => writeAtomically(path, texts[turn % 3] ?? "")));
		for (const text of await reads) expect(texts).toContain(text);
		expect(await readdir(folder)).toEqual(["file.txt"]);
		expect((await stat(path)).mode & 0o777).toBe(0o600);
		expect((await stat(folder)).mode & 0o777).toBe(0o700);
	});

	it("leaves what was there, and nothing else, where it cannot be written", async () => {
		const folder = await freshFolder();
		await mkdir(join(folder, "taken"));
		await writeFile(join(folder, "taken", "inside"), "1");
		await expect(writeAtomically(join(folder, "taken"), "2")).rejects.toMatchObject({ syscall: "rename" });
		expect(await readdir(folder)).toEqual(["taken"]);
	});
});
