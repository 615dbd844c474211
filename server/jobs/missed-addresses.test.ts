import { expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { siteApp } from "#server/routes/app.ts";
import { testSite } from "#server/testing/test-site.ts";
import { countMissed } from "./missed-addresses.ts";

it("visits to missing pages are counted, those of programs and persons' addresses are not", async () => {
	const { site, stores } = await testSite();
	const missed = countMissed({ redirects: stores.redirects, log: openLog("silent") });
	const app = siteApp(site, {
		renderPage: async (request) =>
			new Response("", { status: new URL(request.url).pathname === "/network" ? 200 : 404 }),
		noteMissed: missed.note,
	});
	for (const path of ["/old", "/Old/", "/network", "/wp-login.php", "/jane@duo.mu", "/blog/gone"]) {
		await app.request(path);
	}
	await app.request("/posted", { method: "POST" });
	await missed.look();
	expect((await stores.redirects.listMissed()).map(({ path, visits }) => [path, visits])).toEqual([
		["/old", 2],
		["/blog/gone", 1],
	]);
	await app.request("/old");
	await missed.stop();
	expect((await stores.redirects.listMissed())[0]).toMatchObject({ path: "/old", visits: 3 });
});
