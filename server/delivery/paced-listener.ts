import type { IncomingMessage, RequestListener } from "node:http";
import { eventLoopTurns } from "#platform/concurrency/event-loop-turns.ts";

type Pacing = {
	isPaced(request: IncomingMessage): boolean;
	/** Requests that begin in one turn of the event loop. */
	perTurn: number;
};

/**
 * Spreads requests that come by the hundred over turns of the event loop, in their order. What is
 * not paced is answered in between: a health check, or a sign-in, never waits for all of them.
 */
export function pacedListener(listener: RequestListener, { isPaced, perTurn }: Pacing): RequestListener {
	const inTurn = eventLoopTurns(perTurn);
	return (incoming, outgoing) => {
		if (!isPaced(incoming)) {
			listener(incoming, outgoing);
			return;
		}
		inTurn(() => {
			// Clients that went away meanwhile get no answer.
			if (!outgoing.destroyed) listener(incoming, outgoing);
		});
	};
}
