import { type QueryExecutorProvider, sql } from "kysely";
import { completed } from "#app/content/draft.ts";
import type { Fields } from "#app/content/field.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { maxVersions, type SavedVersion, type VersionHead } from "./version.ts";

/** Where the versions of a kind of content are stored: the table, and its column of the owner's id. */
export type VersionPlace = { table: string; owner: string };

type Row = Omit<VersionHead, "savedAt"> & { saved_at: string; input: string };

/** Deletes the versions of one thing that are older than the newest ones. Part of every saving. */
export async function dropOldVersions(
	db: QueryExecutorProvider,
	{ table, owner }: VersionPlace,
	id: string,
): Promise<void> {
	const [from, of] = [sql.table(table), sql.ref(owner)];
	await sql`
		delete from ${from} where ${of} = ${id} and version <= (
			select version from ${from} where ${of} = ${id} order by version desc limit 1 offset ${maxVersions}
		)
	`.execute(db);
}

/** The queries on what one kind of content said before. */
export function storedVersions<F extends Fields>(db: QueryExecutorProvider, place: VersionPlace, fields: F) {
	const [from, of] = [sql.table(place.table), sql.ref(place.owner)];

	/** The stored versions, the newest first. @throws ApiError 404 where there is nothing of that id. */
	async function listVersions(id: string): Promise<VersionHead[]> {
		const { rows } = await sql<Row>`
			select version, saved_at, title, words from ${from} where ${of} = ${id} order by version desc
		`.execute(db);
		// There is one from the first saving on.
		if (rows.length === 0) throw notFound();
		return rows.map(headOf);
	}

	/** One version with its texts. @throws ApiError 404. */
	async function getVersion(id: string, version: number): Promise<SavedVersion<F>> {
		const { rows } = await sql<Row>`
			select version, saved_at, title, words, input from ${from}
			where ${of} = ${id} and version = ${version}
		`.execute(db);
		const [row] = rows;
		if (row === undefined) throw notFound();
		return { ...headOf(row), input: completed(fields, JSON.parse(row.input)) };
	}

	return { listVersions, getVersion };
}

function headOf({ version, saved_at: savedAt, title, words }: Row): VersionHead {
	return { version, savedAt, title, words };
}

function notFound(): ApiError {
	return new ApiError(404, "not-found", "This version does not exist, or is no longer kept.");
}
