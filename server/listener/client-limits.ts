import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { shares } from "#platform/concurrency/shares.ts";
import { clientOfMessage, networkOf } from "#server/middleware/client-ip.ts";
import type { StoppableServer } from "./stoppable-server.ts";

/** Limits of what one client may hold at once. */
export type Shares = {
	/** Connections: a quarter of all, so that one client alone never keeps the others out. */
	connections: number;
	/** Requests in flight of a client behind a proxy, which owns the connections. */
	requests: number;
};

export const clientShares: Shares = { connections: 1_024, requests: 256 };

/** Ends new connections beyond a client's share. Not for those of a proxy. */
export function shareConnections(server: StoppableServer, max: number): void {
	const takeShare = shares(max);
	server.on("connection", (socket: Socket) => {
		const release = takeShare(networkOf(socket.remoteAddress ?? "") ?? "unknown");
		if (release === undefined) socket.destroy();
		else socket.once("close", release);
	});
}

/** @returns a function that tells whether a request is one too many for a trusted proxy's client. */
export function shareRequests(max: number) {
	const takeShare = shares(max);
	return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
		const release = takeShare(clientOfMessage(incoming, true));
		if (release !== undefined) outgoing.once("close", release);
		return release === undefined;
	};
}

/** Browsers and proxies do not pipeline; patient programs may, a little. */
const maxWaiting = 8;

/**
 * Counts requests behind another on one connection: Node would buffer an answer to each.
 * @returns a function that tells whether one more is too many.
 */
export function pipelineLimit(): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
	const waiting = new WeakMap<Socket, number>();
	return ({ socket }, outgoing) => {
		// An answer whose turn has come has the connection already.
		if (outgoing.socket !== null) return false;
		const count = (waiting.get(socket) ?? 0) + 1;
		waiting.set(socket, count);
		outgoing.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
		return count > maxWaiting;
	};
}

/** Calls `check` again and again while the server is open. */
function checkEvery(server: StoppableServer, everyMs: number, check: () => void): void {
	const timer = setInterval(check, everyMs).unref();
	server.once("close", () => clearInterval(timer));
}

/** Ends connections whose client does not read within `readingMs` what the process holds for it. */
export function cutSlowReaders(
	server: StoppableServer,
	{ readingMs, checkEveryMs }: { readingMs: number; checkEveryMs: number },
): void {
	/** The time from which on a connection has had something to read; none while it has nothing. */
	const waitingSince = new WeakMap<Socket, number>();
	checkEvery(server, checkEveryMs, () => {
		const now = performance.now();
		for (const socket of server.sockets) {
			const since = waitingSince.get(socket);
			if (socket.writableLength === 0) waitingSince.delete(socket);
			else if (since === undefined) waitingSince.set(socket, now);
			else if (now - since > readingMs) socket.destroy();
		}
	});
}

/** Interval of counting unread bytes: the limit may be passed in between. */
const countEveryMs = 250;

/**
 * Bounds the bytes that all clients together have not read yet: beyond `maxBytes` the connections
 * with the most are ended, until half of it is left. The system's own buffers are not counted.
 * @returns a function that every answer is given to before it is written.
 */
export function boundUnreadAnswers(
	server: StoppableServer,
	maxBytes: number,
): (outgoing: ServerResponse) => void {
	/** Answers behind another on their connection, which does not hold their bytes yet. */
	const waiting = new Set<ServerResponse>();

	checkEvery(server, countEveryMs, () => {
		const unread = new Map([...server.sockets].map((socket) => [socket, socket.writableLength]));
		for (const { socket, req, writableLength } of waiting) {
			if (socket === null) unread.set(req.socket, (unread.get(req.socket) ?? 0) + writableLength);
		}
		let remaining = [...unread.values()].reduce((sum, bytes) => sum + bytes, 0);
		if (remaining <= maxBytes) return;
		for (const [socket, bytes] of [...unread].sort(([, one], [, other]) => other - one)) {
			if (remaining <= maxBytes / 2) break;
			socket.destroy();
			remaining -= bytes;
		}
	});
	return (outgoing) => {
		// One whose turn has come, as nearly every one has, writes into its connection.
		if (outgoing.socket !== null) return;
		waiting.add(outgoing);
		outgoing.once("close", () => waiting.delete(outgoing));
	};
}
