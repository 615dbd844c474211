import { expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";

it("opens everything but the content area and the API, and names the sitemap", async () => {
	const { send } = await testSite();
	const response = await send("GET", "/robots.txt");
	expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
	expect(await response.text()).toBe(
		[
			"User-agent: *",
			"Disallow: /admin",
			"Disallow: /api",
			"Allow: /",
			"",
			"Sitemap: http://localhost:3000/sitemap.xml",
			"",
		].join("\n"),
	);
});
