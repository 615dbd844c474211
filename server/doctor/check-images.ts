import { openImageFiles } from "#app/features/media/storage/image-files.server.ts";
import { locateImages } from "#app/features/media/storage/outside-images.server.ts";
import type { Database } from "#platform/database/database.ts";
import type { Environment } from "#platform/environment.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { checkPlace } from "./check-place.ts";
import { type Finding, look, right, wrong } from "./finding.ts";

const name = "images";

/** Checks the place of images outside the database, and that each of them is there. */
export async function checkImages(
	{ db }: Database,
	{ imagePlace }: Pick<Environment, "imagePlace">,
): Promise<Finding[]> {
	if (imagePlace === undefined) {
		const { outside } = await locateImages(db, undefined);
		if (outside === 0) return [];
		return [wrong(name, `${outside} are outside the database, and nothing says where`, "set MEDIA_URL")];
	}
	// With the mark of what is to go: a key that may not list there would be found out months later.
	const place = await checkPlace(openObjectStore(imagePlace), "MEDIA", "removed/");
	if (place.state !== "right") return [place];
	const { inDatabase, outside, lost } = await locateImages(db, openImageFiles(imagePlace));
	if (lost.length > 0) {
		const remedy = "bring the files back, or replace the images; ensemble media names them";
		return [place, wrong(name, `${lost.length} of ${outside} are missing in their place`, remedy)];
	}
	if (inDatabase === 0) return [place, right(name, `${outside} are in their place`)];
	return [place, look(name, `${inDatabase} are in the database still`, "ensemble media --out moves them")];
}
