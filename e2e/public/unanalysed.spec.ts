import { writeConsent } from "#app/features/analytics/use-consent.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { ThirdParties } from "#e2e/support/third-parties.ts";

test("without an id nobody is asked, and nobody else is contacted", async ({ page, context, site }) => {
	const others = new ThirdParties();
	await others.standIn(context, site.url);
	await context.addInitScript(
		(stored) => localStorage.setItem("measurement", stored),
		writeConsent("agreed"),
	);
	for (const address of ["/", "/fr/blog"]) {
		await page.goto(address);
		await page.waitForLoadState("networkidle");
		await expect(page.getByRole("button", { name: /cookie/i })).toHaveCount(0);
	}
	expect(others.contacted).toEqual([]);
});
