import type { Server, ServerResponse } from "node:http";

/** How often unread bytes are counted: what is written in between may pass the bound. */
const checkEveryMs = 250;

/**
 * Bounds the bytes that all clients together have not read yet: beyond `mostBytes` the connections
 * with the most are ended, until half of it is left. What fits the system's own buffers is not
 * counted.
 * @returns a function that every answer is given to before it is written.
 */
export function boundUnreadAnswers(server: Server, maxBytes: number): (outgoing: ServerResponse) => void {
	const unfinished = new Set<ServerResponse>();

	function check(): void {
		let unread = 0;
		for (const { writableLength } of unfinished) unread += writableLength;
		if (unread <= maxBytes) return;
		const longestFirst = [...unfinished].map((outgoing) => ({ outgoing, bytes: outgoing.writableLength }));
		longestFirst.sort((one, other) => other.bytes - one.bytes);
		for (const { outgoing, bytes } of longestFirst) {
			if (unread <= maxBytes / 2) break;
			outgoing.req.socket.destroy();
			unread -= bytes;
		}
	}

	const timer = setInterval(check, checkEveryMs);
	timer.unref();
	server.once("close", () => clearInterval(timer));
	return (outgoing) => {
		unfinished.add(outgoing);
		outgoing.once("close", () => unfinished.delete(outgoing));
	};
}
