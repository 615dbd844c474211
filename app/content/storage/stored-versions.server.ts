import { sql } from "kysely";
import { comparedTexts } from "#app/content/compared.ts";
import { completed, contentOf } from "#app/content/draft.ts";
import type { Fields } from "#app/content/field.ts";
import { maxVersions, type SavedVersion, type VersionHead } from "#app/content/history/version.ts";
import type { Content } from "#app/content/localized.ts";
import { countWords } from "#app/content/plain-text.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { ContentDatabase } from "#platform/content/deleted-things.ts";
import { type ContentName, insertRows, missing } from "./content-table.server.ts";
import { savedBy } from "./last-save.server.ts";

/** A version of a thing, as it is stored: an author's in `author_versions`, with `author_id`. */
export type VersionRow = Omit<VersionHead, "savedAt" | "savedBy"> & {
	saved_at: string;
	saved_by?: string | null;
	input: string;
};

const placeOf = (kind: ContentName) => [sql.table(`${kind}_versions`), sql.ref(`${kind}_id`)] as const;

/** Returns the row of what a thing says now. */
export function versionRow<F extends Fields>(
	fields: F,
	saved: Content<F> & { version: number },
	{ title, savedAt }: { title: string; savedAt: string },
): VersionRow {
	return {
		version: saved.version,
		title,
		words: countWords(comparedTexts(fields, saved)),
		input: JSON.stringify(contentOf(fields, saved)),
		saved_at: savedAt,
		saved_by: savedBy(),
	};
}

/** Adds versions to the history of one thing, and deletes the oldest beyond the limit. */
export async function storeVersions(
	transaction: ContentDatabase,
	kind: ContentName,
	id: string,
	versions: readonly object[],
): Promise<void> {
	const rows = versions.map((version) => ({ ...version, [`${kind}_id`]: id }));
	await insertRows(transaction, `${kind}_versions`, rows);
	const [from, of] = placeOf(kind);
	await sql`
		delete from ${from} where ${of} = ${id} and version <= (
			select version from ${from} where ${of} = ${id} order by version desc limit 1 offset ${maxVersions}
		)
	`.execute(transaction);
}

/** Reads the versions of one thing, the newest first. */
export async function readVersions(
	db: ContentDatabase,
	kind: ContentName,
	id: string,
): Promise<VersionRow[]> {
	const [from, of] = placeOf(kind);
	const { rows } = await sql<VersionRow>`
		select * from ${from} where ${of} = ${id} order by version desc
	`.execute(db);
	return rows;
}

/** Returns whether a version of a thing is stored. */
export async function hasVersions(db: ContentDatabase, kind: ContentName, id: string): Promise<boolean> {
	const [from, of] = placeOf(kind);
	const { rows } = await sql`select version from ${from} where ${of} = ${id} limit 1`.execute(db);
	return rows.length > 0;
}

/** The queries on earlier versions of things of a kind. */
export function storedVersions<F extends Fields>(db: ContentDatabase, kind: ContentName, fields: F) {
	/** The stored versions, the newest first: none of what was last saved before there was a history. @throws ApiError 404. */
	async function listVersions(id: string): Promise<VersionHead[]> {
		const [from, of] = placeOf(kind);
		const { rows } = await sql<VersionRow>`
			select version, saved_at, saved_by, title, words from ${from} where ${of} = ${id} order by version desc
		`.execute(db);
		if (rows.length > 0) return rows.map(headOf);
		const thing = await sql`select id from ${sql.table(`${kind}s`)} where id = ${id}`.execute(db);
		if (thing.rows.length === 0) throw missing(kind);
		return [];
	}

	/** One version with its texts. @throws ApiError 404. */
	async function getVersion(id: string, version: number): Promise<SavedVersion<F>> {
		const [from, of] = placeOf(kind);
		const { rows } = await sql<VersionRow>`
			select version, saved_at, saved_by, title, words, input from ${from}
			where ${of} = ${id} and version = ${version}
		`.execute(db);
		const [row] = rows;
		if (row === undefined) {
			throw new ApiError(404, "not-found", "This version does not exist, or is no longer kept.");
		}
		return { ...headOf(row), input: completed(fields, JSON.parse(row.input)) };
	}

	return { listVersions, getVersion };
}

function headOf({ version, saved_at: savedAt, saved_by: by, title, words }: VersionRow): VersionHead {
	return { version, savedAt, ...(by != null && { savedBy: by }), title, words };
}
