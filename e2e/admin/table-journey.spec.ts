import { enter, test } from "#e2e/support/content-area.ts";
import { waitUntilHydrated } from "#e2e/support/hydrated.ts";
import { ways } from "#e2e/support/input.ts";
import { pageHand } from "#e2e/support/page-hand.ts";
import { tableJourney } from "#e2e/support/table-journey.ts";

test.use({
	...{ siteName: "table journey", viewport: { width: 390, height: 844 }, locale: "fr-FR" },
	// The browser says that the frame of a mail runs no script whenever axe looks into it.
	quietPage: false,
});

const [, { input }] = ways;

test("a table from its first word to its receipts, on phones, in French", { tag: "@long" }, async ({
	page,
	browser,
	site,
	inbox,
	administrator,
}) => {
	test.setTimeout(300_000);
	await enter(page, administrator);
	await page.goto("/admin/dashboard");
	await tableJourney({
		...{ owner: pageHand(page, input(page)), api: administrator, inbox, site: site.url },
		asGuest: async (scripts, steps) => {
			const javaScriptEnabled = scripts === "with scripts";
			const phone = { baseURL: site.url, viewport: { width: 390, height: 844 }, locale: "fr-FR" };
			const context = await browser.newContext({ ...phone, javaScriptEnabled });
			const guest = await context.newPage();
			if (javaScriptEnabled) waitUntilHydrated(guest);
			await steps(pageHand(guest, input(guest), javaScriptEnabled));
			await context.close();
		},
	});
});
