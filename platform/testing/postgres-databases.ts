import pg from "pg";
import type { AtEnd } from "./fresh-folder.ts";
import { databaseAt, runSql } from "./run-sql.ts";
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
	const { shape } = await sharedPostgres();
	try {
		return await restoreBy(await restorerOf(url), shape);
	} catch (error) {
		restorers.delete(url);
		if (error instanceof pg.DatabaseError && error.code === unknownDatabase) return false;
		// A test may have ended this connection with all others.
		return restoreBy(await restorerOf(url), shape);
	}
}

async function restoreBy(client: pg.Client, shape: string): Promise<boolean> {
	const { rows } = await client.query<{ restore: boolean }>("select pristine.restore($1)", [shape]);
	return rows[0]?.restore === true;
}

/** Connections that stay: a new one takes longer than what it does. */
const restorers = new Map<string, pg.Client>();

async function restorerOf(url: string): Promise<pg.Client> {
	const open = restorers.get(url);
	if (open !== undefined) return open;
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => void restorers.delete(url));
	await client.connect();
	restorers.set(url, client);
	return client;
}
