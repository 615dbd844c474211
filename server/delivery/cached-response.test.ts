import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CachedResponse } from "./cached-response.ts";

const body = Buffer.from("<p>hello</p>".repeat(200));
const page = () => new CachedResponse(200, { "content-type": "text/html", vary: "Cookie" }, body);
const prose = Array.from({ length: 400 }, (_, place) => `${place * place} people dine, ${place} talk.`).join(
	"\n",
);
const wish = (acceptEncoding?: string, ifNoneMatch?: string) => ({ acceptEncoding, ifNoneMatch });

describe("a cached response", () => {
	it.each([
		["br, gzip", "br", brotliDecompressSync],
		["gzip", "gzip", gunzipSync],
		["gzip, br;q=0", "gzip", gunzipSync],
	])("is compressed once for a client that accepts %s", async (accepted, encoding, decompress) => {
		const response = page();
		expect(response.answer(wish(accepted))).toBeUndefined();
		const answer = await response.prepare(wish(accepted));
		expect(answer.headers["content-encoding"]).toBe(encoding);
		expect(answer.headers["content-length"]).toBe(String(answer.body?.length));
		expect(decompress(answer.body ?? Buffer.alloc(0))).toEqual(body);
		expect(response.answer(wish(accepted))).toEqual(answer);
	});

	it("is compressed once however many wait for it", async () => {
		const response = page();
		const answers = await Promise.all(Array.from({ length: 20 }, () => response.prepare(wish("br"))));
		expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
	});

	it("is not compressed when it is short", async () => {
		const short = new CachedResponse(200, { "content-type": "text/plain" }, Buffer.from("x".repeat(1000)));
		expect((await short.prepare(wish("br"))).headers).not.toHaveProperty("content-encoding");
	});

	it("has no tag, and is never unchanged, when it is an error", async () => {
		const error = new CachedResponse(404, {}, body);
		const answer = await error.prepare(wish("br", "*"));
		expect(answer.status).toBe(404);
		expect(answer.headers).not.toHaveProperty("etag");
	});

	it("is plain for a client that accepts no compression", () => {
		const answer = page().answer(wish());
		expect(answer).toMatchObject({ status: 200, body });
		expect(answer?.headers).not.toHaveProperty("content-encoding");
		expect(answer?.headers.vary).toBe("Cookie, Accept-Encoding");
	});

	it("is not sent again to a client that has it", async () => {
		const response = page();
		const { headers } = await response.prepare(wish("br"));
		expect(response.answer(wish("br", headers.etag))).toMatchObject({ status: 304, body: undefined });
		expect(response.answer(wish("gzip", `W/${headers.etag}`))?.status).toBe(304);
		expect(response.answer(wish(undefined, '"another"'))?.status).toBe(200);
	});

	it("is compressed further once it has settled, under another tag", async () => {
		const response = new CachedResponse(200, {}, Buffer.from(prose));
		const first = await response.prepare(wish("br"));
		const gzip = await response.prepare(wish("gzip"));
		await response.settle();
		const settled = response.answer(wish("br"));
		expect(settled?.body?.length).toBeLessThan(first.body?.length ?? 0);
		expect(settled?.headers["content-length"]).toBe(String(settled?.body?.length));
		expect(brotliDecompressSync(settled?.body ?? "").toString()).toBe(prose);
		expect(settled?.headers.etag).not.toBe(first.headers.etag);
		for (const { headers } of [first, gzip, settled ?? first]) {
			expect(response.answer(wish("br", headers.etag))?.status).toBe(304);
		}
		expect(response.answer(wish("gzip"))).toEqual(gzip);
	});

	it("has another tag when its content is another", () => {
		const other = new CachedResponse(200, {}, Buffer.from("other"));
		expect(other.answer(wish())?.headers.etag).not.toBe(page().answer(wish())?.headers.etag);
	});
});
