import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { freeBytesElsewhere, freeBytesOf } from "./disk-room.ts";

it("is known of a folder's disk", async () => {
	expect(await freeBytesOf(await freshFolder())).toBeGreaterThan(0);
	await expect(freeBytesOf(join(await freshFolder(), "missing"))).rejects.toThrow("ENOENT");
});

it("counts for a folder on another disk, also before it is there", async () => {
	const folder = await freshFolder();
	// A file system of its own, on which there is no room at all.
	expect(await freeBytesElsewhere("/proc/backups", folder)).toBe(0);
	expect(await freeBytesElsewhere("/proc", folder)).toBe(0);
});

it("counts once for two folders on one disk, and not where nobody can look", async () => {
	const folder = await freshFolder();
	await writeFile(join(folder, "file"), "");
	expect(await freeBytesElsewhere(join(folder, "backups"), folder)).toBeNull();
	expect(await freeBytesElsewhere("/proc", join(folder, "missing"))).toBeNull();
});
