import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import pg from "pg";
import { DatabaseAwayError, isCrowded, isDatabaseAway } from "./database-failure.ts";
import {
	backendOf,
	connectionOptions,
	isHandedOn,
	leaveWhenLost,
	probePostgres,
} from "./postgres-connection.ts";
import { afterAwakeTime, watchSilence } from "./silence.ts";

const reconnectMs = 250;
/** A server that does not take a connection within this long is away. */
const connectLimitMs = 2_000;
const heartbeatMs = 250;
/** The others ask for no more than an answer: an announcement is written to the server's disk. */
const heartbeatsPerEcho = 4;
/** A server that does not say goodbye within this long is left. */
const farewellMs = 1_000;

/**
 * `up`: announcements arrive. `lost`: they do not; the database may be there. `silent`: it answers
 * on no connection, and may yet. `away`: silent for long, or the last try to connect found none.
 */
export type ListenerState = "up" | "lost" | "silent" | "away";

/** Called with a state and, for `away`, the error of the last try to connect. */
export type OnListenerState = (state: ListenerState, reason?: Error) => void;

type Options = {
	url: string;
	channel: string;
	onAnnouncement: (payload: string) => void;
	/** Called after each change of state, and of what keeps the server away. */
	onState: OnListenerState;
};

/**
 * Keeps a connection that listens to a channel, and opens another when it breaks. Each second it
 * sends itself an announcement, and queries in between: so it notices a connection that is open but
 * silent (frozen server, firewall, a pooler that drops LISTEN).
 */
export function openListener({ url, channel, onAnnouncement, onState }: Options) {
	/** Names of channels belong to the whole database: this one is ours alone. */
	const echoChannel = `${channel}_${randomBytes(8).toString("hex")}`;
	const sockets = new Set<Socket>();
	let state: ListenerState = "lost";
	let awayBecause: Error | undefined;
	let isClosed = false;
	/** True if a pooler lends the connection to others; it goes on doing so once it was seen. */
	let isLent: boolean | undefined;
	let current: pg.Client | undefined;
	let timer: NodeJS.Timeout | undefined;

	function become(next: ListenerState, reason?: Error): void {
		if (next === state && reason?.message === awayBecause?.message) return;
		state = next;
		awayBecause = reason;
		onState(next, reason);
	}

	async function connect(): Promise<void> {
		const client = new pg.Client(connectionOptions(url, sockets));
		let heartbeats = 0;
		let echoes = 0;
		let backend = 0;
		current = client;
		client.on("notification", ({ channel: name, payload = "" }) => {
			if (name === echoChannel) echoes += 1;
			else onAnnouncement(payload);
		});
		// pg emits `error` more than once for one broken connection, and not always before `end`.
		client.on("error", (error) => lose(client, error));
		client.on("end", () => lose(client, undefined));

		async function hearEcho(): Promise<void> {
			const before = echoes;
			await client.query("select pg_notify($1, '')", [echoChannel]);
			if (echoes === before) throw new Error("An announcement did not arrive.");
		}

		/** A connection of one's own has the same process of the server for as long as it lasts. */
		async function keepBackend(): Promise<void> {
			if ((await backendOf(client)) !== backend) isLent = true;
			if (isLent === true) throw new Error("A pooler lends the connection to others.");
		}

		async function beat(): Promise<void> {
			const endWatch = watchSilence({
				askElsewhere: () => probePostgres(url),
				onSilent: () => client === current && become("silent"),
				onThere: () => client === current && state === "silent" && become("lost"),
				onGone: () => lose(client, new DatabaseAwayError()),
				onStuck: () => lose(client, undefined),
			});
			heartbeats += 1;
			try {
				await (heartbeats % heartbeatsPerEcho === 0 ? hearEcho() : keepBackend());
			} finally {
				endWatch();
			}
			goOn();
		}

		function goOn(): void {
			if (client !== current) return;
			become("up");
			timer = setTimeout(() => beat().catch((error) => lose(client, error)), heartbeatMs).unref();
		}

		let isConnected = false;
		const giveUp = afterAwakeTime(connectLimitMs, () =>
			lose(client, isConnected ? undefined : new DatabaseAwayError()),
		);
		try {
			await client.connect();
			isConnected = true;
			await client.query(`${leaveWhenLost}; listen ${channel}; listen ${echoChannel}`);
			await hearEcho();
			backend = await backendOf(client);
			isLent ??= await isHandedOn(client, url);
			await keepBackend();
			goOn();
		} catch (error) {
			lose(client, error);
		} finally {
			giveUp();
		}
	}

	function lose(client: pg.Client, error: unknown): void {
		if (isClosed || client !== current) return;
		current = undefined;
		for (const socket of sockets) socket.destroy();
		clearTimeout(timer);
		const wasUp = state === "up";
		timer = setTimeout(connect, wasUp ? 0 : reconnectMs).unref();
		if (wasUp || !isDatabaseAway(error) || isCrowded(error)) become("lost");
		// A server that only says nothing has given no reason.
		else become("away", error instanceof Error && !(error instanceof DatabaseAwayError) ? error : undefined);
	}

	void connect();

	return {
		state: () => state,
		close: async () => {
			isClosed = true;
			clearTimeout(timer);
			const ended = current?.end();
			// An unanswered farewell is no reason to stay.
			const cutOff = setTimeout(() => sockets.forEach((socket) => void socket.destroy()), farewellMs);
			await ended;
			clearTimeout(cutOff);
		},
	};
}
