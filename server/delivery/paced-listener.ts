import type { IncomingMessage, RequestListener } from "node:http";
import { eventLoopTurns } from "#platform/concurrency/event-loop-turns.ts";

type Pacing = {
	isPaced(request: IncomingMessage): boolean;
	/** Requests that begin in one turn of the event loop. */
	perTurn: number;
};

/** Spreads many requests over turns of the event loop, in order; those not paced come in between. */
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
