import { pino } from "pino";
import { expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { listeningSite } from "#server/testing/listening-site.ts";
import { exchange, rawConnection } from "#server/testing/raw-connection.ts";
import { logRefused, type RefusedRequest } from "./refusals.ts";

const host = "Host: ensemble.example\r\n";
const timeouts = { headersMs: 150, requestMs: 300, keepAliveMs: 10_000, readingMs: 200, checkEveryMs: 25 };
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const idOf = (answer: string) => /^x-request-id: (\w+)\r$/im.exec(answer)?.[1];

async function notingSite(options: Parameters<typeof listeningSite>[0] = {}) {
	const noted: RefusedRequest[] = [];
	const site = await listeningSite({ timeouts, ...options, onRefused: (refused) => noted.push(refused) });
	return { ...site, noted };
}

it.each([
	["a method that the site does not have", `TRACE /blog HTTP/1.1\r\n${host}\r\n`, 405, "TRACE", "/blog"],
	["an address that is too long", `GET /${"a".repeat(5_000)} HTTP/1.1\r\n${host}\r\n`, 414, "GET", /^\/a+$/],
	["two hosts", `GET /blog HTTP/1.1\r\n${host}Host: other.example\r\n\r\n`, 400, "GET", "/blog"],
	["an expectation", `GET /blog HTTP/1.1\r\n${host}Expect: coffee\r\n\r\n`, 417, "GET", "/blog"],
	[
		"a body that is announced as too long",
		`POST /api/newsletter HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 1000000000\r\n\r\n`,
		...([413, "POST", "/api/newsletter"] as const),
	],
	["no request at all", "hello\r\n\r\n", 400, undefined, undefined],
	[
		"headers that are too long",
		`GET / HTTP/1.1\r\nX: ${"y".repeat(20_000)}\r\n\r\n`,
		431,
		undefined,
		undefined,
	],
	["headers that do not end", `GET / HTTP/1.1\r\n${host}`, 408, undefined, undefined],
])(
	"tells of a request that is refused for %s, under the id of its answer",
	async (_what, sent, status, method, url) => {
		const { port, noted } = await notingSite();
		const answer = await exchange(port, sent);
		expect(statusOf(answer)).toBe(status);
		expect(noted).toMatchObject([{ requestId: idOf(answer), status }]);
		expect(noted[0]?.request?.method).toBe(method);
		if (url === undefined) expect(noted[0]?.request).toBeUndefined();
		else expect(noted[0]?.request?.url).toMatch(url);
	},
);

it("the server ends a connection on which nothing was sent, and tells of no request", async () => {
	const { port, noted } = await notingSite();
	expect(await (await rawConnection(port)).awaitEnd()).toBe("");
	expect(noted).toEqual([]);
});

it("the server tells of a client that has its share of requests already", async () => {
	const held = Promise.withResolvers<Response>();
	const asked = Promise.withResolvers<void>();
	const { port, noted } = await notingSite({
		trustProxy: true,
		shares: { connections: 10, requests: 1 },
		page: () => {
			asked.resolve();
			return held.promise;
		},
	});
	const first = await rawConnection(port);
	first.write(`GET /one HTTP/1.1\r\n${host}\r\n`);
	await asked.promise;
	expect(statusOf(await exchange(port, `GET /two HTTP/1.1\r\n${host}\r\n`))).toBe(503);
	expect(noted).toMatchObject([{ status: 503, request: { url: "/two" } }]);
	held.resolve(new Response("One"));
	expect(await first.awaitAnswer(/One/)).toContain("200 OK");
	expect(noted).toHaveLength(1);
});

it("logs a line without the query, a secret, or all of a long address", () => {
	const lines: unknown[] = [];
	const log = Object.assign(openLog("silent"), {
		info: (line: object, message: string) => lines.push({ ...line, message }),
	});
	const refused = { requestId: "1", status: 405 };
	const asked = (method: string, url: string) => ({ ...refused, request: { method, url, headers: {} } });
	logRefused(log, asked("BREW", "/blog?token=secret"));
	logRefused(log, asked("BREW", "http://evil.example/preview/secret"));
	logRefused(log, asked("GET", `/${"a".repeat(5_000)}`));
	logRefused(log, asked("GET", `/${"a".repeat(8_000)}/b`));
	logRefused(log, asked("GET", `/%${"/".repeat(8_000)}b`));
	logRefused(log, asked("GET", `/fr/%70review/${"s".repeat(8_000)}`));
	logRefused(log, asked("GET", `/${"a/../".repeat(47)}preview/secret/b`));
	logRefused(log, refused);
	const line = { requestId: "1", status: 405, refused: true, message: "request" };
	expect(lines).toEqual([
		{ ...line, method: "BREW", path: "/blog" },
		{ ...line, method: "BREW", path: expect.stringMatching(/^\/preview\/?…$/) },
		{ ...line, method: "GET", path: `/${"a".repeat(255)}` },
		{ ...line, method: "GET", path: `/${"a".repeat(255)}` },
		{ ...line, method: "GET", path: `/%${"/".repeat(254)}` },
		{ ...line, method: "GET", path: "/fr/preview/…" },
		{ ...line, method: "GET", path: "/preview/…" },
		{ ...line, method: undefined, path: undefined },
	]);
});

it("hands a trace on, and has it in the log", async () => {
	const lines: { traceId?: string; requestId?: string }[] = [];
	const log = pino({ level: "info" }, { write: (line) => lines.push(JSON.parse(line)) });
	const { port, noted } = await notingSite();
	const trace = "0af7651916cd43dd8448eb211c80319c";
	const sent = `TRACE / HTTP/1.1\r\n${host}traceparent: 00-${trace}-b7ad6b7169203331-01\r\n\r\n`;
	const answer = await exchange(port, sent);
	expect(answer).toMatch(new RegExp(`^traceresponse: 00-${trace}-`, "im"));
	for (const refused of noted) logRefused(log, refused);
	expect(lines).toMatchObject([{ traceId: trace, requestId: idOf(answer) }]);
});
