import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { pacedListener } from "./paced-listener.ts";

const isPaced = ({ url = "" }: { url?: string | undefined }) => url.startsWith("/paced");

async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener).listen(0, "127.0.0.1");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	await new Promise((resolve) => server.once("listening", resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A listener called by hand, as the events of one turn do. */
function calledByHand(perTurn: number) {
	const begun: string[] = [];
	const listener = pacedListener(({ url = "" }) => begun.push(url), { isPaced, perTurn });
	const call = (url: string, destroyed = false) =>
		listener({ url } as Parameters<RequestListener>[0], { destroyed } as Parameters<RequestListener>[1]);
	return { begun, call };
}

it("a paced listener begins so many requests a turn, in order, and others at once", async () => {
	const { begun, call } = calledByHand(2);
	for (const place of [1, 2, 3, 4, 5]) call(`/paced/${place}`);
	call("/healthz");
	expect(begun).toEqual(["/healthz"]);
	await turn();
	expect(begun).toEqual(["/healthz", "/paced/1", "/paced/2"]);
	await turn();
	call("/paced/6");
	call("/api");
	expect(begun.slice(3)).toEqual(["/paced/3", "/paced/4", "/api"]);
	await turn();
	expect(begun.slice(6)).toEqual(["/paced/5", "/paced/6"]);
	call("/paced/7");
	await turn();
	expect(begun.at(-1)).toBe("/paced/7");
});

it("a paced listener begins nothing for clients that went away meanwhile", async () => {
	const { begun, call } = calledByHand(4);
	call("/paced/gone", true);
	call("/paced/here");
	await turn();
	expect(begun).toEqual(["/paced/here"]);
});

it("a paced listener answers each of three hundred requests that come at once", async () => {
	const url = await serve(
		pacedListener((incoming, outgoing) => outgoing.end(incoming.url), { isPaced, perTurn: 4 }),
	);
	const paths = Array.from({ length: 300 }, (_, place) => `${place % 3 === 0 ? "/free" : "/paced"}/${place}`);
	const bodies = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()));
	expect(bodies).toEqual(paths);
});
