import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Representation } from "./representation";

const body = Buffer.from("<p>hello</p>".repeat(200));
const page = () => new Representation(200, { "content-type": "text/html", vary: "Cookie" }, body);
const wish = (acceptEncoding?: string, ifNoneMatch?: string) => ({ acceptEncoding, ifNoneMatch });

describe("a representation", () => {
	it.each([
		["br, gzip", "br", brotliDecompressSync],
		["gzip", "gzip", gunzipSync],
		["gzip, br;q=0", "gzip", gunzipSync],
	])("is compressed once for a client that accepts %s", async (accepted, encoding, decompress) => {
		const kept = page();
		expect(kept.answer(wish(accepted))).toBeUndefined();
		const answer = await kept.prepare(wish(accepted));
		expect(answer.headers["content-encoding"]).toBe(encoding);
		expect(answer.headers["content-length"]).toBe(String(answer.body?.length));
		expect(decompress(answer.body ?? Buffer.alloc(0))).toEqual(body);
		expect(kept.answer(wish(accepted))).toEqual(answer);
	});

	it("is plain for a client that accepts no compression", () => {
		const answer = page().answer(wish());
		expect(answer).toMatchObject({ status: 200, body });
		expect(answer?.headers).not.toHaveProperty("content-encoding");
		expect(answer?.headers.vary).toBe("Cookie, Accept-Encoding");
	});

	it("is not sent again to a client that has it", async () => {
		const kept = page();
		const { headers } = await kept.prepare(wish("br"));
		expect(kept.answer(wish("br", headers.etag))).toMatchObject({ status: 304, body: undefined });
		expect(kept.answer(wish("gzip", `W/${headers.etag}`))?.status).toBe(304);
		expect(kept.answer(wish(undefined, '"another"'))?.status).toBe(200);
	});

	it("has another tag when its content is another", () => {
		const other = new Representation(200, {}, Buffer.from("other"));
		expect(other.answer(wish())?.headers.etag).not.toBe(page().answer(wish())?.headers.etag);
	});
});
