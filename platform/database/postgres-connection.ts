import { Socket } from "node:net";
import type { ClientConfig } from "pg";

/** A statement of a request takes milliseconds: one that takes this long has gone wrong. */
const statementTimeoutMs = 30_000;
const lockTimeoutMs = 10_000;
/** A transaction of a frozen process gives its locks back after this long. */
const idleTransactionMs = 60_000;
/** After this long without traffic the system asks whether the other end is still there. */
const keepAliveDelayMs = 10_000;

/**
 * What every connection to PostgreSQL is opened with. Its sockets are `sockets`' as long as they
 * are open.
 */
export function connectionOptions(url: string, sockets: Set<Socket>): ClientConfig {
	return {
		connectionString: url,
		application_name: "ensemble",
		keepAlive: true,
		keepAliveInitialDelayMillis: keepAliveDelayMs,
		statement_timeout: statementTimeoutMs,
		lock_timeout: lockTimeoutMs,
		idle_in_transaction_session_timeout: idleTransactionMs,
		stream: () => tracked(new Socket(), sockets),
	};
}

function tracked(socket: Socket, sockets: Set<Socket>): Socket {
	sockets.add(socket);
	return socket.once("close", () => sockets.delete(socket));
}
