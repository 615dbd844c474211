import type { Database } from "#platform/database/database.ts";
import type { Manifest } from "./manifest.ts";

/** The number of pages opened, and whether they were compared with the original. */
export type PagesRead = { count: number; areCompared: boolean };

/** Opens the pages of the site that a database holds, without a network. */
export type PageReader = {
	/** Returns a digest of the pages at an instant; undefined if the tables are another version's. */
	digest(database: Database, instant: Date): Promise<Manifest["pages"]>;
	/**
	 * Opens the pages of a restored database, whose pictures may be cached in `folder`, as of the
	 * instant at which its archive was written. @throws ArchiveError for one that does not open, or
	 * that says something else than it did.
	 */
	compare(
		database: Database,
		folder: string,
		manifest: Pick<Manifest, "pages" | "writtenAt">,
		onProgress: (what: "pages", count: number) => void,
	): Promise<PagesRead>;
};
