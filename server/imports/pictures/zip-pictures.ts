import { buffer } from "node:stream/consumers";
import { maxCameraBytes, maxCameraMegabytes } from "#app/features/media/image-file.ts";
import { notAnImage, tooLarge } from "#app/features/media/intake/image-intake.server.ts";
import type { ImportFile } from "#server/imports/files/import-file.ts";
import type { ZipContent } from "#server/imports/files/zip-file.ts";
import { ImportFileError } from "#server/imports/post/imported-post.ts";
import { belowRoots, type PictureSource, placesOf } from "./picture-source.ts";

/** Finds pictures in a zip: of the folder of uploads, of the one around it, or of a whole site. */
export function zipPictures({ files, close }: ZipContent): PictureSource {
	const byPlace = new Map<string, ImportFile>();
	for (const [path, file] of files) {
		const withoutFirst = path.slice(path.indexOf("/") + 1);
		for (const place of [path, withoutFirst, belowRoots(path)]) {
			if (!byPlace.has(place)) byPlace.set(place, file);
		}
	}
	const find = (address: string) => {
		const places = placesOf(address).map((place) => place.normalize("NFC"));
		const place = places.find((one) => files.has(one)) ?? places.find((one) => byPlace.has(one));
		return place === undefined ? undefined : (files.get(place) ?? byPlace.get(place));
	};

	return {
		has: async (address) => find(address) !== undefined,
		async read(address) {
			const file = find(address);
			if (file === undefined) return undefined;
			if (file.bytes > maxCameraBytes) throw tooLarge(maxCameraMegabytes);
			try {
				return await buffer(file.read());
			} catch (error) {
				// One damaged picture ends no import.
				if (error instanceof ImportFileError) throw notAnImage();
				throw error;
			}
		},
		close: async () => close(),
	};
}
