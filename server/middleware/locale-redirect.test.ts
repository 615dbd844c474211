import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";

async function ask(path: string, language?: string) {
	const { app } = await testSite();
	return app.request(path, language === undefined ? {} : { headers: { Cookie: `language=${language}` } });
}

describe("the switcher's links", () => {
	it.each([
		["/blog?language=fr", "/fr/blog", "fr"],
		["/fr/blog?language=en", "/blog", "en"],
		["/fr?language=en", "/", "en"],
		["/?language=fr", "/fr", "fr"],
		["/blog?search=love&language=fr", "/fr/blog?search=love", "fr"],
		["/fr/events?language=en", "/events/singlessocials", "en"],
	])("%s leads to %s and is stored for a year", async (path, location, language) => {
		const answer = await ask(path);
		expect(answer.status).toBe(302);
		expect(answer.headers.get("Location")).toBe(location);
		expect(answer.headers.get("Set-Cookie")).toBe(
			`language=${language}; Max-Age=31536000; Path=/; SameSite=Lax`,
		);
	});

	it("can be asked without its page, as the content area does", async () => {
		const { app } = await testSite();
		const answer = await app.request("/?language=fr", { method: "HEAD" });
		expect([answer.status, answer.headers.get("Set-Cookie")?.split(";")[0]]).toEqual([302, "language=fr"]);
	});

	it("accepts no other language", async () => {
		const answer = await ask("/blog?language=de");
		expect(answer.status).toBe(404);
		expect(answer.headers.get("Set-Cookie")).toBeNull();
	});
});

describe("a stored language", () => {
	it.each([
		["/", "/fr"],
		["/blog", "/fr/blog"],
		["/blog/a-slug?x=1", "/fr/blog/a-slug?x=1"],
		["/events", "/fr/events/singlessocials"],
	])("leads French readers from %s to %s", async (path, location) => {
		const answer = await ask(path, "fr");
		expect(answer.status).toBe(302);
		expect(answer.headers.get("Location")).toBe(location);
		expect(answer.headers.get("Vary")).toContain("Cookie");
	});

	it.each(["/fr/blog", "/admin", "/media/x.webp", "/api/settings", "/healthz", "/blog.data", "/robots.txt"])(
		"leaves %s where it is",
		async (path) => {
			expect((await ask(path, "fr")).headers.get("Location")).toBeNull();
		},
	);

	it.each(["en", "de", ""])("leaves readers with the cookie %j on the English page", async (language) => {
		expect((await ask("/blog", language)).headers.get("Location")).toBeNull();
	});

	it("never leads to another host", async () => {
		for (const path of ["//evil.example", "/\\evil.example", "//evil.example?language=fr"]) {
			const location = (await ask(path, "fr")).headers.get("Location") ?? "/fr";
			expect(location).toMatch(/^\/fr(\/|$|\?)/);
		}
	});
});

it("the site leads from the short address of a page to the page, in its language", async () => {
	for (const [short, page] of [
		["/events", "/events/singlessocials"],
		["/fr/events", "/fr/events/singlessocials"],
	] as const) {
		const answer = await ask(short);
		expect([answer.status, answer.headers.get("Location")]).toEqual([301, page]);
	}
});
