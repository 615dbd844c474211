import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Answers a request to a web server. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A web server on this machine until the test ends, as another site would have one, encrypted where
 * there is a certificate. @returns its address, and what it was asked, in order.
 */
export async function serveWeb(answer: Answerer, tls?: { cert: string; key: string }) {
	const asked: string[] = [];
	const listener: Answerer = (request, response) => {
		asked.push(`${request.method} ${request.url}`);
		answer(request, response);
	};
	const server = tls === undefined ? createServer(listener) : https.createServer(tls, listener);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(
		() =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	);
	return {
		url: `${tls === undefined ? "http" : "https"}://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
	};
}
