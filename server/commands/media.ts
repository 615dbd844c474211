import { z } from "zod";
import { openImageFiles } from "#app/features/media/storage/image-files.server.ts";
import { type Moved, moveIn, moveOut } from "#app/features/media/storage/image-moves.server.ts";
import { type ImagesAt, locateImages } from "#app/features/media/storage/outside-images.server.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { requireSite } from "#server/backup/require-site.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

const typedOptions = z.object({ out: z.boolean().default(false), in: z.boolean().default(false) });
const brokenOff = "The move was broken off: what was moved stays, and the same command moves the rest.";

/**
 * `media`: tells where the images are. With `--out` it moves those of the database to where MEDIA_URL says, with
 * `--in` back; the site may run meanwhile.
 */
export async function run({ values }: CommandArgs, terminal: Terminal): Promise<number> {
	const typed = typedOptions.parse(values);
	if (typed.out && typed.in) throw new Error("--out or --in, not both: nothing was done.");
	const environment = readEnvironment();
	await requireSite(environment);
	const files = openImageFiles(environment.imagePlace);
	if (files === undefined && (typed.out || typed.in))
		throw new Error("MEDIA_URL names no place for images: nothing was done.");
	const ended = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => ended.abort(new Error(brokenOff)));
	}
	const database = await openDatabase(environment);
	try {
		const { db } = database;
		let result: Moved = { moved: 0, damaged: [] };
		if (files !== undefined && (typed.out || typed.in)) {
			const onMoved = (count: number) => terminal.progress(`images: ${count}`);
			result = await (typed.out ? moveOut : moveIn)({ db, files, signal: ended.signal, onMoved });
			terminal.say(`${counted(result.moved)} moved.`);
		}
		return tell(await locateImages(db, files), result, files?.place, terminal);
	} finally {
		await database.close();
	}
}

/** @returns the exit code: 1 where an image is lost or damaged. */
function tell(at: ImagesAt, { damaged }: Moved, place: string | undefined, terminal: Terminal): number {
	const { inDatabase, outside, lost } = at;
	terminal.say(
		`In the database: ${counted(inDatabase)}. In ${place ?? "no other place"}: ${counted(outside - lost.length)}.`,
	);
	const missing = new Set(lost);
	const others = damaged.filter((hash) => !missing.has(hash));
	if (lost.length > 0)
		terminal.warn(
			place === undefined
				? `${counted(lost.length)} outside the database: MEDIA_URL must say where.`
				: `Missing in ${place}: ${lost.join(", ")}. Bring the files back, or replace the images in the content area.`,
		);
	if (others.length > 0)
		terminal.warn(
			`Damaged, and left where they are: ${others.join(", ")}. Replace them in the content area.`,
		);
	return lost.length + others.length === 0 ? 0 : 1;
}

const counted = (count: number): string => `${count} image${count === 1 ? "" : "s"}`;
