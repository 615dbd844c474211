import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { fillFolder } from "./export-folder.ts";

const never = new AbortController().signal;

it("a folder is there once it is whole, also in place of an empty one", async () => {
	const parent = await freshFolder();
	const folder = join(parent, "deep", "mine");
	await mkdir(folder, { recursive: true });
	const result = await fillFolder(folder, never, async ({ write, readText }) => {
		await write("a/b.txt", "words");
		expect(existsSync(folder)).toBe(false);
		expect(readFileSync(`${folder}.partial/UNFINISHED.txt`, "utf8")).toContain("broken off");
		return readText("a/b.txt");
	});
	expect(result).toBe("words");
	expect(readFileSync(join(folder, "a/b.txt"), "utf8")).toBe("words");
	expect(readdirSync(join(parent, "deep"))).toEqual(["mine"]);
	expect(readdirSync(folder)).toEqual(["a"]);
});

it("a folder that holds something, a file, and what another left aside are never touched", async () => {
	const parent = await freshFolder();
	const fill = async () => {
		throw new Error("It began.");
	};
	await writeFile(join(parent, "file"), "mine");
	await mkdir(join(parent, "full"));
	await writeFile(join(parent, "full", "file"), "mine");
	await mkdir(join(parent, "other.partial"));
	for (const [name, reason] of [
		["file", /is a file/],
		["full", /holds something already/],
		["other", /is in the way/],
	] as const) {
		await expect(fillFolder(join(parent, name), never, fill)).rejects.toThrow(reason);
	}
	expect(readdirSync(parent, { recursive: true }).toSorted()).toEqual([
		"file",
		"full",
		"full/file",
		"other.partial",
	]);
});

it("an export that fails or is ended leaves nothing, and one that was killed is replaced", async () => {
	const folder = join(await freshFolder(), "mine");
	await expect(
		fillFolder(folder, never, async ({ write }) => {
			await write("a.txt", "half");
			throw new Error("The disk is full.");
		}),
	).rejects.toThrow("The disk is full.");
	const ended = new AbortController();
	await expect(
		fillFolder(folder, ended.signal, async ({ write }) => {
			await write("a.txt", "half");
			ended.abort(new Error("Broken off."));
			await write("b.txt", "never");
		}),
	).rejects.toThrow("Broken off.");
	expect([folder, `${folder}.partial`].filter((path) => existsSync(path))).toEqual([]);
	await mkdir(`${folder}.partial`);
	await writeFile(`${folder}.partial/UNFINISHED.txt`, "");
	await writeFile(`${folder}.partial/half.txt`, "");
	await fillFolder(folder, never, ({ write }) => write("a.txt", "whole"));
	expect(readdirSync(folder)).toEqual(["a.txt"]);
});
