import { type QueryExecutorProvider, sql } from "kysely";
import type { Fields } from "#app/content/field.ts";
import { writtenSchema } from "#app/content/shapes.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { type DraftKind, newKey, type WorkingCopy, type WorkingCopyInput } from "./working-copy.ts";

export type WorkingCopiesStore<F extends Fields> = ReturnType<typeof workingCopiesStore<F>>;

type Row = { draft: string; version: number | null; saved_at: string };

/**
 * What is being typed of one kind of content and not saved yet. The content area alone sees it.
 * `key` is a thing's id, or `new`; the copy of a thing goes with it.
 */
export function workingCopiesStore<F extends Fields>(
	db: QueryExecutorProvider,
	clock: Clock,
	{ name, fields }: Pick<DraftKind<F>, "name" | "fields">,
) {
	const [things, owner] = [sql.table(`${name}s`), sql.ref(`${name}_id`)];
	const draftSchema = writtenSchema(fields);

	/** Stores a text in place of the one that was there. @returns when. @throws ApiError 404. */
	async function save(key: string, { draft, version }: WorkingCopyInput<F>): Promise<{ savedAt: string }> {
		const id = key === newKey ? null : key;
		const savedAt = clock().toISOString();
		await sql`
			insert into working_copies (kind, key, ${owner}, draft, version, saved_at)
			values (${name}, ${key}, ${id}, ${JSON.stringify(draft)}, ${version}, ${savedAt})
			on conflict (kind, key) do update
			set draft = excluded.draft, version = excluded.version, saved_at = excluded.saved_at
		`
			.execute(db)
			.catch(async (error: unknown) => {
				// The thing can be deleted at any instant before: only the database knows in time.
				if (id !== null) await check(id);
				throw error;
			});
		return { savedAt };
	}

	/** @throws ApiError 404 where the thing is not there. */
	async function check(id: string): Promise<void> {
		const { rows } = await sql`select id from ${things} where id = ${id}`.execute(db);
		if (rows.length > 0) return;
		throw new ApiError(404, "not-found", `This ${name} does not exist, or has been deleted.`);
	}

	/** The working copy of a key, if there is one. */
	async function find(key: string): Promise<WorkingCopy<F> | undefined> {
		const { rows } = await sql<Row>`
			select draft, version, saved_at from working_copies where kind = ${name} and key = ${key}
		`.execute(db);
		return rows[0] && copyOf(rows[0]);
	}

	/** Every working copy by its key. */
	async function list(): Promise<Map<string, WorkingCopy<F>>> {
		const { rows } = await sql<Row & { key: string }>`
			select key, draft, version, saved_at from working_copies where kind = ${name}
		`.execute(db);
		return new Map(rows.map((row) => [row.key, copyOf(row)]));
	}

	function copyOf(row: Row): WorkingCopy<F> {
		const draft = draftSchema.parse(JSON.parse(row.draft));
		return { draft, version: row.version, savedAt: row.saved_at };
	}

	return { save, find, list, drop: (key: string) => dropWorkingCopy(db, name, key) };
}

/** Forgets a working copy, if there is one: part of every saving. */
export async function dropWorkingCopy(
	db: QueryExecutorProvider,
	kind: DraftKind<Fields>["name"],
	key: string,
): Promise<void> {
	await sql`delete from working_copies where kind = ${kind} and key = ${key}`.execute(db);
}
