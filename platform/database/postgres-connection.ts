import { Socket } from "node:net";
import type { ClientBase, ClientConfig } from "pg";

/** A statement of a request takes milliseconds: one that takes this long has gone wrong. */
const statementTimeoutMs = 30_000;
const lockTimeoutMs = 10_000;
/** A transaction of a frozen process gives its locks back after this long. */
const idleTransactionMs = 60_000;
/** After this long without traffic the system asks whether the other end is still there. */
const keepAliveDelayMs = 10_000;

/** Returns the options of every PostgreSQL connection. `sockets` holds those that are open. */
export function connectionOptions(url: string, sockets: Set<Socket>): ClientConfig {
	return {
		connectionString: url,
		application_name: "ensemble",
		keepAlive: true,
		keepAliveInitialDelayMillis: keepAliveDelayMs,
		stream: () => tracked(new Socket(), sockets),
	};
}

/**
 * Limits what a connection that was just opened may wait for. Not as it is opened: PgBouncer refuses
 * a connection that asks for settings which it does not keep.
 */
export async function limitStatements(client: ClientBase): Promise<void> {
	await client.query(
		`set statement_timeout = ${statementTimeoutMs}; set lock_timeout = ${lockTimeoutMs};
		set idle_in_transaction_session_timeout = ${idleTransactionMs}`,
	);
}

function tracked(socket: Socket, sockets: Set<Socket>): Socket {
	sockets.add(socket);
	return socket.once("close", () => sockets.delete(socket));
}
