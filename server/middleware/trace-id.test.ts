import { expect, it } from "vitest";
import type { Log } from "#platform/log/log.ts";
import { openLog } from "#platform/log/log.ts";
import { listeningSite } from "#server/testing/listening-site.ts";
import { traceIdOf } from "./trace-id.ts";

const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${trace}-00f067aa0ba902b7-01`;

it("reads the trace of the header that W3C describes, and of later versions", () => {
	expect(traceIdOf(traceparent)).toBe(trace);
	expect(traceIdOf(`01-${trace}-00f067aa0ba902b7-01-more`)).toBe(trace);
});

it.each([
	undefined,
	"",
	trace,
	`00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
	`00-${trace}-${"0".repeat(16)}-01`,
	`00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
	`00-${trace}-00f067aa0ba902b7-01\n{"level":60}`,
	[traceparent, traceparent],
])("takes %j for none", (header) => {
	expect(traceIdOf(header)).toBeUndefined();
});

it("stands in the log's line of each request, rendered, cached or of the API", async () => {
	const lines: { path?: string; traceId?: string }[] = [];
	const info = (line: object) => void lines.push(line);
	const log: Log = Object.assign(openLog("silent"), { info });
	const page = async () => new Response("<p>A page</p>", { headers: { "Content-Type": "text/html" } });
	const { url } = await listeningSite({ page, log });
	const ask = (path: string, headers: Record<string, string>) => fetch(url + path, { headers });
	for (const path of ["/", "/", "/api/events"]) await (await ask(path, { traceparent })).text();
	await (await ask("/blog", {})).text();
	const seen = lines.filter(({ path }) => path !== undefined).map(({ path, traceId }) => [path, traceId]);
	expect(seen).toEqual([
		["/", trace],
		["/", trace],
		["/api/events", trace],
		["/blog", undefined],
	]);
});
