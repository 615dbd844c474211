import { visitReportPath } from "#app/features/visits/visit-report.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

test.use({
	userAgent:
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
});

type Report = {
	totals: { visits: number };
	sources: { source: string; visits: number; outcomes: Record<string, number> }[];
	pages: { page: string; language: string; visits: number; outcomes: Record<string, number> }[];
};

test("what a visit leads to stands under its page, its language and its source; none where the browser asks for that", async ({
	page,
	context,
	administrator,
}) => {
	await page.goto("/fr", { referer: "https://www.bing.com/" });
	const opened = page.waitForEvent("popup");
	await page.locator(`a[href^="${defaultFacts.apply.fr}"]`).filter({ visible: true }).first().click();
	await (await opened).close();
	await context.setExtraHTTPHeaders({ "Sec-GPC": "1" });
	await page.goto("/network", { referer: "https://duckduckgo.com/" });
	const read = () => administrator.request<Report>("GET", `${visitReportPath}?period=today`);
	await expect.poll(async () => (await read()).totals.visits, { timeout: 30_000 }).toBe(2);
	const { sources, pages } = await read();
	expect(sources.map(({ source }) => source).toSorted()).toEqual(["search/Bing", "unknown"]);
	expect(sources.find(({ source }) => source === "search/Bing")).toMatchObject({
		visits: 1,
		outcomes: { application: 1 },
	});
	const home = pages.find((one) => one.page === "/");
	expect(home).toMatchObject({ language: "fr", visits: 1, outcomes: { application: 1 } });
});
