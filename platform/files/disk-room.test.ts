import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { freeBytesElsewhere, freeBytesOf } from "./disk-room.ts";

it("the room on a folder's disk is known", async () => {
	expect(await freeBytesOf(await freshFolder())).toBeGreaterThan(0);
	await expect(freeBytesOf(join(await freshFolder(), "missing"))).rejects.toThrow("ENOENT");
});

it("room is counted for a folder on another disk, also before it exists", async () => {
	const folder = await freshFolder();
	// A file system of its own, on which there is no room at all.
	expect(await freeBytesElsewhere("/proc/backups", folder)).toBe(0);
	expect(await freeBytesElsewhere("/proc", folder)).toBe(0);
});

it("room is counted once for two folders on one disk, and not where it cannot be read", async () => {
	const folder = await freshFolder();
	await writeFile(join(folder, "file"), "");
	expect(await freeBytesElsewhere(join(folder, "backups"), folder)).toBeNull();
	expect(await freeBytesElsewhere("/proc", join(folder, "missing"))).toBeNull();
});
