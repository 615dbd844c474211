import { expect, it } from "vitest";
import { type Answerer, serveWeb } from "#platform/testing/web-server.ts";
import { askAddress } from "./ask-address.ts";
import { isPublicAddress } from "./open-address.ts";

const status =
	(code: number): Answerer =>
	(_, response) =>
		response.writeHead(code).end("Words");

function ask(address: string, options: Partial<Parameters<typeof askAddress>[1]> = {}) {
	const signal = new AbortController().signal;
	return askAddress(address, { signal, userAgent: "Ensemble", isAllowed: () => true, ...options });
}

it("a request asks for the head alone where that is answered well, and says who asks", async () => {
	let agent: string | undefined;
	const { url, asked } = await serveWeb((request, response) => {
		agent = request.headers["user-agent"];
		response.end();
	});
	expect(await ask(`${url}/form`)).toEqual({ kind: "answered", status: 200 });
	expect([asked, agent]).toEqual([["HEAD /form"], "Ensemble"]);
});

it("a request asks as a visitor would before it believes that nothing is there", async () => {
	const { url, asked } = await serveWeb(({ method }, response) => {
		response.writeHead(method === "HEAD" ? 405 : 200).end();
	});
	expect(await ask(url)).toEqual({ kind: "answered", status: 200 });
	expect(asked).toEqual(["HEAD /", "GET /"]);
	const gone = await serveWeb(status(404));
	expect(await ask(gone.url)).toEqual({ kind: "answered", status: 404 });
});

it("a request does not wait for what is sent after the head", async () => {
	const { url } = await serveWeb(({ method }, response) => {
		if (method === "HEAD") return response.writeHead(500).end();
		return response.writeHead(200, { "Content-Length": "1000000000" }).write("x".repeat(1000));
	});
	expect(await ask(url)).toEqual({ kind: "answered", status: 200 });
});

it("follows a few redirects, and says what the last one of many was", async () => {
	const { url, asked } = await serveWeb(({ url: path = "" }, response) => {
		const step = Number(path.slice(1));
		if (step === 3) response.end();
		else response.writeHead(302, { Location: `/${step + 1}` }).end();
	});
	expect(await ask(`${url}/1`)).toEqual({ kind: "answered", status: 200 });
	expect(asked).toEqual(["HEAD /1", "HEAD /2", "HEAD /3"]);
	expect(await ask(`${url}/4`)).toEqual({ kind: "answered", status: 302 });
	expect(asked).toHaveLength(9);
});

it("a request goes nowhere but to the web", async () => {
	const { url } = await serveWeb((_, response) => response.writeHead(302, { Location: "file:///etc" }).end());
	expect(await ask(url)).toEqual({ kind: "answered", status: 302 });
});

it("a request says that nobody answers: no server, none that speaks, none in time", async () => {
	const { url } = await serveWeb(status(200));
	// Where no server may listen but the machine's own.
	expect(await ask("http://127.0.0.1:1/")).toEqual({ kind: "silent" });
	const cut = await serveWeb((_, response) => response.destroy());
	expect(await ask(cut.url)).toEqual({ kind: "silent" });
	const mute = await serveWeb(() => undefined);
	expect(await ask(mute.url, { answerMs: 50 })).toEqual({ kind: "silent" });
	// Speaks, and not encrypted.
	expect(await ask(url.replace("http:", "https:"))).toEqual({ kind: "silent" });
});

it("a request asks no machine of a private network, by number or by name", async () => {
	const { url, asked } = await serveWeb(status(200));
	const { port } = new URL(url);
	for (const host of ["127.0.0.1", "localhost", "0x7f000001", "[::1]", "[::ffff:127.0.0.1]"]) {
		expect(await ask(`http://${host}:${port}/`, { isAllowed: isPublicAddress }), host).toEqual({
			kind: "unasked",
		});
	}
	expect(asked).toEqual([]);
});

it("a redirect leads to no such machine either", async () => {
	const inside = await serveWeb(status(200));
	const { port } = new URL(inside.url);
	const outside = await serveWeb((_, response) =>
		response.writeHead(302, { Location: `http://localhost:${port}/secret` }).end(),
	);
	let looks = 0;
	// The first machine stands for one of the internet.
	const isAllowed = () => looks++ === 0;
	expect(await ask(outside.url, { isAllowed })).toEqual({ kind: "unasked" });
	expect([outside.asked, inside.asked]).toEqual([["HEAD /"], []]);
});

it("a request ends at once when it is stopped, and says nothing of the address", async () => {
	const stopping = new AbortController();
	const { url } = await serveWeb(() => stopping.abort());
	expect(await ask(url, { signal: stopping.signal })).toEqual({ kind: "unasked" });
});
