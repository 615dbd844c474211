import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";

type Icon = { src: string; sizes: string; purpose?: string };

it("names icons that are there, in the sizes that it says", async () => {
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
