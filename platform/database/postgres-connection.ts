import { Socket } from "node:net";
import pg, { type ClientBase, type ClientConfig } from "pg";
import { isCrowded, isDatabaseAway } from "./database-failure.ts";

/** A statement of a request takes milliseconds: one that takes this long has gone wrong. */
const statementTimeoutMs = 30_000;
const lockTimeoutMs = 10_000;
/** A transaction of a frozen process gives its locks back after this long. */
const idleTransactionMs = 60_000;
/** The time without traffic after which the system asks whether the other end is still there. */
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
 * Statements by which the server leaves this process some 25 s after the machine is gone, or its
 * line: nothing says goodbye then, and by default it keeps the connection, with what that has
 * locked, for two hours.
 */
export const leaveWhenLost = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5;
	set tcp_keepalives_count = 3; set tcp_user_timeout = '25s'`;

/** Limits statements once a connection is open: PgBouncer refuses such settings before. */
export async function limitStatements(client: ClientBase): Promise<void> {
	await client.query(
		`${leaveWhenLost}; set statement_timeout = ${statementTimeoutMs}; set lock_timeout = ${lockTimeoutMs};
		set idle_in_transaction_session_timeout = ${idleTransactionMs}`,
	);
}

function tracked(socket: Socket, sockets: Set<Socket>): Socket {
	sockets.add(socket);
	return socket.once("close", () => sockets.delete(socket));
}

/** Returns the id of the server process of a connection. */
export async function backendOf(client: pg.ClientBase): Promise<number> {
	const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
	return rows[0]?.pid ?? 0;
}

/**
 * The number of tries: somebody else may have a transaction just then, and so the process that is looked
 * for.
 */
const rounds = 3;

/**
 * Returns whether a pooler lends the server process of `client`, with `listen` and locks, to others.
 */
export async function isHandedOn(client: pg.ClientBase, url: string): Promise<boolean> {
	const before = await backendOf(client);
	const { client: other, end } = passingClient(url);
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
		end();
	}
}

/** A client on a connection of its own. `end` cuts it, also where the server says nothing. */
export function passingClient(url: string): { client: pg.Client; end(): void } {
	const sockets = new Set<Socket>();
	const client = new pg.Client(connectionOptions(url, sockets));
	// Its queries fail with it; without a listener it would end the process.
	client.on("error", () => undefined);
	const end = () => {
		for (const socket of sockets) socket.destroy();
	};
	return { client, end };
}

/** Queries a server on another connection. `answers`: also where it says that none is left. */
export function probePostgres(url: string): { answers: Promise<boolean>; end(): void } {
	const { client, end } = passingClient(url);

	async function ask(): Promise<boolean> {
		try {
			await client.connect();
			await client.query("select 1");
			await client.end();
			return true;
		} catch (error) {
			return isCrowded(error) || !isDatabaseAway(error);
		}
	}

	return { answers: ask(), end };
}
