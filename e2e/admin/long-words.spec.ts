import { slugOf } from "#app/i18n/slug.ts";
import { expect, openScreen, sidewaysScroll, test } from "#e2e/support/content-area.ts";
import { textsBeyondTheEdge } from "#e2e/support/scrolling.ts";

/** A word as long as a line of an event may be, without a place to break it. */
const word = "Donaudampfschifffahrtsgesellschaft".repeat(3);

const phone = { width: 390, height: 844 };

/** The first width at which no margin hides what is too wide. */
const zoomed = { width: 320, height: 640 };

test.beforeAll(async ({ owner }) => {
	await owner.publish({ title: word, excerpt: word, content: word });
	const texts = { title: word, date: word, time: word, price: word, location: word, description: word };
	await owner.request("POST", "/api/events", texts);
});

for (const { path, title } of [
	{ path: "dashboard", title: "Dashboard" },
	{ path: "articles", title: "All Articles" },
	{ path: "events", title: "Events" },
]) {
	const tag = path === "dashboard" ? [] : "@long";
	test(`${title}: a long word is broken, and nothing is scrolled sideways`, { tag }, async ({ signedIn }) => {
		for (const size of [phone, zoomed]) {
			await signedIn.setViewportSize(size);
			await openScreen(signedIn, path, title);
			// On a phone, long panels of the dashboard are folded.
			await signedIn.locator("main details").evaluateAll((panels) => {
				for (const panel of panels) panel.setAttribute("open", "");
			});
			await expect(signedIn.getByRole("heading", { level: 3, name: word }).first()).toBeVisible();
			expect(await sidewaysScroll(signedIn), `at ${size.width} px`).toBe(0);
			expect(await textsBeyondTheEdge(signedIn), `at ${size.width} px`).toEqual([]);
		}
	});
}

test("public pages: a long word is broken, and nothing is scrolled sideways", async ({ page }) => {
	await page.setViewportSize(zoomed);
	for (const address of ["/", "/blog", `/blog/${slugOf(word)}`, "/events/singlessocials"]) {
		await page.goto(address);
		await expect(page.getByText(word).filter({ visible: true }).first()).toBeVisible();
		expect(await sidewaysScroll(page), address).toBe(0);
		expect(await textsBeyondTheEdge(page), address).toEqual([]);
	}
});
