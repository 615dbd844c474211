import type { StoragePlace } from "#platform/storage-place.ts";
import { openFolderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { openS3Store } from "./s3-store.ts";

/** Opens a folder or a bucket; asks nothing of it yet. */
export function openObjectStore(place: StoragePlace): ObjectStore {
	return place.kind === "folder" ? openFolderStore(place) : openS3Store(place);
}
