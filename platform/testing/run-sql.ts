import pg from "pg";

/** Runs one statement on a connection of its own: some must stand alone, and outside a pool. */
export async function runSql(url: string, text: string): Promise<void> {
	await queryOnce(url, text);
}

/** Returns the rows of one query, on a connection of its own. */
export async function queryOnce<Row extends pg.QueryResultRow>(
	url: string,
	text: string,
	values?: unknown[],
): Promise<Row[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<Row>(text, values)).rows;
	} finally {
		await client.end();
	}
}

/** Returns the address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
	const address = new URL(url);
	address.pathname = `/${name}`;
	return address.href;
}
