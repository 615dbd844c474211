import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { openProxy } from "./proxy.ts";

/**
 * A process that says which one it is, and what it was sent; or one that `breaks` every connection.
 */
async function target(name: string, breaks = false) {
	const server: Server = createServer(async (incoming, outgoing) => {
		if (breaks) return incoming.socket.destroy();
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk as Buffer);
		outgoing.writeHead(incoming.url === "/gone" ? 404 : 200, { "X-Name": name });
		return outgoing.end(`${incoming.method} ${incoming.headers["x-word"]} ${Buffer.concat(chunks)}`);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const stop = () =>
		new Promise<void>((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	onTestFinished(stop);
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

async function proxyTo(...urls: string[]) {
	const proxy = await openProxy();
	onTestFinished(proxy.close);
	proxy.passTo(urls);
	return proxy;
}

it("hands each request to the next process, whole, and its answer back", async () => {
	const [one, other] = [await target("one"), await target("other")];
	const { url } = await proxyTo(one.url, other.url);
	const names: (string | null)[] = [];
	for (const path of ["/", "/", "/gone", "/"]) {
		const answer = await fetch(url + path, { method: "POST", body: "words", headers: { "X-Word": "said" } });
		expect(await answer.text()).toBe("POST said words");
		expect(answer.status).toBe(path === "/gone" ? 404 : 200);
		names.push(answer.headers.get("X-Name"));
	}
	expect(new Set(names)).toEqual(new Set(["one", "other"]));
	expect(names[0]).toBe(names[2]);
});

it("turns to another process where one takes no connection, and says so where none does", async () => {
	const [one, other] = [await target("one"), await target("other")];
	const { url } = await proxyTo(one.url, other.url);
	await one.stop();
	for (const _turn of [1, 2, 3]) {
		const answer = await fetch(url, { method: "POST", body: "words" });
		expect([answer.status, answer.headers.get("X-Name")]).toEqual([200, "other"]);
	}
	await other.stop();
	expect((await fetch(url)).status).toBe(502);
});

it("the proxy asks another process where one breaks the connection, and sends no write twice", async () => {
	const [breaking, other] = [await target("breaking", true), await target("other")];
	const { url } = await proxyTo(breaking.url, other.url);
	for (const _turn of [1, 2, 3]) expect((await fetch(url)).headers.get("X-Name")).toBe("other");
	const writes = [1, 2].map(() => fetch(url, { method: "POST", body: "words" }));
	const outcomes = (await Promise.allSettled(writes)).map(({ status }) => status);
	expect(outcomes.toSorted()).toEqual(["fulfilled", "rejected"]);
});
