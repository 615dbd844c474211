import { openFolderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { openS3Store } from "./s3-store.ts";
import type { StoragePlace } from "./storage-place.ts";

/** Opens a folder or a bucket; asks nothing of it yet. */
export function openObjectStore(place: StoragePlace): ObjectStore {
	return place.kind === "folder" ? openFolderStore(place) : openS3Store(place);
}
