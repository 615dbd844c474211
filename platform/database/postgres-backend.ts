import type { Socket } from "node:net";
import pg from "pg";
import { connectionOptions } from "./postgres-connection.ts";

/** Returns the id of the server process of a connection. */
export async function backendOf(client: pg.ClientBase): Promise<number> {
	const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
	return rows[0]?.pid ?? 0;
}

/** Somebody else may have a transaction just then, and so the process that is looked for. */
const rounds = 3;

/**
 * Returns whether another transaction takes over the server process of `client`: a pooler in
 * transaction mode does that, and `listen` and locks go with the process. `url` opens another
 * connection, which is closed again.
 */
export async function isHandedOn(client: pg.ClientBase, url: string): Promise<boolean> {
	const before = await backendOf(client);
	const sockets = new Set<Socket>();
	const other = new pg.Client(connectionOptions(url, sockets));
	// Its questions fail with it; without a listener it would end the process.
	other.on("error", () => undefined);
	try {
		await other.connect();
		for (let round = 0; round < rounds; round += 1) {
			await other.query("begin");
			const taken = await backendOf(other);
			if (taken === before || (await backendOf(client)) !== before) return true;
			await other.query("rollback");
		}
		return false;
	} finally {
		for (const socket of sockets) socket.destroy();
	}
}
