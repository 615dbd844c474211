import type { OutsideImages } from "#app/features/media/storage/image-bytes.server.ts";
import { openImageFiles } from "#app/features/media/storage/image-files.server.ts";
import type { Environment } from "#platform/environment.ts";
import type { Log } from "#platform/log/log.ts";

/** Opens the place of images outside the database, where one is named; asks nothing of it yet. */
export function outsideImages(
	{ imagePlace }: Partial<Pick<Environment, "imagePlace">>,
	log?: Log,
): OutsideImages | undefined {
	const files = openImageFiles(imagePlace);
	if (files === undefined) return undefined;
	return {
		files,
		onRefused: ({ message }) =>
			log?.warn(
				{ place: files.place, reason: message },
				"an image stays in the database: its place took none",
			),
	};
}
