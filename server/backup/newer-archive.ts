import { ArchiveError, type Manifest } from "./manifest.ts";
import { opensTables } from "./newer-tables.ts";
import { readEntries, type VerifiedArchive } from "./read-archive.ts";
import { newerMigrations } from "./restore-archive.ts";
import { TableDigest } from "./row-digest.ts";

/**
 * Returns whether this program wrote an archive, or could have: its tables are those of a newer version that was
 * taken back, and a trial has shown that this program runs on them.
 */
export async function isOfVersionTakenBack(manifest: Manifest, program: string): Promise<boolean> {
	const newer = newerMigrations(manifest);
	return newer.length > 0 && opensTables(newer, program);
}

/**
 * Compares the rows that stand in an archive with what was read of the database, without tables to restore them
 * into: those only a newer version makes. @throws ArchiveError
 */
export async function compareRows({ file, manifest, identity }: VerifiedArchive): Promise<void> {
	const found = new Map(manifest.tables.map(({ name }) => [name, new TableDigest()]));
	for await (const { name, bytes } of readEntries(file, identity)) {
		const [folder, rest = ""] = name.split("/");
		if (folder !== "tables") continue;
		const digest = found.get(rest.replace(/\.\d+\.jsonl$/, ""));
		for (const line of bytes.toString().split("\n").slice(0, -1)) digest?.add(line);
	}
	for (const { name, rows, digest } of manifest.tables) {
		const written = found.get(name);
		if (written?.rows !== rows || written.digest !== digest)
			throw new ArchiveError(`The table ${name} is not in the archive as it was.`);
	}
}
