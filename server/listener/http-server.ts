import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { requestAddress } from "#server/delivery/request-address.ts";
import { maxBodyBytes } from "#server/middleware/request-bodies.ts";
import type { AnswerHeaders } from "#server/middleware/security-headers.ts";
import {
	boundUnreadAnswers,
	clientShares,
	cutSlowReaders,
	pipelineLimit,
	type Shares,
	shareConnections,
	shareRequests,
} from "./client-limits.ts";
import { methods, type OnRefused, refusals } from "./refusals.ts";
import { StoppableServer } from "./stoppable-server.ts";

/** Time limits of a client, in milliseconds. */
export type ServerTimeouts = {
	/** The time to send its headers. */
	headersMs: number;
	/** The time to send a whole request: the largest image (`maxImageBytes`) over a slow link. */
	requestMs: number;
	/** The time to send the next request: longer than proxies keep connections (60 to 75 s). */
	keepAliveMs: number;
	/** The time to read what the process holds for it. */
	readingMs: number;
	/** Interval of checking connections: a limit is accurate to within this. */
	checkEveryMs: number;
};

const defaultTimeouts: ServerTimeouts = {
	headersMs: 10_000,
	requestMs: 60_000,
	keepAliveMs: 75_000,
	readingMs: 120_000,
	checkEveryMs: 5_000,
};
const maxHeaderBytes = 16 * 1024;
const maxHeaders = 100;
/** Twenty times the longest address that the site makes. */
const maxAddressCharacters = 4_096;
export const maxConnections = 4_096;
/**
 * Bytes of answers that clients have not read yet, over all clients: those who wait for a page share it,
 * answers of the API are each their own.
 */
const maxUnreadBytes = 64 * 1024 * 1024;
/** A name or an address, and a port. */
const host = /^(?:\[[\da-f:.]+\]|[^\s/?#@\\[\]:]+)(?::\d*)?$/i;

export type ServerOptions = {
	/** True if every connection is that of a proxy, which names the client. */
	trustProxy: boolean;
	timeouts?: ServerTimeouts | undefined;
	shares?: Shares | undefined;
	unreadBytes?: number | undefined;
	onRefused?: OnRefused | undefined;
};

/**
 * Opens a server with limits on slow, large, many and malformed requests. All answers get `headers`.
 */
export function openServer(
	listener: RequestListener,
	headers: AnswerHeaders,
	{
		trustProxy,
		timeouts = defaultTimeouts,
		shares = clientShares,
		unreadBytes = maxUnreadBytes,
		onRefused = () => undefined,
	}: ServerOptions,
): StoppableServer {
	const server = new StoppableServer({
		headersTimeout: timeouts.headersMs,
		requestTimeout: timeouts.requestMs,
		connectionsCheckingInterval: timeouts.checkEveryMs,
		keepAliveTimeout: timeouts.keepAliveMs,
		maxHeaderSize: maxHeaderBytes,
		// Ours to answer, with our headers.
		requireHostHeader: false,
	});
	server.maxHeadersCount = maxHeaders;
	server.maxConnections = maxConnections;

	const isOneTooMany = pipelineLimit();
	const isOverShare = trustProxy ? shareRequests(shares.requests) : () => false;
	if (!trustProxy) shareConnections(server, shares.connections);
	const countUnread = boundUnreadAnswers(server, unreadBytes);
	const { refuse, refuseUnread } = refusals(headers, onRefused);

	function receive(incoming: IncomingMessage, outgoing: ServerResponse): void {
		if (isOneTooMany(incoming, outgoing)) {
			incoming.socket.destroy();
			return;
		}
		countUnread(outgoing);
		const refusal = isOverShare(incoming, outgoing) ? 503 : statusRefusing(incoming);
		if (refusal !== undefined) {
			refuse(incoming, outgoing, refusal);
			return;
		}
		incoming.url = requestAddress(incoming.url ?? "").url;
		listener(incoming, outgoing);
	}

	server.on("request", receive);
	server.on("checkContinue", (incoming: IncomingMessage, outgoing: ServerResponse) => {
		if (Number(incoming.headers["content-length"]) > maxBodyBytes) {
			refuse(incoming, outgoing, 413);
			return;
		}
		outgoing.writeContinue();
		receive(incoming, outgoing);
	});
	server.on("checkExpectation", (incoming, outgoing: ServerResponse) => refuse(incoming, outgoing, 417));
	server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => refuseUnread(error, socket));
	cutSlowReaders(server, timeouts);
	return server;
}

/** The status that refuses a request for its first lines alone, if they are to be refused. */
function statusRefusing({ method = "", url = "", headers, rawHeaders }: IncomingMessage): number | undefined {
	if (!methods.includes(method)) return 405;
	if (url.length > maxAddressCharacters) return 414;
	if (countHosts(rawHeaders) !== 1 || !host.test(headers.host ?? "")) return 400;
	if (!url.startsWith("/") && !/^https?:\/\//i.test(url)) return 400;
	return undefined;
}

/** Counts `Host` among alternating names and values: Node shows only the first. */
function countHosts(rawHeaders: readonly string[]): number {
	let count = 0;
	for (let place = 0; place < rawHeaders.length; place += 2) {
		const name = rawHeaders[place];
		if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
	}
	return count;
}
