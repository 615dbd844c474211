import { describe, expect, it } from "vitest";
import { listeningSite } from "#server/testing/listening-site.ts";
import { exchange, rawConnection } from "#server/testing/raw-connection.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };
const host = "Host: ensemble.example\r\n";
/** Short enough for a test, with nothing else that could end a connection. */
const timeouts = { headersMs: 150, requestMs: 300, keepAliveMs: 10_000, readingMs: 200, checkEveryMs: 25 };
const longBytes = 8 * 1024 * 1024;

const page = async (_stores: unknown, request: Request) =>
	new Response(`<p>${new URL(request.url).pathname}</p>`, { headers: html });

const openSite = () => listeningSite({ page, timeouts });
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe("slow clients", () => {
	it("are cut off while they send headers line by line", async () => {
		const { port } = await openSite();
		const connection = await rawConnection(port);
		connection.write(`GET / HTTP/1.1\r\n${host}`);
		expect(statusOf(await connection.awaitEnd())).toBe(408);
	});

	it("are cut off while they send a body byte by byte", async () => {
		const { port } = await openSite();
		const connection = await rawConnection(port);
		connection.write(
			`POST /api/newsletter HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
		);
		expect(statusOf(await connection.awaitEnd())).toBe(408);
	});

	it("are cut off when they do not read, and hold up nobody else", async () => {
		const { port, url, server } = await listeningSite({
			timeouts,
			page: async () => new Response("x".repeat(longBytes), { headers: html }),
		});
		const closed = new Promise<number>((resolve) =>
			server.once("connection", (socket) => socket.once("close", () => resolve(socket.bytesWritten))),
		);
		const slow = await rawConnection(port);
		slow.socket.pause();
		slow.write(`GET / HTTP/1.1\r\n${host}Accept-Encoding: identity\r\n\r\n`);
		expect((await (await fetch(url)).text()).length).toBe(longBytes);
		await closed;
		expect(slow.socket.bytesRead).toBeLessThan(longBytes);
	});

	it("cannot have thousands of answers piled up for one connection", async () => {
		let handled = 0;
		const { port, server } = await listeningSite({
			timeouts,
			page: async () => {
				handled += 1;
				return new Response("x".repeat(256 * 1024), { headers: { ...html, "Cache-Control": "no-store" } });
			},
		});
		const closed = new Promise<void>((resolve) =>
			server.once("connection", (socket) => socket.once("close", () => resolve())),
		);
		const greedy = await rawConnection(port);
		greedy.socket.pause();
		greedy.write(`GET /authors/a HTTP/1.1\r\n${host}\r\n`.repeat(2_000));
		await closed;
		expect(handled).toBeLessThan(10);
	});
});

it("a few requests sent at once are answered in their order", async () => {
	const { port } = await openSite();
	const requests = ["a", "b", "c"].map((name) => `GET /authors/${name} HTTP/1.1\r\n${host}\r\n`);
	const connection = await rawConnection(port);
	connection.write(requests.join(""));
	expect(
		await connection.awaitAnswer(
			/<p>\/authors\/a<\/p>[\s\S]*<p>\/authors\/b<\/p>[\s\S]*<p>\/authors\/c<\/p>/,
		),
	).toContain("200 OK");
});

describe("too much", () => {
	it("of an address is refused with 414, of headers with 431", async () => {
		const { port } = await openSite();
		const long = `GET /${"a".repeat(5_000)} HTTP/1.1\r\n${host}\r\n`;
		expect(statusOf(await exchange(port, long))).toBe(414);
		const many = Array.from({ length: 3_000 }, (_, index) => `X-${index}: y\r\n`).join("");
		expect(statusOf(await exchange(port, `GET / HTTP/1.1\r\n${host}${many}\r\n`))).toBe(431);
	});

	it("of a body is refused before it is sent, when the client asks first", async () => {
		const { port } = await openSite();
		const upload = (length: number) =>
			`POST /api/admin/upload-image HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
		const answer = await exchange(port, upload(1_000_000_000));
		expect(statusOf(answer)).toBe(413);
		const fitting = await rawConnection(port);
		fitting.write(upload(10));
		expect(await fitting.awaitAnswer(/HTTP\/1\.1 4/)).toMatch(
			/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 401 /,
		);
	});

	it("of a chunked body is refused once it is too long, and a large one only read for the administrator", async () => {
		const { port } = await openSite();
		const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
		const post = (path: string, type: string) =>
			`POST ${path} HTTP/1.1\r\n${host}Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`;
		const connection = await rawConnection(port);
		connection.write(post("/api/newsletter", "application/json") + chunk.repeat(4));
		expect(statusOf(await connection.awaitAnswer(/\r\n\r\n/))).toBe(413);
		const upload = await rawConnection(port);
		upload.write(post("/api/admin/upload-image", "multipart/form-data; boundary=x"));
		expect(statusOf(await upload.awaitAnswer(/\r\n\r\n/))).toBe(401);
	});
});

describe("requests that two servers could read differently", () => {
	const smuggled = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n";
	it.each([
		["both lengths", `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
		["two lengths", `Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd${smuggled}`],
		["a length that is none", `Content-Length: +4\r\n\r\nabcd${smuggled}`],
		["chunked not last", `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
		["a chunk size that is none", `Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${smuggled}`],
		["a folded header", `X: a\r\n b\r\nTransfer-Encoding\t: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
		["a bare line feed in a header", `X: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
		["a NUL in a header", `X: a\0b\r\n\r\n${smuggled}`],
	])("are refused: %s", async (_what, rest) => {
		const { port } = await openSite();
		const answer = await exchange(port, `POST /api/newsletter HTTP/1.1\r\n${host}${rest}`);
		expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
		expect(answer).not.toContain("/smuggled");
		expect(answer).not.toMatch(/HTTP\/1\.1 2/);
	});
});

describe("requests of another kind", () => {
	const close = "Connection: close\r\n\r\n";

	it("for another site's address are answered as our own", async () => {
		const { port } = await openSite();
		const answer = await exchange(port, `GET http://evil.example/blog HTTP/1.1\r\n${host}${close}`);
		expect(statusOf(answer)).toBe(200);
		expect(answer).toContain("<p>/blog</p>");
		const bare = await exchange(port, `GET http://evil.example HTTP/1.1\r\n${host}${close}`);
		expect(bare).toContain("<p>/</p>");
	});

	it.each(["Host: other.example\r\n", "hOST: ensemble.example\r\n"])(
		"that name two hosts are refused: %j",
		async (second) => {
			const { port } = await openSite();
			expect(statusOf(await exchange(port, `GET / HTTP/1.1\r\n${host}${second}\r\n`))).toBe(400);
		},
	);

	it("never open a tunnel or change the protocol", async () => {
		const { port } = await openSite();
		const connect = await exchange(port, `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`);
		expect(connect).not.toMatch(/^HTTP\/1\.1 [12]/);
		for (const protocol of ["websocket", "h2c"]) {
			const upgrade = `Upgrade: ${protocol}\r\nConnection: Upgrade, close\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`;
			expect(statusOf(await exchange(port, `GET / HTTP/1.1\r\n${host}${upgrade}`))).toBe(200);
		}
		const preface = await exchange(port, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
		expect(statusOf(preface)).toBe(400);
	});

	it.each([
		"TRACE / HTTP/1.1",
		"BREW / HTTP/1.1",
		"OPTIONS * HTTP/1.1",
		"GET evil HTTP/1.1",
		"GET //[ HTTP/1.1",
	])("are refused: %s", async (line) => {
		const { port } = await openSite();
		const status = statusOf(await exchange(port, `${line}\r\n${host}${close}`));
		expect(status).toBeGreaterThanOrEqual(200);
		expect(status).toBeLessThan(500);
		if (!line.includes("//")) expect([400, 405]).toContain(status);
	});
});
