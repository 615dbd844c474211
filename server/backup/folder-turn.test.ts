import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { isTurnTaken, takeTurn } from "./folder-turn.ts";

const night = new Date("2026-11-22T23:00:00.000Z");
const at = (instant: Date) => () => instant;
const minutesLater = (minutes: number) => at(new Date(night.getTime() + minutes * 60_000));

describe("the turn to write a backup", () => {
	it("is one process's at a time, and leaves nothing behind", async () => {
		const folder = join(await freshFolder(), "backups");
		const turns = await Promise.all([1, 2, 3].map(() => takeTurn(folder, at(night))));
		const taken = turns.filter((turn) => turn !== undefined);
		expect(taken).toHaveLength(1);
		expect(await isTurnTaken(folder, at(night))).toBe(true);
		await taken[0]?.end();
		expect(await isTurnTaken(folder, at(night))).toBe(false);
		expect(await readdir(folder)).toEqual([]);
	});

	it("is free again some minutes after the process that had it was killed", async () => {
		const folder = await freshFolder();
		expect(await takeTurn(folder, at(night))).toBeDefined();
		expect(await takeTurn(folder, minutesLater(4))).toBeUndefined();
		expect(await isTurnTaken(folder, minutesLater(6))).toBe(false);
		const next = await takeTurn(folder, minutesLater(6));
		expect(next).toBeDefined();
		await next?.end();
	});

	it("is one process's also where several find that of a killed one", async () => {
		const folder = await freshFolder();
		await takeTurn(folder, at(night));
		const turns = await Promise.all(Array.from({ length: 8 }, () => takeTurn(folder, minutesLater(6))));
		expect(turns.filter((turn) => turn !== undefined)).toHaveLength(1);
	});

	it("is not held for ever by a clock that was wrong", async () => {
		const folder = await freshFolder();
		expect(await takeTurn(folder, minutesLater(60 * 24 * 365))).toBeDefined();
		expect(await takeTurn(folder, at(night))).toBeDefined();
	});

	it("says why a folder cannot be written", async () => {
		const inTheWay = join(await freshFolder(), "backups");
		await writeFile(inTheWay, "a file");
		await expect(takeTurn(inTheWay, at(night))).rejects.toThrow(/EEXIST|ENOTDIR/);
	});
});
