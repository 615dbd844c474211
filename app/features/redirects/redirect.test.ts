import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMissable, redirect, redirectTarget } from "./redirect.ts";

const leading = (pairs: Record<string, string>) =>
	Object.entries(pairs).map(([path, target]) => ({ path, target }));

describe("a redirect", () => {
	it.each([
		["/Old-Page/", "/old-page"],
		["https://old.example/About.html?x=1#y", "/about.html"],
		["/caf\u00e9", "/caf%c3%a9"],
		["//evil.example/x", "/x"],
	])("is from %s as %s", (path, spelled) => {
		expect(redirect.parse({ path, target: "/network" }).path).toBe(spelled);
	});

	it.each([
		"",
		"/",
		"old",
		"/admin/x",
		"/preview/secret",
		"/api/none",
		"/Media/none.png",
		"javascript:alert(1)",
		"/\\evil",
	])("is not from %j", (path) =>
		expect(redirect.safeParse({ path, target: "/network" }).success).toBe(false),
	);

	it.each(["//evil.example", "http://duo.mu", "javascript:alert(1)", "network", "/a\nb", "/../x"])(
		"does not lead to %j",
		(target) => expect(redirect.safeParse({ path: "/old", target }).success).toBe(false),
	);
});

describe("where a path leads", () => {
	it("is the end of the way, in the language that was asked for", () => {
		const redirects = leading({ "/a": "/b", "/b": "/c#x", "/fr/a": "/fr/d", "/out": "https://duo.mu/" });
		expect(redirectTarget(redirects, "/A/")).toBe("/c#x");
		expect(redirectTarget(redirects, "/fr/b")).toBe("/fr/c#x");
		expect(redirectTarget(redirects, "/fr/a")).toBe("/fr/d");
		expect(redirectTarget(redirects, "/fr/out")).toBe("https://duo.mu/");
		expect(redirectTarget(redirects, "/c")).toBeUndefined();
	});

	it("is never where it was, whatever the redirects are", () => {
		const path = fc.constantFrom("/a", "/b", "/c", "/fr/a", "/fr/b", "/fr/c", "/d");
		fc.assert(
			fc.property(
				fc.uniqueArray(fc.record({ path, target: path }), { selector: (one) => one.path }),
				path,
				(all, from) => {
					const target = redirectTarget(all, from);
					expect(target).not.toBe(from);
					if (target !== undefined) expect(redirectTarget(all, target)).toBeUndefined();
				},
			),
		);
	});
});

it.each([
	["/old-page", true],
	["/fr/nos-services.html", true],
	["/blog/2019/03/first_dates", true],
	["/wp-login.php", false],
	["/wp-admin/setup", false],
	["/.env", false],
	["/a/../b", false],
	["/favicon-32.png", false],
	["/jane@duo.mu", false],
	["/jane%40duo.mu", false],
	["/invitation/abc", false],
	["/admin/nothing", false],
	["/x/9f8e7d6c5b4a39281706f5e4d3c2b1a0", false],
	["/x/550e8400-e29b-41d4-a716-446655440000", false],
	["/x/kq3-zt7w_1b9xv-p0c5m", false],
	["/call/23057001234", false],
	["/5-things-to-do-in-2024-with-30-euros", true],
	["/how-to-plan-a-first-date-in-mauritius-2019-03", true],
	[`/${"a-".repeat(100)}`, false],
])("a visit to %s is worth showing: %s", (path, expected) => expect(isMissable(path)).toBe(expected));
