import { expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { unbuiltPages } from "#server/testing/unbuilt-pages.ts";
import { cacheKeyOf } from "./cache-key.ts";

const opened = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

it.each([
	["/invitation/some-token.data", "/invitation/some-token"],
	["/fr/blog.data?page=2&_routes=root", "/fr/blog?page=2"],
	["/_.data", "/"],
	["/admin/blog.data", "/admin/blog"],
])("%s opened in a browser leads to %s", async (asked, page) => {
	const { app } = await testSite({ build: await unbuiltPages() });
	const answer = await app.request(asked, { headers: opened });
	expect([answer.status, answer.headers.get("Location")]).toEqual([302, page]);
	expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

it("the data address of a page is data to the browser's router, and cached for it alone", async () => {
	const { app } = await testSite({ build: await unbuiltPages() });
	const answer = await app.request("/fr.data", { headers: { Accept: "*/*" } });
	expect(answer.headers.get("Content-Type")).toContain("text/x-script");
	const asked = { method: "GET", url: "/blog.data" };
	expect(cacheKeyOf({ ...asked, headers: { accept: "*/*" } })).toBe("/blog.data");
	expect(cacheKeyOf({ ...asked, headers: { accept: opened.Accept } })).toBeUndefined();
});

it("the data address of a page never leads to another host", async () => {
	const { app } = await testSite({ build: await unbuiltPages() });
	const answer = await app.request("//evil.example/a.data", { headers: opened });
	expect(answer.headers.get("Location")).toBeNull();
});
