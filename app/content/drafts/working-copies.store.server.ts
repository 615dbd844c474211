import { type QueryExecutorProvider, sql } from "kysely";
import { unfinishedDays } from "#app/content/drafts/unfinished.ts";
import type { Fields } from "#app/content/field.ts";
import { writtenSchema } from "#app/content/shapes.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { type UnfinishedEntry, unfinishedTitles } from "./unfinished.ts";
import { type DraftKind, isNewKey, type WorkingCopy, type WorkingCopyInput } from "./working-copy.ts";

const dayMs = 24 * 60 * 60_000;

export type WorkingCopiesStore<F extends Fields> = ReturnType<typeof workingCopiesStore<F>>;

type Row = { draft: string; version: number | null; saved_at: string };

/**
 * Stores what is being typed of one kind of content and not saved yet. The content area alone sees
 * it. `key` is a thing's id, or that of a new one's form; the copy of a thing goes with it.
 */
export function workingCopiesStore<F extends Fields>(
	db: QueryExecutorProvider,
	clock: Clock,
	{ name, fields }: Pick<DraftKind<F>, "name" | "fields">,
) {
	const [things, owner] = [sql.table(`${name}s`), sql.ref(`${name}_id`)];

	/**
	 * Stores a text in place of the one that was there. @returns when. @throws ApiError 404, or 409
	 * where another text is there than the one that `replaces` names.
	 */
	async function save(
		key: string,
		{ draft, version, replaces }: WorkingCopyInput<F>,
		device: string | null = null,
	): Promise<{ savedAt: string }> {
		const id = isNewKey(key) ? null : key;
		const savedAt = clock().toISOString();
		const expected =
			replaces === undefined ? sql`` : sql`where working_copies.saved_at = ${replaces ?? "none"}`;
		const { rows } = await sql`
			insert into working_copies (kind, key, ${owner}, draft, version, device, saved_at)
			values (${name}, ${key}, ${id}, ${JSON.stringify(draft)}, ${version}, ${device}, ${savedAt})
			on conflict (kind, key) do update
			set draft = excluded.draft, version = excluded.version, device = excluded.device,
				saved_at = excluded.saved_at
			${expected}
			returning key
		`
			.execute(db)
			.catch(async (error: unknown) => {
				// The thing can be deleted at any instant before: only the database knows in time.
				if (id !== null) await check(id);
				throw error;
			});
		if (rows.length === 0) throw new ApiError(409, "copy-changed", "Another device stored its text here.");
		return { savedAt };
	}

	/** @throws ApiError 404 where the thing is not there. */
	async function check(id: string): Promise<void> {
		const { rows } = await sql`select id from ${things} where id = ${id}`.execute(db);
		if (rows.length > 0) return;
		throw new ApiError(404, "not-found", `This ${name} does not exist, or has been deleted.`);
	}

	/** Removes what was written of new things and not touched for long. */
	async function removeOld(): Promise<void> {
		const before = new Date(clock().getTime() - unfinishedDays * dayMs).toISOString();
		await sql`
			delete from working_copies where kind = ${name} and ${owner} is null and saved_at < ${before}
		`.execute(db);
	}

	return {
		save,
		...readCopies(db, { name, fields }),
		removeOld,
		drop: (key: string, storedAt?: string) => dropWorkingCopy(db, name, key, storedAt),
	};
}

function readCopies<F extends Fields>(
	db: QueryExecutorProvider,
	{ name, fields }: Pick<DraftKind<F>, "name" | "fields">,
) {
	const draftSchema = writtenSchema(fields);

	function copyOf(row: Row): WorkingCopy<F> {
		const draft = draftSchema.parse(JSON.parse(row.draft));
		return { draft, version: row.version, savedAt: row.saved_at };
	}

	/** Finds the working copy of a key. */
	async function find(key: string): Promise<WorkingCopy<F> | undefined> {
		const { rows } = await sql<Row>`
			select draft, version, saved_at from working_copies where kind = ${name} and key = ${key}
		`.execute(db);
		return rows[0] && copyOf(rows[0]);
	}

	/** Reads every working copy, by its key. */
	async function list(): Promise<Map<string, WorkingCopy<F>>> {
		const { rows } = await sql<Row & { key: string }>`
			select key, draft, version, saved_at from working_copies where kind = ${name}
		`.execute(db);
		return new Map(rows.map((row) => [row.key, copyOf(row)]));
	}

	/** Lists what is written of new things and not saved yet, the newest first. */
	async function listUnfinished(): Promise<UnfinishedEntry[]> {
		const { rows } = await sql<Row & { key: string; device: string | null }>`
			select key, draft, version, device, saved_at from working_copies
			where kind = ${name} and ${sql.ref(`${name}_id`)} is null
			order by saved_at desc, key
		`.execute(db);
		return rows.map((row) => {
			const { draft, savedAt } = copyOf(row);
			return {
				kind: name,
				key: row.key,
				titles: unfinishedTitles(fields, draft),
				device: row.device,
				savedAt,
			};
		});
	}

	return { find, list, listUnfinished };
}

/**
 * Deletes a working copy, if there is one: part of every saving. With `storedAt`, only the text that
 * was stored then.
 */
export async function dropWorkingCopy(
	db: QueryExecutorProvider,
	kind: string,
	key: string | undefined,
	storedAt?: string,
): Promise<void> {
	if (key === undefined) return;
	const then = storedAt === undefined ? sql`` : sql`and saved_at = ${storedAt}`;
	await sql`delete from working_copies where kind = ${kind} and key = ${key} ${then}`.execute(db);
}
