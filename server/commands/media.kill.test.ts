import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { imageFiles } from "#app/features/media/storage/image-files.server.ts";
import { mediaStore } from "#app/features/media/storage/media.store.server.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { type bothEngines, engines } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { randoms } from "#platform/testing/randoms.ts";
import { openS3Server } from "#platform/testing/s3-server.ts";
import { siteToCopy } from "#server/testing/copied-site.ts";

const count = isLong ? 120 : 24;
const kills = isLong ? 8 : 2;
const movedEach = 4;
const random = randoms(20_261_128);

const places = {
	folder: async () => ({ kind: "folder" as const, path: await freshFolder() }),
	bucket: async () => (await openS3Server()).place,
};

async function siteBeside(engine: (typeof bothEngines)[number], kind: keyof typeof places) {
	const { place, database, hashes } = await siteToCopy(engine, count);
	onTestFinished(() => database.close());
	const imagePlace = await places[kind]();
	const outside = { files: imageFiles(openObjectStore(imagePlace)), onRefused: () => undefined };
	const media = mediaStore(database.db, steppingClock(), outside);

	/**
	 * Moves images in a process of its own, killed soon after it has moved `killedAfter`. @returns its exit
	 * status.
	 */
	async function move(isOut: boolean, killedAfter: number | null): Promise<number | null> {
		const entry = fileURLToPath(new URL("../testing/move-images-process.entry.ts", import.meta.url));
		const options = JSON.stringify({ ...place, imagePlace, isOut, killedAfter, killedInMs: random() * 6 });
		const child = spawn(process.execPath, [entry, options], { stdio: "inherit" });
		endWithThisProcess(child);
		const [status] = await once(child, "exit");
		return status as number | null;
	}

	const isWhole = async () => {
		for (const hash of hashes) if ((await media.findBytes(hash))?.length !== 200) return false;
		return true;
	};
	const held = async () => (await media.listHeld()).length;
	return { move, isWhole, held };
}

describe.each(engines)("a move on %s that is killed again and again", (engine) => {
	it.each((Object.keys(places) as (keyof typeof places)[]).filter((kind) => isLong || kind === "folder"))(
		"out to a %s, and back: every image is read at every moment",
		{ timeout: 120_000 },
		async (kind) => {
			const { move, isWhole, held } = await siteBeside(engine, kind);
			for (const isOut of [true, false]) {
				for (let kill = 0; kill < kills; kill += 1) {
					expect(await move(isOut, movedEach)).toBeNull();
					expect(await isWhole()).toBe(true);
				}
				const left = await held();
				expect(left > 0 && left < count).toBe(true);
				expect(await move(isOut, null)).toBe(0);
				expect([await isWhole(), await held()]).toEqual([true, isOut ? 0 : count]);
			}
		},
	);
});
