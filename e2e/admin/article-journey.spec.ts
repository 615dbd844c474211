import { articleJourney } from "#e2e/support/article-journey.ts";
import { inEveryWay, test } from "#e2e/support/content-area.ts";
import { pageHand } from "#e2e/support/page-hand.ts";

// Its parts are made by keyboard in tests of their own.
inEveryWay("an article from its first word to its end", "on a phone", async (page, input, _owner, way) => {
	test.setTimeout(180_000);
	await articleJourney(pageHand(page, input), way);
});
