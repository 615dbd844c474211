import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies do not pipeline; patient programs may, a little. */
const maxWaiting = 8;

/**
 * Counts the requests that wait behind another on one connection. Node reads them all at once, and
 * would have each answered and buffered in memory for a client that need not read.
 * @returns a function that says whether one more is too many.
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
