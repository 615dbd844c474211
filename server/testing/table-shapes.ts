import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";

/**
 * Describes the tables of a database, a line for each column, constraint, index, trigger and
 * function, in whatever order they were made.
 */
export async function tableShapes({ db, engine }: Database): Promise<string[]> {
	const query = engine === "sqlite" ? ofSqlite : ofPostgres;
	const { rows } = await sql<{ line: string }>`${query}`.execute(db);
	return rows.map(({ line }) => line.replaceAll('"', "").replace(/\s+/g, " ").trim()).sort();
}

const ofSqlite = sql`
	with tables as (select name from sqlite_master where type = 'table' and name not like 'sqlite_%')
	select tables.name || '.' || columns.name || ' ' || type || ' ' || "notnull" || ' ' ||
		coalesce(dflt_value, '') || ' ' || pk as line
	from tables, pragma_table_xinfo(tables.name) as columns
	union all select tables.name || '.' || "from" || ' references ' || "table" || '.' || "to" || ' ' || on_delete
	from tables, pragma_foreign_key_list(tables.name)
	union all select lower(sql) from sqlite_master where type in ('index', 'trigger') and sql is not null
	union all select tables.name || ' ' || origin || ' ' || "unique" || ' ' ||
		(select group_concat(name) from pragma_index_info(indexes.name))
	from tables, pragma_index_list(tables.name) as indexes where origin <> 'c'`;

const ofPostgres = sql`
	with own as (select oid, relname from pg_class where relnamespace = current_schema()::regnamespace)
	select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' ' ||
		coalesce(pg_get_expr(adbin, adrelid), '') as line
	from own join pg_attribute on attrelid = own.oid
	left join pg_attrdef on adrelid = attrelid and adnum = attnum
	where attnum > 0 and not attisdropped
		and relname in (select tablename from pg_tables where schemaname = current_schema())
	union all select relname || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
	from own join pg_constraint on conrelid = own.oid
	union all select replace(indexdef, schemaname || '.', '') from pg_indexes where schemaname = current_schema()
	union all select replace(pg_get_functiondef(oid), current_schema() || '.', '') from pg_proc
	where pronamespace = current_schema()::regnamespace`;
