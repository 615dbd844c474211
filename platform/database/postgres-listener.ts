import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import pg from "pg";
import { isDatabaseAway } from "./database-failure.ts";
import { connectionOptions } from "./postgres-connection.ts";

const reconnectMs = 250;
/** A server that does not take a connection within this long is away. */
const connectTimeoutMs = 2_000;
const heartbeatMs = 1_000;
/** A server that does not answer a heartbeat within this long has its connection replaced. */
const heartbeatTimeoutMs = 3_000;

/**
 * `up`: announcements arrive. `lost`: they do not, the database may be there all the same.
 * `away`: the last try to connect found no database.
 */
export type ListenerState = "up" | "lost" | "away";

export type Listener = {
	state(): ListenerState;
	close(): Promise<void>;
};

type Options = {
	url: string;
	channel: string;
	onAnnouncement: (payload: string) => void;
	/** Called after each change of state. */
	onState: (state: ListenerState) => void;
};

/**
 * Keeps a connection that listens to a channel, and opens another when it breaks. Each second it
 * sends itself an announcement: a connection that is open but silent (frozen server, firewall, a
 * pooler that drops LISTEN) is found out.
 */
export function openListener({ url, channel, onAnnouncement, onState }: Options): Listener {
	/** Names of channels belong to the whole database: this one is ours alone. */
	const echoChannel = `${channel}_${randomBytes(8).toString("hex")}`;
	const sockets = new Set<Socket>();
	let state: ListenerState = "lost";
	let isClosed = false;
	let current: pg.Client | undefined;
	let timer: NodeJS.Timeout | undefined;

	function become(next: ListenerState): void {
		if (next === state) return;
		state = next;
		onState(next);
	}

	async function connect(): Promise<void> {
		const client = new pg.Client({
			...connectionOptions(url, sockets),
			connectionTimeoutMillis: connectTimeoutMs,
			query_timeout: heartbeatTimeoutMs,
		});
		let echoes = 0;
		current = client;
		client.on("notification", ({ channel: name, payload = "" }) => {
			if (name === echoChannel) echoes += 1;
			else onAnnouncement(payload);
		});
		// pg emits `error` more than once for one broken connection, and not always before `end`.
		client.on("error", (error) => lose(client, error));
		client.on("end", () => lose(client, undefined));

		async function beat(): Promise<void> {
			const before = echoes;
			await client.query("select pg_notify($1, '')", [echoChannel]);
			if (client !== current) return;
			if (echoes === before) throw new Error("An announcement did not arrive.");
			become("up");
			timer = setTimeout(() => beat().catch((error) => lose(client, error)), heartbeatMs).unref();
		}

		try {
			await client.connect();
			await client.query(`listen ${channel}; listen ${echoChannel}`);
			await beat();
		} catch (error) {
			lose(client, error);
		}
	}

	function lose(client: pg.Client, error: unknown): void {
		if (isClosed || client !== current) return;
		current = undefined;
		for (const socket of sockets) socket.destroy();
		clearTimeout(timer);
		const wasUp = state === "up";
		timer = setTimeout(connect, wasUp ? 0 : reconnectMs).unref();
		become(!wasUp && isDatabaseAway(error) && !isCrowded(error) ? "away" : "lost");
	}

	void connect();

	return {
		state: () => state,
		close: async () => {
			isClosed = true;
			clearTimeout(timer);
			const ended = current?.end();
			// An unanswered farewell is no reason to stay.
			const cutOff = setTimeout(() => sockets.forEach((socket) => void socket.destroy()), heartbeatTimeoutMs);
			await ended;
			clearTimeout(cutOff);
		},
	};
}

/** A server that has no connection left for us still answers on those that the pool has. */
function isCrowded(error: unknown): boolean {
	return (error as { code?: unknown }).code === "53300";
}
