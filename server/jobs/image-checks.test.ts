import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { imageFiles } from "#app/features/media/storage/image-files.server.ts";
import { mediaStore } from "#app/features/media/storage/media.store.server.ts";
import { locateImages } from "#app/features/media/storage/outside-images.server.ts";
import { openLog } from "#platform/log/log.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { checkOutsideImages } from "./image-checks.ts";

const hourMs = 60 * 60 * 1000;
const bytesOf = (sign: number) => Uint8Array.from([sign >> 8, sign & 255, 1]);

async function library(engine: (typeof bothEngines)[number], images: number) {
	const { db } = await freshDatabase(engine);
	const path = await freshFolder();
	const files = imageFiles(openObjectStore({ kind: "folder", path }));
	const { clock, advance } = movableClock("2026-11-28T08:00:00.000Z");
	const media = mediaStore(db, clock, { files, onRefused: () => undefined });
	const hashes: string[] = [];
	for (let sign = 0; sign < images; sign += 1)
		hashes.push(await media.add({ bytes: bytesOf(sign), width: 3, height: 2 }));
	const lines: object[] = [];
	const note = (line: object) => void lines.push(line);
	const log = Object.assign(openLog("silent"), { error: note, info: note });
	const reads: string[] = [];
	/** A process: what it reads is counted. */
	const process = (own = clock, other: Partial<typeof files> = {}) => {
		const find = (hash: string) => {
			reads.push(hash);
			return files.find(hash);
		};
		return checkOutsideImages({ db, files: { ...files, find, ...other }, clock: own, log });
	};
	const fileOf = (hash: string) => join(path, "images", hash.slice(0, 2), hash);
	const lost = async () => (await locateImages(db, files)).lost;
	return {
		db,
		path,
		files,
		media,
		hashes: hashes.toSorted(),
		lines,
		reads,
		process,
		fileOf,
		lost,
		advance,
		clock,
	};
}

describe.each(bothEngines)("the images outside, on %s", (engine) => {
	it("are read one after the other within the week, by one of several processes, and then not until the next", async () => {
		const { hashes, reads, process, files, lines, advance } = await library(engine, 130);
		const [one, other] = [process(), process()];
		for (const job of [one, other]) await job.look();
		expect(reads).toEqual(hashes.slice(0, 100));
		expect((await files.readChecks())?.finished).toBeUndefined();
		advance(hourMs);
		for (const job of [other, one]) await job.look();
		expect(reads).toEqual(hashes);
		expect(lines).toEqual([{ place: files.place, images: 130 }]);
		advance(6 * 24 * hourMs);
		await one.look();
		expect(reads).toHaveLength(130);
		advance(24 * hourMs);
		await one.look();
		expect(reads).toHaveLength(230);
	});

	it("are read once where two processes look in the same moment", async () => {
		const { hashes, reads, process, files } = await library(engine, 3);
		const later = process();
		const first = process(undefined, {
			readChecks: async () => {
				const known = await files.readChecks();
				if (engine === "postgres") await later.look();
				return known;
			},
		});
		await first.look();
		expect(reads).toEqual(hashes);
		await later.look();
		expect(reads).toEqual(hashes);
	});

	it("are told where one holds something else, as those that are gone, until it is mended", async () => {
		const { hashes, media, process, lines, lost, fileOf, files, advance } = await library(engine, 3);
		const [changed = "", gone = "", sound] = hashes;
		await writeFile(fileOf(changed), "something else");
		await rm(fileOf(gone));
		expect(await lost()).toEqual([gone]);
		await process().look();
		expect(await lost()).toEqual([changed, gone].toSorted());
		expect(lines).toEqual([
			{ place: files.place, images: [changed, gone], count: 2 },
			{ place: files.place, images: 3 },
		]);
		// Nothing that is needed is marked to go since its file holds something else.
		expect([...(await files.listFiles()).keys()].toSorted()).toEqual([changed, sound].toSorted());
		for (let sign = 0; sign < 3; sign += 1) await media.add({ bytes: bytesOf(sign), width: 3, height: 2 });
		expect(await lost()).toEqual([]);
		advance(8 * 24 * hourMs);
		await process().look();
		expect((await files.readChecks())?.changed).toEqual([]);
	});
});

it("are read again from where a round was, after the place was away, by a clock that is right", async () => {
	const { hashes, reads, process, path, lines, clock, lost } = await library("sqlite", 2);
	const ahead = () => new Date(clock().getTime() + 30 * 24 * hourMs);
	await process(ahead).look();
	expect(reads).toHaveLength(2);
	await process().look();
	expect(reads).toHaveLength(4);
	await writeFile(join(path, "checks.json"), "nonsense");
	await process().look();
	expect(reads).toEqual([...hashes, ...hashes, ...hashes]);
	await rm(path, { recursive: true });
	lines.length = 0;
	await process().look();
	expect(lines).toMatchObject([{ err: { trouble: "missing" } }]);
	await expect(lost()).rejects.toThrow("is its disk mounted?");
});
