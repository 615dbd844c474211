import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

/**
 * Names a stored file of a release: its SQLite file, its PostgreSQL dump, or the archive of a backup.
 */
export const fileOfRelease = (version: string, ending: "sqlite.gz" | "sql.gz" | "tar.gz"): string =>
	join(folder, `${version}.${ending}`);

/** The releases whose sites are stored, oldest first: see the README beside this file. */
export const releases = globSync(join(folder, "*.tar.gz"))
	.map((file) => basename(file, ".tar.gz"))
	.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));

/** The last version before the tables had a baseline. */
export const beforeBaseline = "0.1.0";

/** The access code of every stored site. */
export const accessCodeOfReleases = "a-code-for-the-fixture";
