import { expect, test } from "#e2e/support/fixtures.ts";
import { textsBeyondTheEdge } from "#e2e/support/scrolling.ts";

/** As long as a line of an event may be, without a place to break it. */
const word = "Donaudampfschifffahrtsgesellschaft".repeat(3);

/** A window of 1280 pixels at 400 %. */
const zoomed = { width: 320, height: 640 };

test("a long word in an event or an article is broken, and nothing is cut off", async ({
	page,
	administrator,
}) => {
	const texts = { title: word, date: word, time: word, price: word, location: word, description: word };
	await administrator.request("POST", "/api/events", texts);
	const { slug } = await administrator.publish({ title: word, excerpt: word, content: word });
	await page.setViewportSize(zoomed);
	for (const path of ["/events/singlessocials", "/fr/events/singlessocials", "/blog", `/blog/${slug}`]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { name: word })).not.toHaveCount(0);
		expect(await textsBeyondTheEdge(page), path).toEqual([]);
	}
});
