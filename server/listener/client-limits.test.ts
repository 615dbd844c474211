import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { listeningSite } from "#server/testing/listening-site.ts";
import { rawConnection } from "#server/testing/raw-connection.ts";

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
const shares = { connections: 5, requests: 4 };

/**
 * Asks from another address of this machine. @returns the status line; empty when the connection
 * was ended.
 */
function askFrom(localAddress: string, port: number): Promise<string> {
	return new Promise((resolve) => {
		const socket = connect({ port, host: "127.0.0.1", localAddress });
		onTestFinished(() => void socket.destroy());
		let text = "";
		socket.setEncoding("latin1");
		socket.on("data", (chunk) => {
			text += chunk;
		});
		socket.on("error", () => undefined);
		socket.once("close", () => resolve(text.split("\r\n", 1)[0] ?? ""));
		socket.write("GET /healthz HTTP/1.1\r\nHost: ensemble.example\r\nConnection: close\r\n\r\n");
	});
}

it("a client has its share of the connections, and what it frees is free again", async () => {
	const { port } = await listeningSite({ shares });
	const held = await Promise.all(Array.from({ length: shares.connections }, () => rawConnection(port)));
	expect(await askFrom("127.0.0.1", port)).toBe("");
	expect(await askFrom("127.0.0.2", port)).toBe("HTTP/1.1 200 OK");
	held[0]?.socket.destroy();
	await expect.poll(() => askFrom("127.0.0.1", port)).toBe("HTTP/1.1 200 OK");
});

/** A site behind a trusted proxy whose pages are rendered once `release` is called. */
async function slowSiteBehindProxy() {
	const waiting: (() => void)[] = [];
	const site = await listeningSite({
		shares,
		trustProxy: true,
		page: async () => {
			await new Promise<void>((resolve) => waiting.push(resolve));
			return new Response("A page", { headers: html });
		},
	});
	const ask = (client: string, path: string) =>
		fetch(site.url + path, { headers: { "X-Forwarded-For": `198.51.100.9, ${client}` } });
	const release = () => {
		for (const go of waiting.splice(0)) go();
	};
	return { ...site, ask, waiting, release };
}

it("behind a trusted proxy each client that it names has its share of the requests in progress", async () => {
	const { ask, waiting, release } = await slowSiteBehindProxy();
	const paths = Array.from({ length: shares.requests }, (_, number) => `/blog?search=${number}`);
	const slow = paths.map((path) => ask("203.0.113.7", path));
	await expect.poll(() => waiting.length).toBe(shares.requests);
	const refused = await ask("203.0.113.7", "/healthz");
	expect(refused.status).toBe(503);
	expect(refused.headers.get("Retry-After")).toBe("1");
	expect(refused.headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect((await ask("203.0.113.8", "/healthz")).status).toBe(200);
	release();
	for (const answer of await Promise.all(slow)) expect(await answer.text()).toBe("A page");
	await expect.poll(async () => (await ask("203.0.113.7", "/healthz")).status).toBe(200);
});

it("behind a trusted proxy the connections are the proxy's, as many as it needs", async () => {
	const { port, ask } = await slowSiteBehindProxy();
	await Promise.all(Array.from({ length: 4 * shares.connections }, () => rawConnection(port)));
	expect((await ask("203.0.113.7", "/healthz")).status).toBe(200);
});

const answerBytes = 8 * 1024 * 1024;
const request = "GET / HTTP/1.1\r\nHost: ensemble.example\r\nAccept-Encoding: identity\r\n\r\n";
const page = async () => new Response("x".repeat(answerBytes), { headers: { "Content-Type": "text/html" } });

/**
 * Connections that ask for a long page and do not read it. @returns how many of them the server has
 * ended.
 */
async function openUnreadSite(unreadBytes: number, clients: number, requestsOfEach = 1) {
	const site = await listeningSite({ page, unreadBytes });
	let ended = 0;
	site.server.on("connection", (socket) => socket.once("close", () => (ended += 1)));
	for (let client = 0; client < clients; client += 1) {
		const { socket, write } = await rawConnection(site.port);
		socket.pause();
		write(request.repeat(requestsOfEach));
	}
	return { ...site, countEnded: () => ended };
}

it("answers that nobody reads are bounded for all clients together", async () => {
	const { url, countEnded } = await openUnreadSite(3 * answerBytes, 6);
	// Those that are left fit the bound; more are ended where all were there as they were counted.
	await expect.poll(countEnded).toBeGreaterThanOrEqual(3);
	expect(countEnded()).toBeLessThan(6);
	expect((await (await fetch(url)).text()).length).toBe(answerBytes);
});

it("answers that wait behind another on one connection count too", async () => {
	const { url, countEnded } = await openUnreadSite(3 * answerBytes, 1, 6);
	await expect.poll(countEnded).toBe(1);
	expect((await (await fetch(url)).text()).length).toBe(answerBytes);
});

it("answers within the bound wait for their readers", async () => {
	const { server, url, countEnded } = await openUnreadSite(10 * answerBytes, 3);
	await expect.poll(() => countConnections(server)).toBe(3);
	expect((await (await fetch(url, { headers: { Connection: "close" } })).text()).length).toBe(answerBytes);
	expect(await countConnections(server)).toBeGreaterThanOrEqual(3);
	expect(countEnded()).toBeLessThanOrEqual(1);
});

function countConnections(server: Awaited<ReturnType<typeof listeningSite>>["server"]): Promise<number> {
	return new Promise((resolve, reject) => {
		server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
	});
}
