import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { shares } from "#platform/concurrency/shares.ts";
import { clientOfMessage, networkOf } from "#server/middleware/client-ip.ts";

/** Limits of what one client may hold at once. */
export type Shares = {
	/** Connections: a quarter of all, so that one client alone never keeps the others out. */
	connections: number;
	/** Requests in flight of a client behind a proxy, which owns the connections. */
	requests: number;
};

export const clientShares: Shares = { connections: 1_024, requests: 256 };

/** Ends new connections beyond a client's share. Not for those of a proxy. */
export function shareConnections(server: Server, max: number): void {
	const takeShare = shares(max);
	server.on("connection", (socket: Socket) => {
		const release = takeShare(networkOf(socket.remoteAddress ?? "") ?? "unknown");
		if (release === undefined) socket.destroy();
		else socket.once("close", release);
	});
}

/**
 * @returns a function that says whether a request is one too many for the client that the trusted
 * proxy names.
 */
export function shareRequests(max: number) {
	const takeShare = shares(max);
	return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
		const release = takeShare(clientOfMessage(incoming, true));
		if (release !== undefined) outgoing.once("close", release);
		return release === undefined;
	};
}
