import type { Socket } from "node:net";
import pg, { type PoolClient } from "pg";
import { DatabaseAwayError } from "./database-failure.ts";
import { connectionOptions, limitStatements } from "./postgres-connection.ts";

const maxConnections = 10;
const connectTimeoutMs = 5_000;

type Connected = Parameters<pg.Pool["connect"]>[0];

/** A pool that replaces broken connections and refuses at once while a database is away. */
export class GuardedPool extends pg.Pool {
	readonly #sockets: Set<Socket>;
	/** Rejects each request that waits for a connection. */
	readonly #waiting = new Set<() => void>();
	#isRefusing = false;
	/** Why the server is away, as the cause of refusals; undefined if unknown. */
	awayBecause: unknown;

	constructor(url: string) {
		const sockets = new Set<Socket>();
		super({
			...connectionOptions(url, sockets),
			max: maxConnections,
			connectionTimeoutMillis: connectTimeoutMs,
			onConnect: limitStatements,
		});
		this.#sockets = sockets;
		// Without listeners a connection that breaks would end the process: in the pool, and while
		// somebody uses it.
		this.on("error", () => undefined);
		this.on("connect", (client) => client.on("error", () => undefined));
	}

	/** True while new and waiting requests for a connection are refused. */
	get isRefusing(): boolean {
		return this.#isRefusing;
	}

	set isRefusing(isRefusing: boolean) {
		this.#isRefusing = isRefusing;
		if (!isRefusing) return;
		for (const refuse of this.#waiting) refuse();
		this.#waiting.clear();
	}

	/** Ends every connection without a word to the server, which may not listen: its queries fail. */
	cutConnections(): void {
		for (const socket of this.#sockets) socket.destroy();
	}

	override connect(): Promise<PoolClient>;
	override connect(callback: Connected): void;
	override connect(callback?: Connected): unknown {
		const client = this.#connectUnlessRefused();
		if (callback === undefined) return client;
		return client.then(
			(found) => callback(undefined, found, (error) => found.release(error)),
			(error: Error) => callback(error, undefined, () => undefined),
		);
	}

	#connectUnlessRefused(): Promise<PoolClient> {
		const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
		const refuse = () => reject(new DatabaseAwayError(this.awayBecause));
		if (this.#isRefusing) {
			refuse();
			return promise;
		}
		this.#waiting.add(refuse);
		super.connect().then(
			// One that comes for somebody who was refused meanwhile goes back.
			(client) => (this.#waiting.delete(refuse) ? resolve(client) : client.release()),
			(error: unknown) => {
				this.#waiting.delete(refuse);
				reject(error);
			},
		);
		return promise;
	}
}
