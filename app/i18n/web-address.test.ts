import { describe, expect, it } from "vitest";
import { isSiteAddress, isWebAddress } from "./web-address.ts";

describe("an address of the web", () => {
	it.each(["https://duo.mu", "https://www.duo.mu/a?b=c#d", "HTTPS://DUO.MU/É"])("is %s", (typed) => {
		expect(isWebAddress(typed)).toBe(true);
	});

	it.each([
		"http://duo.mu",
		"javascript:alert(1)",
		"https://user:word@duo.mu",
		'https://duo.mu/"><script>',
		"https://localhost",
		"https://duo.mu/a b",
		"//duo.mu",
		"",
	])("is not %s", (typed) => {
		expect(isWebAddress(typed)).toBe(false);
	});
});

describe("an address of this site", () => {
	it.each(["/", "/network", "/blog/first-dates", "/fr/legal#publisher"])("is %s", (typed) => {
		expect(isSiteAddress(typed)).toBe(true);
	});

	it.each(["//duo.mu", "/\\duo.mu", "network", "/a b", "/../admin", '/"onclick=', "/a?b", ""])(
		"is not %s",
		(typed) => {
			expect(isSiteAddress(typed)).toBe(false);
		},
	);
});
