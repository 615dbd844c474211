import { expect, it } from "vitest";
import { listeningSite } from "#server/testing/listening-site.ts";
import { rawConnection } from "#server/testing/raw-connection.ts";

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
	await expect.poll(countEnded).toBeGreaterThanOrEqual(4);
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
