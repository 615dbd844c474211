import { pino } from "pino";
import { expect, it } from "vitest";
import { listeningSite } from "#server/testing/listening-site.ts";
import { newRequestId, traceIdOf, traceResponse } from "./request-log.ts";

const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${trace}-00f067aa0ba902b7-01`;

it("a trace id is read from the header that W3C describes, and of later versions", () => {
	expect(traceIdOf(traceparent)).toBe(trace);
	expect(traceIdOf(`01-${trace}-00f067aa0ba902b7-01-more`)).toBe(trace);
});

it.each([
	undefined,
	"",
	trace,
	`ff-${trace}-00f067aa0ba902b7-01`,
	`00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
	`00-${trace}-${"0".repeat(16)}-01`,
	`00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
	`00-${trace}-00f067aa0ba902b7-01\n{"level":60}`,
	[traceparent, traceparent],
])("takes %j for none", (header) => {
	expect(traceIdOf(header)).toBeUndefined();
});

it("a trace id is handed on with the id of the request, in our version of the header", () => {
	expect(traceResponse(`01-${trace}-00f067aa0ba902b7-00-more`, "0a1b2c3d")).toBe(
		`00-${trace}-000000000a1b2c3d-00`,
	);
	expect(traceResponse(undefined, "0a1b2c3d")).toBeUndefined();
	expect(traceResponse("nonsense", "0a1b2c3d")).toBeUndefined();
});

it("the id of a trace is in the log's line of each request and in its answer, rendered, cached or of the API", async () => {
	const lines: { path?: string; traceId?: string }[] = [];
	const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line)) });
	const page = async () => new Response("<p>A page</p>", { headers: { "Content-Type": "text/html" } });
	const { url } = await listeningSite({ page, log });
	const ask = (path: string, headers: Record<string, string>) => fetch(url + path, { headers });
	const handedOn = async (path: string, headers: Record<string, string>) => {
		const answer = await ask(path, headers);
		await answer.text();
		const [id, handed] = ["x-request-id", "traceresponse"].map((name) => answer.headers.get(name));
		return handed?.replace(id ?? "", "its id");
	};
	for (const path of ["/", "/", "/api/events"]) {
		expect(await handedOn(path, { traceparent })).toBe(`00-${trace}-00000000its id-01`);
	}
	// What was rendered for one trace is cached without it.
	expect(await handedOn("/", {})).toBeUndefined();
	await (await ask("/blog", {})).text();
	const seen = lines.filter(({ path }) => path !== undefined).map(({ path, traceId }) => [path, traceId]);
	expect(seen).toEqual([
		["/", trace],
		["/", trace],
		["/api/events", trace],
		["/", undefined],
		["/blog", undefined],
	]);
});

it("the server gives every request an id of its own, beyond one draw of random bytes", () => {
	const ids = Array.from({ length: 3000 }, newRequestId);
	expect(ids.every((id) => /^[0-9a-f]{8}$/.test(id))).toBe(true);
	// Of so many 32-bit numbers two may be the same once in a thousand runs, ten never.
	expect(new Set(ids).size).toBeGreaterThan(2990);
});
