import type { Page } from "@playwright/test";
import { defaultFacts, type Facts, factList } from "#app/site/facts.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { anotherAgency } from "#server/testing/another-agency.ts";

// A site of its own: its facts change.
test.use({ siteName: "home length" });

/** Height of a phone's window. */
const screen = 844;

/** The words of each address: the price, the next step, the way to ask. */
const asked = {
	"/": [
		/^Nothing to pay until a first match/,
		/^You apply, we answer within/,
		"Ask a question in confidence",
	],
	"/fr": [/^Rien à régler avant une première/, /notre réponse en/, "Poser une question, en toute discrétion"],
} as const;

test("the home page is at most 16 screens long on a phone, and answers within two, with every fact or without", {
	tag: "@long",
}, async ({ page, administrator }) => {
	await page.setViewportSize({ width: 390, height: screen });
	for (const address of ["/", "/fr"] as const) await expectShort(page, address);
	await stateEveryFact(administrator);
	for (const address of ["/", "/fr"] as const) await expectShort(page, address);
});

async function expectShort(page: Page, address: keyof typeof asked): Promise<void> {
	const [price, next, ask] = asked[address];
	await page.goto(address);
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	expect(height, address).toBeLessThanOrEqual(16 * screen);
	const answers = [
		page.getByText(price).first(),
		page.getByText(next).first(),
		page.getByRole("link", { name: ask }),
		page.locator("#person"),
		page.locator('[aria-labelledby="person"] blockquote'),
	];
	for (const answer of answers) {
		const box = await answer.boundingBox();
		expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * screen);
	}
}

/** States every fact, and lets the person behind the service say as much as the form takes. */
async function stateEveryFact(administrator: Administrator): Promise<void> {
	const { version } = await administrator.request<{ version: number }>("GET", "/api/admin/facts");
	const { en, fr } = defaultFacts.personWords;
	const longest = (words: string) => `${words} ${words}`.slice(0, factList.personWords.max);
	const personWords = { en: longest(en), fr: longest(fr) };
	// The picture of a way to pay stands on no page of the site.
	const facts: Facts = { ...anotherAgency, payQr: "", personWords };
	await administrator.request("PUT", "/api/admin/facts", { version, facts });
}
