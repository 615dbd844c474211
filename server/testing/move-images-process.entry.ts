/** A process that moves images out of the database or back, and kills itself amid the one after so many. */
import { openImageFiles } from "#app/features/media/storage/image-files.server.ts";
import { moveIn, moveOut } from "#app/features/media/storage/image-moves.server.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import type { StoragePlace } from "#platform/storage-place.ts";

const { imagePlace, isOut, killedAfter, killedInMs, ...place } = JSON.parse(process.argv[2] ?? "{}") as {
	dataDir: string;
	databaseUrl: string | undefined;
	imagePlace: StoragePlace;
	isOut: boolean;
	killedAfter: number | null;
	killedInMs: number;
};

const files = openImageFiles(imagePlace);
const database = await openDatabase(place);
if (files !== undefined) {
	const { signal } = new AbortController();
	const onMoved = (count: number) => {
		if (count === killedAfter) setTimeout(() => process.kill(process.pid, "SIGKILL"), killedInMs);
	};
	await (isOut ? moveOut : moveIn)({ db: database.db, files, signal, onMoved });
}
await database.close();
