import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Interval of counting unread bytes: the limit may be passed in between. */
const checkEveryMs = 250;

/**
 * Bounds the bytes that all clients together have not read yet: beyond `maxBytes` the connections
 * with the most are ended, until half of it is left. What fits the system's own buffers is not
 * counted.
 * @returns a function that every answer is given to before it is written.
 */
export function boundUnreadAnswers(server: Server, maxBytes: number): (outgoing: ServerResponse) => void {
	const sockets = new Set<Socket>();
	/** Answers behind another on their connection, which does not hold their bytes yet. */
	const waiting = new Set<ServerResponse>();

	function unreadBytes(): Map<Socket, number> {
		const unread = new Map<Socket, number>();
		for (const socket of sockets) unread.set(socket, socket.writableLength);
		for (const { socket, req, writableLength } of waiting) {
			if (socket === null) unread.set(req.socket, (unread.get(req.socket) ?? 0) + writableLength);
		}
		return unread;
	}

	function check(): void {
		const bySocket = [...unreadBytes()];
		let unread = bySocket.reduce((sum, [, bytes]) => sum + bytes, 0);
		if (unread <= maxBytes) return;
		for (const [socket, bytes] of bySocket.sort(([, one], [, other]) => other - one)) {
			if (unread <= maxBytes / 2) break;
			socket.destroy();
			unread -= bytes;
		}
	}

	server.on("connection", (socket: Socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
	});
	const timer = setInterval(check, checkEveryMs);
	timer.unref();
	server.once("close", () => clearInterval(timer));
	return (outgoing) => {
		// One whose turn has come, as nearly every one has, writes into its connection.
		if (outgoing.socket !== null) return;
		waiting.add(outgoing);
		outgoing.once("close", () => waiting.delete(outgoing));
	};
}
