import { createServer, type RequestListener, type Server } from "node:http";

/** A client that takes longer to send its headers, or its whole request, holds nothing but itself. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 60_000;
const checkEveryMs = 5_000;
const keepAliveTimeoutMs = 5_000;
const maxHeaderBytes = 16 * 1024;
const maxHeaders = 100;

/** An HTTP server with the limits that keep slow and verbose clients from holding the process. */
export function openServer(listener: RequestListener): Server {
	const server = createServer(
		{
			headersTimeout: headersTimeoutMs,
			requestTimeout: requestTimeoutMs,
			connectionsCheckingInterval: checkEveryMs,
			keepAliveTimeout: keepAliveTimeoutMs,
			maxHeaderSize: maxHeaderBytes,
		},
		listener,
	);
	server.maxHeadersCount = maxHeaders;
	return server;
}
