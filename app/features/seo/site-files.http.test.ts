import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { testSite } from "#server/testing/test-site.ts";

it("robots.txt opens everything but the content area and the API, and names the sitemap", async () => {
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

it("security.txt names the contact for vulnerabilities, as in RFC 9116", async () => {
	const { app } = await testSite({ siteUrl: "https://ensemble.example" });
	const answer = await app.request("/.well-known/security.txt");
	expect(answer.headers.get("Content-Type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
	const text = await answer.text();
	expect(text.split("\n")).toEqual([
		`Contact: mailto:${defaultFacts.email}`,
		expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
		"Preferred-Languages: en, fr",
		"Canonical: https://ensemble.example/.well-known/security.txt",
		"",
	]);
	const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(170);
	expect(days).toBeLessThan(365);
});

type Icon = { src: string; sizes: string; purpose?: string };

it("the manifest names icons that are there, in the sizes that it says", async () => {
	const { send } = await testSite();
	const response = await send("GET", "/site.webmanifest");
	expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
	const { name, icons } = (await response.json()) as { name: string; icons: Icon[] };
	expect(name).toBe("Ensemble");
	expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
	for (const { src, sizes } of icons) {
		const { width, height } = await sharp(join("public", src)).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
	expect(existsSync("public/favicon.ico")).toBe(true);
});
