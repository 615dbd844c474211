import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A reverse proxy in front of several processes of the site. */
export type Proxy = {
	url: string;
	/** Passes requests on to these from now on, in turn. */
	passTo(urls: readonly string[]): void;
	close(): Promise<void>;
};

/**
 * Opens one that does as little as nginx with an `upstream` of several servers: each request goes to
 * the next of them, on a connection of its own, and on to another where that one takes no connection,
 * or breaks that of a question before it answers. What changes something is sent to one alone.
 */
export async function openProxy(): Promise<Proxy> {
	let targets: readonly string[] = [];
	let turn = 0;

	/** Passes a request on to the first of these; to the others where that fails. */
	function pass(
		incoming: IncomingMessage,
		body: Buffer,
		outgoing: ServerResponse,
		[target, ...others]: readonly string[],
	): void {
		if (target === undefined) {
			outgoing.writeHead(502).end();
			return;
		}
		const { method, headers, url = "/" } = incoming;
		const passed = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(outgoing);
		});
		passed.on("error", (error: NodeJS.ErrnoException) => {
			const isAskedAgain = error.code === "ECONNREFUSED" || method === "GET" || method === "HEAD";
			if (isAskedAgain && !outgoing.headersSent) pass(incoming, body, outgoing, others);
			else outgoing.destroy();
		});
		passed.end(body);
	}

	const server = createServer(async (incoming, outgoing) => {
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk as Buffer);
		turn = (turn + 1) % Math.max(1, targets.length);
		pass(incoming, Buffer.concat(chunks), outgoing, [...targets.slice(turn), ...targets.slice(0, turn)]);
	});
	// None closes a connection in the moment of its next question.
	server.keepAliveTimeout = 0;
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		passTo: (urls) => {
			targets = [...urls];
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
