import { ways } from "#e2e/support/input.ts";
import { letterJourney } from "#e2e/support/letter-journey.ts";
import { test } from "#e2e/support/mail-fixtures.ts";

test.use({
	// Another rate than by keyboard, and with it a site of its own: what has left there delays nothing
	// here.
	siteEnvironment: { TRUST_PROXY: "true", MAIL_RATE: "2" },
	// The browser says that the frame of a mail runs no script whenever the test looks into it.
	quietPage: undefined,
});

test("a letter leaves by mouse alone: written, tried, scheduled, sent, paused, and left", {
	tag: "@long",
}, async ({ page, inbox, administrator }) => {
	test.setTimeout(120_000);
	await letterJourney({
		...{ page, inbox, administrator },
		name: "mouse",
		hand: ways[0].input(page),
		check: (radio) => radio.check(),
	});
});
