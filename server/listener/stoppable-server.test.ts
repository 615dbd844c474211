import { describe, expect, it, onTestFinished, vi } from "vitest";
import { listeningSite } from "#server/testing/listening-site.ts";
import { type RawConnection, rawConnection } from "#server/testing/raw-connection.ts";

const connections = 32;
/** Far more than the system takes of an answer that nobody reads. */
const longAnswer = 16 * 1024 * 1024;
const html = { "Content-Type": "text/html; charset=utf-8" };
const bodies = /<p>(\w+)<\/p>/g;

/**
 * A site with one page that is cached and one that is not, and clients that have asked for it once.
 */
async function visitedSite() {
	const { server, port } = await listeningSite({
		page: async (_stores, request) => {
			const isPrivate = new URL(request.url).pathname === "/private";
			const cacheControl = isPrivate ? { "Cache-Control": "no-store" } : undefined;
			return new Response(`<p>${isPrivate ? "private" : "cached"}</p>`, {
				headers: { ...html, ...cacheControl },
			});
		},
	});
	const clients: RawConnection[] = [];
	for (let number = 0; number < connections; number += 1) {
		const client = await rawConnection(port);
		ask(client, number % 2 === 0 ? "/" : "/private");
		await client.awaitAnswer(/<p>/);
		clients.push(client);
	}
	return { server, port, clients };
}

function ask(client: RawConnection, path: string): void {
	client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n`);
}

describe("a server that stops", () => {
	it("answers every request that is on its way on an open connection, and says that this was the last", async () => {
		const { server, clients } = await visitedSite();
		const stopped = server.stop();
		for (const [number, client] of clients.entries()) ask(client, number % 2 === 0 ? "/" : "/private");
		const answers = await Promise.all(clients.map((client) => client.awaitEnd()));
		for (const answer of answers) {
			expect([...answer.matchAll(bodies)]).toHaveLength(2);
			expect(answer.match(/^connection: close\r$/gim)).toHaveLength(1);
		}
		await stopped;
	});

	it("answers those too whose connection still waits to be taken", async () => {
		const { server, port } = await visitedSite();
		const waiting = Array.from({ length: connections * 2 }, () => rawConnection(port));
		await waiting[0];
		const stopped = server.stop();
		const clients = await Promise.all(waiting);
		for (const client of clients) ask(client, "/");
		const answers = await Promise.all(clients.map((client) => client.awaitEnd()));
		expect(answers.map((answer) => answer.match(bodies)?.length)).toEqual(clients.map(() => 1));
		await stopped;
	});

	it("sends an answer to its end that its client is slow to read", async () => {
		const ended = Promise.withResolvers<void>();
		const { server, port } = await listeningSite({
			page: async () =>
				new Response(`<p>${"x".repeat(longAnswer)}</p>end`, {
					headers: { ...html, "Cache-Control": "no-store" },
				}),
		});
		server.on("request", (_incoming, outgoing) => outgoing.once("prefinish", ended.resolve));
		const client = await rawConnection(port);
		client.socket.pause();
		ask(client, "/");
		await ended.promise;
		vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
		onTestFinished(() => void vi.useRealTimers());
		let isStopped = false;
		const stopped = server.stop().then(() => {
			isStopped = true;
		});
		while (vi.getTimerCount() === 0) await new Promise(setImmediate);
		await vi.advanceTimersByTimeAsync(2_000);
		client.socket.resume();
		while (!isStopped) await vi.advanceTimersByTimeAsync(50);
		await stopped;
		expect((await client.awaitEnd()).endsWith("</p>end")).toBe(true);
	});

	it("closes connections on which nothing is asked, and takes no new one", async () => {
		const { server, port, clients } = await visitedSite();
		await server.stop();
		await Promise.all(clients.map((client) => client.awaitEnd()));
		await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
	});
});

it("an idle connection outlives what proxies wait before they use it again", async () => {
	const { server } = await listeningSite();
	expect(server.keepAliveTimeout).toBeGreaterThanOrEqual(75_000);
});
