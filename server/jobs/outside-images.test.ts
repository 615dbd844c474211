import { readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { imageFiles } from "#app/features/media/storage/image-files.server.ts";
import { mediaStore } from "#app/features/media/storage/media.store.server.ts";
import { openLog } from "#platform/log/log.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { freshDatabase } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { tidyOutsideImages } from "./outside-images.ts";

const now = "2026-11-28T08:00:00.000Z";
const image = { bytes: Uint8Array.from([1, 2, 3]), width: 3, height: 2 };
const monthMs = 31 * 24 * 60 * 60 * 1000;

async function tidied() {
	const { db } = await freshDatabase("sqlite");
	const path = await freshFolder();
	const files = imageFiles(openObjectStore({ kind: "folder", path }));
	const { clock, advance } = movableClock(now);
	const media = mediaStore(db, clock, { files, onRefused: () => undefined });
	const lines: unknown[] = [];
	const note = (line: object) => void lines.push(line);
	const log = Object.assign(openLog("silent"), { error: note, info: note });
	const job = tidyOutsideImages({ db, files, clock, log });
	/** Dates the marks of what is to go: the disk has a clock of its own. */
	const mark = async (at: Date) => {
		for (const name of await readdir(join(path, "removed")))
			await utimes(join(path, "removed", name), at, at);
	};
	return {
		db,
		path,
		files,
		media,
		job,
		lines,
		advance,
		mark,
		forget: () => db.deleteFrom("deleted_things").execute(),
	};
}

it("a file that nothing needs goes after as many months as a backup may name it, and no earlier", async () => {
	const { media, files, job, advance, mark, forget, lines } = await tidied();
	const [hash, kept] = [await media.add(image), await media.add({ ...image, bytes: Uint8Array.from([9]) })];
	await job.look();
	await media.remove(hash);
	await job.look();
	expect([...(await files.listRemoved()).keys()]).toEqual([]);
	await forget();
	await job.look();
	expect([...(await files.listRemoved()).keys()]).toEqual([hash]);
	await mark(new Date(now));
	advance(12 * monthMs);
	await job.look();
	expect((await files.list()).size).toBe(2);
	advance(2 * monthMs);
	await job.look();
	expect([...(await files.list()).keys()]).toEqual([kept]);
	expect([...(await files.listRemoved()).keys()]).toEqual([]);
	expect(lines).toEqual([{ place: files.place, images: 1 }]);
});

it("a file that is needed again, by an upload or a restored backup, stays from then on", async () => {
	const { db, media, files, job, advance, mark, forget } = await tidied();
	const hash = await media.add(image);
	const rows = await db.selectFrom("media").selectAll().execute();
	await media.remove(hash);
	await forget();
	await job.look();
	await mark(new Date(now));
	await media.add(image);
	expect([...(await files.listRemoved()).keys()]).toEqual([]);
	await media.remove(hash);
	await forget();
	await job.look();
	await mark(new Date(now));
	advance(14 * monthMs);
	await db.insertInto("media").values(rows).execute();
	await job.look();
	expect([[...(await files.list()).keys()], [...(await files.listRemoved()).keys()]]).toEqual([[hash], []]);
});

it("lost images are told", async () => {
	const { path, media, job, lines, files } = await tidied();
	const hash = await media.add(image);
	await rm(join(path, "images"), { recursive: true });
	await job.look();
	expect(lines).toEqual([{ place: files.place, images: [hash], count: 1 }]);
});
