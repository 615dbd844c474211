import { z } from "zod";
import type { Database } from "#platform/database/database.ts";

/** Raised when an older program could no longer read an archive: one that is whole, or names images outside. */
export const archiveFormats = { whole: 1, withoutImages: 2 } as const;
export const manifestName = "manifest.json";
/** The folder of entries that hold the bytes of rows; the rest of the name is their SHA-256. */
export const filesFolder = "files/";

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const manifestShape = z.object({
	format: z.literal(Object.values(archiveFormats)),
	/** The time at which the data was read, all as of the same moment. */
	writtenAt: z.iso.datetime(),
	/** The version of the program that wrote it; not in older archives. */
	version: z.string().optional(),
	engine: z.enum(["sqlite", "postgres"]),
	/** The migrations that made the tables. */
	migrations: z.array(z.string()),
	/** The tables in the order in which they can be filled. */
	tables: z.array(z.object({ name: z.string(), rows: z.int(), digest: hash })),
	/** Every other entry of the archive, in its order. */
	parts: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: hash })),
	/** Images that it does not hold, and their sizes where those were known: they are kept outside the database. */
	outside: z.array(z.object({ hash, bytes: z.int().nullable() })).optional(),
	/** Digests of the pages, and the program that rendered them; not in older archives. */
	pages: z
		.object({ program: hash, digests: z.array(z.object({ path: z.string(), sha256: hash })) })
		.optional(),
});

export type Manifest = z.infer<typeof manifestShape>;
export type Part = Manifest["parts"][number];

const listedAtOnce = 1_000;

/** Yields a manifest as JSON, its long lists in pieces. */
export function* manifestPieces({ parts, outside, ...rest }: Manifest): Generator<Buffer> {
	yield Buffer.from(JSON.stringify(rest).slice(0, -1));
	for (const [name, listed] of Object.entries({ parts, outside })) {
		if (listed === undefined) continue;
		yield Buffer.from(`,"${name}":[`);
		for (let start = 0; start < listed.length; start += listedAtOnce) {
			const some = JSON.stringify(listed.slice(start, start + listedAtOnce)).slice(1, -1);
			yield Buffer.from(start === 0 ? some : `,${some}`);
		}
		yield Buffer.from("]");
	}
	yield Buffer.from("}");
}

/** An archive that is not to be restored; the message is one line for the terminal. */
export class ArchiveError extends Error {}

/** Reads a manifest. @throws ArchiveError for one of a newer program, and for what is none. */
export function parseManifest(text: string): Manifest {
	const json = parseJson(text);
	const { format } = z.object({ format: z.number() }).catch({ format: 0 }).parse(json);
	if (format > archiveFormats.withoutImages) {
		throw new ArchiveError("This archive was written by a newer version of the site: update the site first.");
	}
	const manifest = manifestShape.safeParse(json);
	if (!manifest.success) throw new ArchiveError("This archive is damaged: its manifest cannot be read.");
	return manifest.data;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Returns the number of rows in an archive. */
export function rowsOf({ tables }: Pick<Manifest, "tables">): number {
	return tables.reduce((sum, { rows }) => sum + rows, 0);
}

/** The number of pages opened, and whether they were compared with the original. */
export type PagesRead = { count: number; areCompared: boolean };

/** Opens the pages of the site that a database holds, without a network. */
export type PageReader = {
	/** Returns a digest of the pages at an instant; undefined if the tables are another version's. */
	digest(database: Database, instant: Date): Promise<Manifest["pages"]>;
	/**
	 * Opens the pages of a restored database, as of the instant of its archive; caches pictures in
	 * `folder`. @throws ArchiveError for one that does not open, or says something else.
	 */
	compare(
		database: Database,
		folder: string,
		manifest: Pick<Manifest, "pages" | "writtenAt">,
		onProgress: (what: "pages", count: number) => void,
	): Promise<PagesRead>;
};
