import pg from "pg";

/** Runs one statement on a connection of its own: some must stand alone, and outside a pool. */
export async function runSql(url: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(text);
	} finally {
		await client.end();
	}
}

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
	const address = new URL(url);
	address.pathname = `/${name}`;
	return address.href;
}
