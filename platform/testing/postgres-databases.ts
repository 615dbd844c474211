import pg from "pg";
import type { AtEnd } from "./fresh-folder.ts";
import { databaseAt, queryOnce, runSql } from "./run-sql.ts";
import { sharedPostgres } from "./shared-databases.ts";

/** SQLSTATE of a database that is not there. */
const unknownDatabase = "3D000";

const lent = new Set<number>();

/**
 * Returns the address of a migrated, empty PostgreSQL database. Those of a worker are lent again
 * and again, emptied before; one whose tables were changed is made again.
 */
export async function lendPostgresDatabase(atEnd: AtEnd): Promise<string> {
	const place = firstFree();
	lent.add(place);
	atEnd(() => void lent.delete(place));
	const { url: server, template } = await sharedPostgres();
	const name = `${template}_${process.env.VITEST_POOL_ID}_${place}`;
	const url = databaseAt(server, name);
	if (!(await restored(url))) {
		await runSql(server, `drop database if exists ${name} with (force)`);
		await runSql(server, `create database ${name} template ${template}`);
	}
	return url;
}

function firstFree(): number {
	let place = 0;
	while (lent.has(place)) place += 1;
	return place;
}

/** Returns whether a database is there, and as good as new now. */
async function restored(url: string): Promise<boolean> {
	const statement = "select pristine.restore($1)";
	try {
		const [row] = await queryOnce<{ restore: boolean }>(url, statement, [(await sharedPostgres()).shape]);
		return row?.restore === true;
	} catch (error) {
		if (error instanceof pg.DatabaseError && error.code === unknownDatabase) return false;
		throw error;
	}
}
