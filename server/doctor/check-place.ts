import type { ObjectStore } from "#platform/storage/object-store.ts";
import { StorageError } from "#platform/storage/storage-error.ts";
import { sha256 } from "#server/backup/row-digest.ts";
import { type Finding, reasonOf, right, wrong } from "./finding.ts";

/** Checks that a folder or bucket, which the variables of a prefix name, takes files and removes them. */
export async function checkPlace(
	store: ObjectStore,
	prefix: "BACKUP_COPY" | "MEDIA",
	folder: string,
): Promise<Finding> {
	const bytes = Buffer.from("doctor");
	try {
		await store.list(folder);
		await store.write("doctor", { bytes, sha256: sha256(bytes) });
		await store.remove("doctor");
		return right(`${prefix}_URL`, `${store.place} takes files, lists and removes them`);
	} catch (error) {
		const trouble = error instanceof StorageError ? error.trouble : "failed";
		return wrong(`${prefix}_URL`, reasonOf(error), remediesFor(prefix)[trouble]);
	}
}

const remediesFor = (prefix: string) => ({
	away: `look at ${prefix}_ENDPOINT, at the network and the firewall`,
	refused: `let this account or this key list, read, write and remove there; see ${prefix}_REGION, too`,
	full: "make room there",
	missing: "mount the disk and make the folder, or make the bucket",
	failed: "mend what is said here, and ask again",
});
