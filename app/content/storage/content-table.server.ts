import { type RawBuilder, sql } from "kysely";
import { columnNames, contentOfRows, type JoinedRow, sharedColumns, textRows } from "#app/content/columns.ts";
import type { Fields } from "#app/content/field.ts";
import type { Content } from "#app/content/localized.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { ContentDatabase, DeletedKind } from "#platform/content/deleted-things.ts";
import type { VersionedTable } from "#platform/database/update-version.ts";
import { readOwnSlugs } from "./entry-slugs.server.ts";

/** A kind whose things are stored in a table that is named after it. */
export type ContentName = {
	[Kind in DeletedKind]: `${Kind}s` extends VersionedTable ? Kind : never;
}[DeletedKind];

/**
 * The tables of a kind of content: an `author` is a row of `authors`, with a row of `author_texts` for
 * each language, whose `author_id` names the author.
 */
export type ContentTable<F extends Fields> = {
	name: ContentName;
	fields: F;
	/** Names of the values in its own row that nobody writes, such as `publishedAt`, each in its column. */
	stored: readonly string[];
};

/** A row of a thing joined with one of its texts. */
type ContentRow<F extends Fields> = JoinedRow<F> & { id: string };

/** Columns beside what is written: of the thing's own row, and of each of its texts. */
export type FurtherColumns<F extends Fields> = {
	columns?: object;
	textColumns?(text: ReturnType<typeof textRows<F>>[number]): object;
};

const ownerOf = ({ name }: Pick<ContentTable<Fields>, "name">) => `${name}_id`;

/** Joins rows of things to the things, in the order of the rows. */
function thingsOfRows<F extends Fields, Saved>(
	{ fields, stored }: Pick<ContentTable<F>, "fields" | "stored">,
	rows: readonly ContentRow<F>[],
): Saved[] {
	return [...Map.groupBy(rows, ({ id }) => id).values()].map((same) => {
		const columns = same[0] as Readonly<Record<string, unknown>>;
		const names = columnNames(stored);
		const values = stored.map((name, place) => {
			const value = columns[names[place] ?? ""];
			return [name, name === "ownSlugs" ? readOwnSlugs(value as string | null) : value];
		});
		return { ...contentOfRows(fields, same), ...Object.fromEntries(values) } as Saved;
	});
}

/** Reads things of a kind: all, or those that `which` chooses and puts in order. */
export async function readThings<F extends Fields, Saved>(
	db: ContentDatabase,
	kind: ContentTable<F>,
	which: RawBuilder<unknown> = sql``,
): Promise<Saved[]> {
	const [own, texts] = [sql.table(`${kind.name}s`), sql.table(`${kind.name}_texts`)];
	const { rows } = await sql<ContentRow<F>>`
		select ${own}.*, ${texts}.* from ${own} inner join ${texts} on ${sql.ref(ownerOf(kind))} = ${own}.id ${which}
	`.execute(db);
	return thingsOfRows(kind, rows);
}

/** Reads one thing. @throws ApiError 404. */
export async function loadThing<F extends Fields, Saved>(
	db: ContentDatabase,
	kind: ContentTable<F>,
	id: string,
): Promise<Saved> {
	const [found] = await readThings<F, Saved>(db, kind, sql`where id = ${id}`);
	if (found === undefined) throw missing(kind.name);
	return found;
}

/** The error for a thing that is not there. */
export function missing(kind: ContentName): ApiError {
	return new ApiError(404, "not-found", `This ${kind} does not exist, or has been deleted.`);
}

/** Stores a thing. Part of the transaction that adds it, or puts it back. */
export async function insertThing<F extends Fields>(
	transaction: ContentDatabase,
	kind: ContentTable<F>,
	thing: { id: string; version: number; input: Content<F> } & FurtherColumns<F>,
): Promise<void> {
	const { id, version, input } = thing;
	const row = { ...sharedColumns(kind.fields, input), ...thing.columns, id, version };
	await insertRows(transaction, `${kind.name}s`, [row]);
	await writeTexts(transaction, kind, thing);
}

/** Writes what is there of each language, in place of what was there. Part of every saving. */
export async function writeTexts<F extends Fields>(
	transaction: ContentDatabase,
	kind: ContentTable<F>,
	{ id, input, textColumns }: { id: string; input: Content<F> } & FurtherColumns<F>,
): Promise<void> {
	const [table, owner] = [`${kind.name}_texts`, ownerOf(kind)];
	await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(transaction);
	const rows = textRows(kind.fields, input).map((row) => ({ ...row, ...textColumns?.(row), [owner]: id }));
	await insertRows(transaction, table, rows);
}

/** Inserts rows that all have the same columns. */
export async function insertRows(
	transaction: ContentDatabase,
	table: string,
	rows: readonly object[],
): Promise<void> {
	if (rows.length === 0) return;
	const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
	const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
	await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(transaction);
}
