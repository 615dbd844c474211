import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, it, onTestFinished } from "vitest";
import { testCertificate } from "#platform/testing/tls-certificate.ts";
import { type Answerer, serveWeb } from "#platform/testing/web-server.ts";
import { fetchAddress } from "./fetch-address.ts";
import { isPublicAddress } from "./open-address.ts";

const unreachable = { kind: "unreachable" };

function fetchFrom(address: string, options: Partial<Parameters<typeof fetchAddress>[1]> = {}) {
	return fetchAddress(address, {
		signal: new AbortController().signal,
		userAgent: "Ensemble",
		accept: "image/*",
		isAllowed: () => true,
		maxBytes: 10,
		...options,
	});
}

const send =
	(words: string, code = 200): Answerer =>
	(_, response) =>
		void response.writeHead(code).end(words);

it("fetches what is there, and tells nothing of who asks but a name", async () => {
	let received: Record<string, unknown> = {};
	const { url, asked } = await serveWeb(({ headers }, response) => {
		received = headers;
		response.end("ten bytes.");
	});
	const secret = url.replace("//", "//ann:secret@");
	expect(await fetchFrom(`${secret}/a.png?x=1`)).toEqual({
		kind: "fetched",
		bytes: Buffer.from("ten bytes."),
	});
	expect(asked).toEqual(["GET /a.png?x=1"]);
	const host = new URL(url).host;
	expect(received).toEqual({ "user-agent": "Ensemble", accept: "image/*", host, connection: "close" });
});

it("a fetch reads no more than it may, whether or not the other says how much comes", async () => {
	const stated = await serveWeb(send("eleven byte"));
	expect(await fetchFrom(stated.url)).toEqual({ kind: "too-large" });
	const endless = await serveWeb((_, response) => {
		const more = () => void (response.destroyed || response.write("x".repeat(6), more));
		more();
	});
	expect(await fetchFrom(endless.url)).toEqual({ kind: "too-large" });
});

it.each([
	["an answer of no success", send("no", 404)],
	["one without what was asked for", send("", 204)],
	[
		"one that breaks off",
		(_, response) => response.writeHead(200, { "Content-Length": 9 }).write("x", () => response.destroy()),
	],
	["none in time", (_, response) => void response.write("x")],
	[
		"a way that leads to no website",
		(_, response) => void response.writeHead(302, { Location: "ftp://a.example" }).end(),
	],
] as [string, Answerer][])("knows one way alone in which nothing comes: %s", async (_, answer) => {
	const { url } = await serveWeb(answer);
	expect(await fetchFrom(url, { fetchMs: 200 })).toEqual(unreachable);
});

it("a fetch hangs up on a redirect without an address", async () => {
	const closed = Promise.withResolvers<void>();
	const { url } = await serveWeb((_, response) => {
		response.once("close", closed.resolve);
		response.writeHead(302, { Location: "http://[" }).write("x");
	});
	expect(await fetchFrom(url)).toEqual(unreachable);
	await closed.promise;
});

it("a fetch asks no machine of a private network, and says no more of one than of none", async () => {
	const { url, asked } = await serveWeb(send("secret"));
	const { port } = new URL(url);
	const guarded = { isAllowed: isPublicAddress };
	for (const host of ["127.0.0.1", "localhost", "0x7f000001", "[::ffff:127.0.0.1]", "none.invalid"]) {
		expect(await fetchFrom(`http://${host}:${port}/`, guarded), host).toEqual(unreachable);
	}
	let looks = 0;
	const outside = await serveWeb((_, response) =>
		response.writeHead(302, { Location: `http://localhost:${port}/` }).end(),
	);
	// The first machine stands for one of the internet.
	expect(await fetchFrom(outside.url, { isAllowed: () => looks++ === 0 })).toEqual(unreachable);
	expect([outside.asked, asked]).toEqual([["GET /"], []]);
});

it("a fetch goes from an encrypted address to no other", async () => {
	const before = getCACertificates();
	setDefaultCACertificates([...before, testCertificate.cert]);
	onTestFinished(() => setDefaultCACertificates(before));
	const plain = await serveWeb(send("plain"));
	const encrypted = await serveWeb(send("encrypted"), testCertificate);
	const leadingTo = (url: string): Answerer => {
		return (_, response) => void response.writeHead(302, { Location: url }).end();
	};
	const toPlain = await serveWeb(leadingTo(plain.url), testCertificate);
	const toEncrypted = await serveWeb(leadingTo(encrypted.url), testCertificate);
	expect(await fetchFrom(toPlain.url)).toEqual(unreachable);
	expect(plain.asked).toEqual([]);
	expect(await fetchFrom(toEncrypted.url)).toMatchObject({ kind: "fetched" });
});

it("a fetch asks a name once, and connects to what it was told then", async () => {
	const { url } = await serveWeb(send("words"));
	const looked: string[] = [];
	const isAllowed = (address: string) => {
		looked.push(address);
		// Whatever the name is said to mean later, nobody asks again.
		return address === "127.0.0.1" && looked.filter((one) => one === address).length === 1;
	};
	const answer = await fetchFrom(url.replace("127.0.0.1", "localhost"), { isAllowed });
	expect(answer.kind).toBe("fetched");
});
