import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isEmail, normalizeEmail } from "./email-address.ts";

describe("isEmail", () => {
	it.each([
		"someone@example.com",
		"first.last+news@sub.example.co.uk",
		"o'brien@example.com",
		"a@b.c",
		"!#$%&'*+/=?^_`{|}~-@sub-domain.example",
		`${"a".repeat(242)}@example.com`,
	])("takes %s", (email) => expect(isEmail(normalizeEmail(email))).toBe(true));

	it.each([
		"",
		"   ",
		"someone",
		"someone.example.com",
		"@",
		"a@",
		"@b",
		"@b.example",
		"a@b",
		"a@b@c.example",
		"a@b.example@",
		"a@.example",
		"a@b.",
		"a@b..example",
		"a@-b.example",
		"a@b-.example",
		"a@b_c.example",
		`a@${"b".repeat(64)}.example`,
		"élodie@exemple.fr",
		"a@[203.0.113.7]",
		"some one@example.com",
		"a@example.com, b@example.com",
		"a@example.com;b@example.com",
		"Someone <someone@example.com>",
		"someone@example.com\r\nBcc: other@example.com",
		"some\u0000one@example.com",
		"some\u200bone@example.com",
		`${"a".repeat(243)}@example.com`,
	])("refuses %j", (email) => expect(isEmail(normalizeEmail(email))).toBe(false));

	it("refuses characters that could end a header's line or begin another address", () => {
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

	it("accepts real addresses, and refuses them without a dot in the domain or with a second at sign", () => {
		fc.assert(
			fc.property(fc.emailAddress(), (typed) => {
				const email = normalizeEmail(typed);
				const [name = "", domain = ""] = email.split("@");
				expect(isEmail(email)).toBe(email.length <= 254);
				expect(isEmail(`${name}@${domain.replaceAll(".", "")}`)).toBe(false);
				expect(isEmail(`${name}@${email}`)).toBe(false);
			}),
		);
	});

	it("accepts what browsers accept, with a dot in the domain", () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom("a", ".", "-", "@"), maxLength: 254 }), (typed) => {
				const ofBrowsers = z.regexes.html5Email.test(typed);
				expect(isEmail(typed)).toBe(ofBrowsers && (typed.split("@")[1] ?? "").includes("."));
			}),
		);
	});
});

it("an address is stored without surrounding space, in lower case", () => {
	expect(normalizeEmail("  Some.One@Example.COM\n")).toBe("some.one@example.com");
});
