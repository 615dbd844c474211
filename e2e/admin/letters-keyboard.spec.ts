import { keyboard, tabTo } from "#e2e/support/input.ts";
import { letterJourney } from "#e2e/support/letter-journey.ts";
import { test } from "#e2e/support/mail-fixtures.ts";

test.use({
	viewport: { width: 390, height: 844 },
	siteEnvironment: { TRUST_PROXY: "true", MAIL_RATE: "1" },
	// The browser says that the frame of a mail runs no script whenever the test looks into it.
	quietPage: undefined,
});

test("a letter leaves by keyboard alone on a phone: written, tried, scheduled, sent, paused, and left", {
	tag: "@long",
}, async ({ page, inbox, administrator }) => {
	test.setTimeout(120_000);
	await letterJourney({
		...{ page, inbox, administrator },
		name: "keys",
		hand: keyboard(page),
		check: async (radio) => {
			await tabTo(page, radio);
			await page.keyboard.press("Space");
		},
	});
});
