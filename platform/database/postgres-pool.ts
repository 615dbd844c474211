import type { Socket } from "node:net";
import pg, { type PoolClient } from "pg";
import { DatabaseAwayError } from "./database-failure.ts";
import { connectionOptions } from "./postgres-connection.ts";

const maxConnections = 10;
const connectTimeoutMs = 5_000;

type Connected = Parameters<pg.Pool["connect"]>[0];

/**
 * A pool that outlives its server: broken connections are replaced, and nobody waits for a database
 * that is away.
 */
export class GuardedPool extends pg.Pool {
	readonly #sockets: Set<Socket>;
	#isAway = false;

	constructor(url: string) {
		const sockets = new Set<Socket>();
		super({
			...connectionOptions(url, sockets),
			max: maxConnections,
			connectionTimeoutMillis: connectTimeoutMs,
		});
		this.#sockets = sockets;
		// Without listeners a connection that breaks would end the process: in the pool, and while
		// somebody uses it.
		this.on("error", () => undefined);
		this.on("connect", (client) => client.on("error", () => undefined));
	}

	/** While the database is away, connections are refused at once, and those there were are cut. */
	setAway(isAway: boolean): void {
		this.#isAway = isAway;
		if (isAway) this.cutConnections();
	}

	/** Ends every connection without a word to the server, which may not listen: its queries fail. */
	cutConnections(): void {
		for (const socket of this.#sockets) socket.destroy();
	}

	override connect(): Promise<PoolClient>;
	override connect(callback: Connected): void;
	override connect(callback?: Connected): unknown {
		if (!this.#isAway) return callback === undefined ? super.connect() : super.connect(callback);
		if (callback === undefined) return Promise.reject(new DatabaseAwayError());
		return process.nextTick(() => callback(new DatabaseAwayError(), undefined, () => undefined));
	}
}
