import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { answerHeaders } from "#server/middleware/security-headers.ts";
import { edgeCache } from "./edge-cache.ts";
import { PageCache } from "./page-cache.ts";

const siteUrl = "http://localhost:3000";
const trace = "0af7651916cd43dd8448eb211c80319c";

it("a failure of the site itself is answered and logged under one id, with its trace", async () => {
	const lines: Record<string, unknown>[] = [];
	const log = pino({ level: "info" }, { write: (line) => lines.push(JSON.parse(line)) });
	const revision = { current: () => "1", hasChangedSince: () => false };
	const listener = edgeCache({
		fetch: () => Promise.reject(new Error("nobody foresaw it")),
		findFile: () => undefined,
		isUncached: () => false,
		pages: new PageCache({ revision, day: () => "2026-11-22", maxBytes: 1e6 }),
		...{ log, siteUrl, headers: answerHeaders(siteUrl), trustProxy: false },
	});
	const server = createServer(listener).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	const traceparent = `00-${trace}-b7ad6b7169203331-01`;
	const answer = await fetch(`http://127.0.0.1:${port}/blog?page=2`, { headers: { traceparent } });
	const requestId = answer.headers.get("X-Request-Id");
	expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
	expect(requestId).toMatch(/^\w+$/);
	expect(answer.headers.get("traceresponse")).toContain(trace);
	const line = { requestId, traceId: trace, method: "GET", path: "/blog" };
	expect(lines).toMatchObject([
		{ ...line, msg: "unexpected error", err: { message: "nobody foresaw it" } },
		{ ...line, msg: "request", status: 500 },
	]);
});
