import type { Kysely } from "kysely";
import type { OutsideImagesReport } from "#app/features/backups/outside-images.ts";
import { isOutside } from "#app/features/media/storage/image-bytes.server.ts";
import type { ImageFiles } from "#app/features/media/storage/image-files.server.ts";
import type { Tables } from "#migrations/tables.ts";
import { StorageError } from "#platform/storage/storage-error.ts";

type Parts = {
	db: Kysely<Tables>;
	files: ImageFiles | undefined;
	listLost(): Promise<ReadonlySet<string>>;
};

/** Returns what tells how the images outside the database are. */
export function outsideImagesReport({ db, files, listLost }: Parts) {
	return async (): Promise<OutsideImagesReport> => {
		const { images } = await db
			.selectFrom("media")
			.select(({ fn }) => fn.countAll<number>().as("images"))
			.where(isOutside)
			.executeTakeFirstOrThrow();
		const found = {
			place: files?.place ?? null,
			images: Number(images),
			lost: 0,
			isAway: false,
			checkedAt: null,
		};
		if (files === undefined) return found;
		try {
			const checks = await files.readChecks();
			return { ...found, lost: (await listLost()).size, checkedAt: checks?.finished?.at ?? null };
		} catch (error) {
			if (!(error instanceof StorageError)) throw error;
			return { ...found, isAway: true };
		}
	};
}
