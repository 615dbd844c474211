import { chmod, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSqlite } from "#platform/database/sqlite.ts";
import { outboxTransport } from "#platform/mail/mail-transport.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { makeFolder, restrictToOwner, writeAtomically } from "./owner-only.ts";

/** Returns the rights of other accounts to a folder and its contents: `0` is none. */
async function openToOthers(folder: string): Promise<Record<string, number>> {
	const names = ["", ...(await readdir(folder, { recursive: true }))];
	const modes = names.map(async (name) => [name, (await stat(join(folder, name))).mode & 0o077] as const);
	return Object.fromEntries((await Promise.all(modes)).filter(([, mode]) => mode !== 0));
}

it("nothing that the site makes in its data folder is readable by others", async () => {
	const folder = join(await freshFolder(), "data");
	const database = await openSqlite(folder);
	await database.db.schema.createTable("t").addColumn("a", "text").execute();
	await database.exclusively(async () => {
		await writeAtomically(join(folder, "cache", "media", "a.webp"), Buffer.from("a"));
		await outboxTransport(join(folder, "outbox"), "a@example.com").deliver(
			{
				to: "b@example.com",
				subject: "",
				text: "",
				html: "",
				headers: {},
				messageId: "1@x",
				date: new Date(),
			},
			new AbortController().signal,
		);
		expect(await readdir(folder)).toEqual(
			expect.arrayContaining(["ensemble.sqlite", "ensemble.sqlite-shm", "ensemble.sqlite-wal", "start.lock"]),
		);
		expect(await openToOthers(folder)).toEqual({});
	});
	await database.close();
});

it("a folder that an earlier version made is closed to others; what is not the site's stays as it is", async () => {
	const folder = await freshFolder();
	await chmod(folder, 0o755);
	await mkdir(join(folder, "cache", "media"), { recursive: true });
	await mkdir(join(folder, "outbox"));
	await mkdir(join(folder, "notes"), { mode: 0o755 });
	for (const name of [
		"ensemble.sqlite",
		"ensemble.sqlite-wal",
		"outbox/a.eml",
		"cache/media/a.webp",
		"mine",
	]) {
		await writeFile(join(folder, name), "", { mode: 0o644 });
	}
	await restrictToOwner(folder);
	expect(Object.keys(await openToOthers(folder)).toSorted()).toEqual(["mine", "notes"]);
});

it("makeFolder makes every missing folder, for its owner alone, also twice at once", async () => {
	const folder = join(await freshFolder(), "data", "of", "the site");
	await Promise.all([makeFolder(folder), makeFolder(folder)]);
	expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it("makeFolder ends where the system makes no folder", async () => {
	await expect(makeFolder("/proc/ensemble/data")).rejects.toMatchObject({ code: "ENOENT" });
});
