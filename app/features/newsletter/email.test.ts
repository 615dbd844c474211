import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail, normalizeEmail } from "./email";

describe("isEmail", () => {
	it.each([
		"someone@example.com",
		"first.last+news@sub.example.co.uk",
		"o'brien@example.com",
		"élodie@exemple.fr",
		"a@b",
		`${"a".repeat(242)}@example.com`,
	])("takes %s", (email) => expect(isEmail(normalizeEmail(email))).toBe(true));

	it.each([
		"",
		"   ",
		"someone",
		"someone.example.com",
		"some one@example.com",
		"a@example.com, b@example.com",
		"a@example.com;b@example.com",
		"Someone <someone@example.com>",
		"someone@example.com\r\nBcc: other@example.com",
		"some\u0000one@example.com",
		"some\u200bone@example.com",
		`${"a".repeat(243)}@example.com`,
	])("refuses %j", (email) => expect(isEmail(normalizeEmail(email))).toBe(false));

	it("never takes what could end a header's line or begin another address", () => {
		const spice = fc.constantFrom(
			"\r",
			"\n",
			"\r\nBcc: x@y",
			"\u2028",
			"\u0000",
			",",
			";",
			"<",
			">",
			'"',
			"\t ",
		);
		const around = fc.tuple(fc.string({ unit: "binary" }), spice, fc.string({ unit: "binary" }));
		fc.assert(
			fc.property(around, ([before, bad, after]) => {
				expect(isEmail(normalizeEmail(`a${before}${bad}${after}@example.com`))).toBe(false);
			}),
		);
	});

	it("takes nothing without an at sign, and nothing longer than 254 characters", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 400 }), (typed) => {
				const email = normalizeEmail(typed);
				if (isEmail(email)) {
					expect(email).toContain("@");
					expect(email.length).toBeLessThanOrEqual(254);
				}
			}),
		);
	});
});

it("stores an address without surrounding space, in lower case", () => {
	expect(normalizeEmail("  Some.One@Example.COM\n")).toBe("some.one@example.com");
});
