import { type Kysely, sql, type Updateable } from "kysely";
import type { Tables } from "#migrations/tables.ts";

/** The tables whose rows are replaced as a whole, each from the version that somebody has seen. */
export type VersionedTable = {
	[Table in keyof Tables]: Tables[Table] extends { id: string | number; version: number } ? Table : never;
}[keyof Tables];

export type ChangedColumns<Table extends VersionedTable> = Updateable<Tables[Table]>;

/** Changes a row of this version, and moves the version. @returns whether it was. */
export async function updateVersion<Table extends VersionedTable>(
	transaction: Kysely<Tables>,
	{ table, id, version }: { table: Table; id: string | number; version: number },
	columns: ChangedColumns<Table>,
): Promise<boolean> {
	const set = Object.entries({ ...columns, version: version + 1 })
		.filter(([, value]) => value !== undefined)
		.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
	const { numAffectedRows } = await sql`
		update ${sql.table(table)} set ${sql.join(set)} where id = ${id} and version = ${version}
	`.execute(transaction);
	return numAffectedRows === 1n;
}
