import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	dataKeyOf,
	fingerprintOf,
	newDataKey,
	openBytes,
	openJson,
	SealError,
	sealBytes,
	sealJson,
	unwrapKey,
	wrapKey,
} from "./sealing.server.ts";

describe("what is sealed", () => {
	it("opens with its key at its place, whatever was written", () => {
		const key = newDataKey();
		fc.assert(
			fc.property(fc.json(), (json) => {
				const value: unknown = JSON.parse(json);
				expect(openJson(key, "here", sealJson(key, "here", value))).toEqual(value);
			}),
		);
	});

	it("opens neither with another key nor elsewhere", () => {
		const [key, other] = [newDataKey(), newDataKey()];
		const sealed = sealJson(key, "one/content", "marker");
		expect(() => openJson(other, "one/content", sealed)).toThrow(SealError);
		expect(() => openJson(key, "two/content", sealed)).toThrow(SealError);
	});

	it("does not open once a byte of it was changed or is missing", () => {
		const key = newDataKey();
		const sealed = sealBytes(key, "here", Buffer.from("marker"));
		for (let place = 0; place < sealed.length; place++) {
			const changed = Buffer.from(sealed);
			changed[place] = (changed[place] ?? 0) ^ 1;
			expect(() => openBytes(key, "here", changed)).toThrow(SealError);
			expect(() => openBytes(key, "here", sealed.subarray(0, place))).toThrow(SealError);
		}
	});

	it("says neither what was written nor, for short texts, how long it was", () => {
		const key = newDataKey();
		const [short, longer] = ["yes", "a little longer"].map((text) => sealJson(key, "here", text));
		expect(short).toHaveLength(longer?.length ?? 0);
		expect(sealBytes(key, "here", Buffer.from("marker")).includes("marker")).toBe(false);
	});
});

describe("a data key", () => {
	it("is wrapped by a master key for one application", () => {
		const [master, key] = [newDataKey(), newDataKey()];
		const wrapped = wrapKey(master, "one", key);
		expect(unwrapKey(master, "one", wrapped).bytes.equals(key.bytes)).toBe(true);
		expect(() => unwrapKey(master, "two", wrapped)).toThrow(SealError);
		expect(() => unwrapKey(newDataKey(), "one", wrapped)).toThrow(SealError);
	});

	it("has a fingerprint of its own, and a fixed length", () => {
		const key = newDataKey();
		expect(fingerprintOf(key)).toMatch(/^[0-9a-f]{16}$/);
		expect(fingerprintOf(dataKeyOf(key.bytes))).toBe(fingerprintOf(key));
		expect(fingerprintOf(newDataKey())).not.toBe(fingerprintOf(key));
		expect(() => dataKeyOf(Buffer.alloc(31))).toThrow(SealError);
	});
});
