import type { Socket } from "node:net";
import pg from "pg";
import { isCrowded, isDatabaseAway } from "./database-failure.ts";
import { connectionOptions } from "./postgres-connection.ts";

/**
 * Asks a server on a connection of its own. `answers` says whether it did, be it that there is no
 * connection left; `end` hangs up, and is the end of asking one that says nothing.
 */
export function probePostgres(url: string): { answers: Promise<boolean>; end(): void } {
	const sockets = new Set<Socket>();
	const client = new pg.Client(connectionOptions(url, sockets));
	// Its questions fail with it; without a listener it would end the process.
	client.on("error", () => undefined);

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

	return {
		answers: ask(),
		end: () => {
			for (const socket of sockets) socket.destroy();
		},
	};
}
