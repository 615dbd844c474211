import { type Kysely, sql } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Database } from "#platform/database/database.ts";

/** A row of whatever table, by column. */
export type Row = Record<string, unknown>;
export type AnyTables = Record<string, Row>;
export type AnyDb = Kysely<Tables & AnyTables>;

/** Rows that are held in memory at once; each may be a text of a megabyte. */
const fetchedRows = 20;

type Table = { name: string; hasBytes: boolean };

/** Tables of an engine's search index: rebuilt after a restore. */
const derivedTables = /_fts(_|$)/;
const derivedColumns: Record<string, string[]> = { articles: ["number"], article_search: ["trigrams"] };

/** The contents of a database as of one moment. */
export type Snapshot = {
	/** Tables that others refer to come first. */
	tables: Table[];
	/** The migrations that made them, by name. */
	migrations: string[];
	rows(table: Table): AsyncGenerator<Row>;
	/** The database, to be read as the site does. */
	database: Database;
};

/**
 * Reads a database as of one moment, beside writers that it never holds up: on SQLite in WAL mode
 * (https://sqlite.org/isolation.html), on PostgreSQL in a repeatable read. `read` has the connection
 * meanwhile: on SQLite the only one of its process.
 */
export async function withSnapshot<Result>(
	database: Database,
	read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
	const { engine } = database;
	return database.db.connection().execute(async (db) => {
		const connection = db.withTables<AnyTables>();
		await begin(connection, engine);
		try {
			const tables = await listTables(connection, engine);
			return await read({
				tables,
				migrations: await listMigrations(connection),
				rows: (table) => rowsOf(connection, engine, table),
				database: { ...database, db },
			});
		} finally {
			await sql`rollback`.execute(connection);
		}
	});
}

async function begin(connection: AnyDb, engine: Database["engine"]): Promise<void> {
	if (engine === "sqlite") {
		// Takes no lock until it reads, and then no writer's.
		await sql`begin deferred`.execute(connection);
		return;
	}
	await sql`begin isolation level repeatable read read only`.execute(connection);
	await sql`set local statement_timeout = 0`.execute(connection);
}

/** Every table but those of the migrator. */
export async function listTables(db: AnyDb, engine: Database["engine"]): Promise<Table[]> {
	const all = await db.introspection.getTables();
	const schema = engine === "postgres" ? await currentSchema(db) : undefined;
	const own = all
		.filter((table) => schema === undefined || table.schema === schema)
		.filter(({ name }) => !derivedTables.test(name))
		.map(({ name, columns }) => ({
			name,
			hasBytes: columns.some(({ dataType }) => /^(blob|bytea)$/i.test(dataType)),
		}))
		.toSorted((one, other) => (one.name < other.name ? -1 : 1));
	return parentsFirst(own, await listReferences(db, engine));
}

async function currentSchema(db: AnyDb): Promise<string | undefined> {
	const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
	return rows[0]?.schema;
}

async function listMigrations(db: AnyDb): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
	return rows.map(({ name }) => name);
}

type Reference = { child: string; parent: string };

async function listReferences(db: AnyDb, engine: Database["engine"]): Promise<Reference[]> {
	const query =
		engine === "sqlite"
			? sql<Reference>`select m.name as child, f."table" as parent
				from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
			: sql<Reference>`select child.relname as child, parent.relname as parent from pg_constraint
				join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
				where contype = 'f' and connamespace = current_schema()::regnamespace`;
	return (await query.execute(db)).rows;
}

/** Depth first; no two tables refer to each other. */
function parentsFirst(tables: readonly Table[], references: readonly Reference[]): Table[] {
	const ordered = new Set<Table>();
	function add(table: Table): void {
		if (ordered.has(table)) return;
		for (const { child, parent } of references) {
			const found = tables.find(({ name }) => name === parent);
			if (child === table.name && parent !== child && found !== undefined) add(found);
		}
		ordered.add(table);
	}
	for (const table of tables) add(table);
	return [...ordered];
}

/** Reads a table, some rows at a time; on PostgreSQL within a transaction. */
export async function* rowsOf(
	connection: AnyDb,
	engine: Database["engine"],
	table: Table,
): AsyncGenerator<Row> {
	const derived = derivedColumns[table.name] ?? [];
	for await (const row of allColumns(connection, engine, table)) {
		for (const column of derived) delete row[column];
		yield row;
	}
}

async function* allColumns(
	connection: AnyDb,
	engine: Database["engine"],
	{ name, hasBytes }: Table,
): AsyncGenerator<Row> {
	if (engine === "sqlite") {
		yield* connection.selectFrom(name).selectAll().stream();
		return;
	}
	const count = hasBytes ? 1 : fetchedRows;
	await sql`declare backup cursor for select * from ${sql.table(name)}`.execute(connection);
	for (;;) {
		const { rows } = await sql<Row>`fetch ${sql.lit(count)} from backup`.execute(connection);
		if (rows.length === 0) break;
		yield* rows;
	}
	await sql`close backup`.execute(connection);
}
