import { lstat, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownerOnly } from "#platform/files/owner-only.ts";

const name = /^ensemble-(backup|restore)-\w{6}$/;
/** No backup and no check lasts as long. */
const abandonedMs = 24 * 60 * 60 * 1000;

/** Makes a folder in TMPDIR, and removes those of killed processes, which hold the site's data. */
export async function makeScratchFolder(purpose: "backup" | "restore"): Promise<string> {
	const parent = tmpdir();
	await mkdir(parent, { recursive: true, mode: ownerOnly.folder });
	for (const entry of await readdir(parent).catch(() => [])) {
		// One that cannot be deleted, or is gone meanwhile, is in nobody's way.
		if (name.test(entry)) await removeAbandoned(join(parent, entry)).catch(() => undefined);
	}
	return mkdtemp(join(parent, `ensemble-${purpose}-`));
}

async function removeAbandoned(folder: string): Promise<void> {
	const { mtimeMs, uid } = await lstat(folder);
	const isOwn = uid === process.getuid?.();
	if (isOwn && Date.now() - mtimeMs > abandonedMs) await rm(folder, { recursive: true });
}
