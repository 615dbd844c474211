import fc from "fast-check";
import { expect, it } from "vitest";
import { wellFormed } from "./well-formed.ts";

it("a text is made well-formed as the language's own method does it", () => {
	const units = fc.array(fc.oneof(fc.integer({ min: 0xd7f0, max: 0xe00f }), fc.nat(0xffff)));
	fc.assert(
		fc.property(units, (codes) => {
			const text = String.fromCharCode(...codes);
			expect(wellFormed(text)).toBe(text.toWellFormed());
		}),
	);
	expect(wellFormed("a\ud800b\udc00\u{1f600}")).toBe("a\ufffdb\ufffd\u{1f600}");
});
