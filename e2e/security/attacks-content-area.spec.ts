import type { Page } from "@playwright/test";
import { watchForAttacks } from "#e2e/support/attack-watch.ts";
import { attacks } from "#e2e/support/attacks.ts";
import { enter } from "#e2e/support/content-area.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { accessCode } from "#e2e/support/site-process.ts";
import { isLong } from "#platform/testing/long-tests.ts";

// A site of its own: what is published here would stand in the lists that other files read.
test.use({ siteName: "attacks" });

type Saved = { id: string; slug: string; version: number };

/** The attacks of an article: once a night as many as one page can show without hiding one behind another. */
const perArticle = isLong ? 30 : attacks.length;
const batches = Array.from({ length: Math.ceil(attacks.length / perArticle) }, (_, number) =>
	attacks.slice(number * perArticle, (number + 1) * perArticle),
);

/** An attack in every field that takes a text, cut where the field ends. */
function hostileTexts(batch: string[]) {
	const at = (index: number, max: number) =>
		[...(batch[index % batch.length] ?? "").toWellFormed()].slice(0, max).join("").trim() || "x";
	return {
		title: at(0, 200),
		excerpt: at(1, 500),
		content: batch.join("\n\n"),
		category: at(2, 60),
		tags: [at(3, 40), at(4, 40)],
		imageAlt: at(5, 300),
	};
}

/** The text of the language whose tab is open, as it is written. */
const writtenText = (page: Page) =>
	page.getByRole("textbox", { name: "Article Content" }).filter({ visible: true });

test("the corpus runs on no screen of the content area and in no private preview", { tag: "@long" }, async ({
	page,
	site,
	administrator,
}) => {
	test.setTimeout(180_000);
	const expectNothingRan = watchForAttacks(page, site.url);
	page.setDefaultTimeout(20_000);
	const saved: Saved[] = [];
	for (const batch of batches) {
		const texts = { ...hostileTexts(batch), fr: hostileTexts(batch.toReversed()), published: true };
		const { id } = await administrator.request<Saved>("POST", "/api/blog-posts", texts);
		const rotated = { ...texts, content: batch.toReversed().join("\n\n"), version: 1 };
		saved.push(await administrator.request<Saved>("PUT", `/api/blog-posts/${id}`, rotated));
	}
	const fields = ["title", "date", "time", "price", "location", "description", "maxGuests"];
	const line = (index: number) => (attacks[index] ?? "").toWellFormed().slice(0, 120).trim();
	for (let start = 0; start + 7 < attacks.length; start += 14) {
		const event = Object.fromEntries(fields.map((field, index) => [field, line(start + index)]));
		await administrator.request("POST", "/api/events", event);
	}

	await page.goto("/admin");
	await page.getByLabel("Access code").fill(accessCode);
	await page.getByRole("button", { name: "Access Dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible({ timeout: 20_000 });
	await expect(page.getByRole("link", { name: /^Edit/ }).first()).toBeVisible();
	await expectNothingRan("dashboard");
	await page.goto("/admin/articles");
	await expect(page.getByRole("button", { name: /^Delete/ }).first()).toBeVisible();
	await expectNothingRan("list");
	await page
		.getByRole("button", { name: /^Delete/ })
		.first()
		.click();
	await expectNothingRan("confirmation");
	await page.goto("/admin/events");
	await expect(page.getByRole("button", { name: /^Delete/ }).first()).toBeVisible();
	await expectNothingRan("events");

	for (const { id } of saved) {
		await page.goto(`/admin/edit-article/${id}`);
		await expect(writtenText(page)).not.toBeEmpty();
		await expectNothingRan(`editor of ${id}`);
		await page.getByRole("tab", { name: "Preview" }).filter({ visible: true }).first().click();
		await expect(page.frameLocator("iframe").locator(".prose")).not.toBeEmpty();
		await expectNothingRan(`preview of ${id}`);
		await page.getByRole("button", { name: "Show earlier versions" }).click();
		await page.getByRole("button", { name: "Compare version 1" }).click();
		await expect(page.getByRole("dialog").locator("del, ins").first()).toBeVisible();
		await expectNothingRan(`history of ${id}`);
		const { url } = await administrator.request<{ url: string }>(
			"POST",
			`/api/blog-posts/${id}/preview-link`,
		);
		for (const address of [url, url.replace("/preview/", "/fr/preview/")]) {
			await page.goto(address);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expectNothingRan(`private preview of ${id}`);
		}
	}
});

test.describe("with the policy switched off", () => {
	test.use({ bypassCSP: true });

	test("the corpus that is stored runs in no editor, no preview, no private link and on no page", async ({
		page,
		site,
		administrator,
	}) => {
		const expectNothingRan = watchForAttacks(page, site.url);
		await enter(page, administrator);
		// What one attack hides behind it stands before it in the other language.
		const texts = { ...hostileTexts(attacks), fr: hostileTexts(attacks.toReversed()), published: true };
		const { id, slug } = await administrator.request<Saved>("POST", "/api/blog-posts", texts);
		const link = `/api/blog-posts/${id}/preview-link`;
		const { url } = await administrator.request<{ url: string }>("POST", link);

		await page.goto(`/admin/edit-article/${id}`);
		await expect(writtenText(page)).not.toBeEmpty();
		await expectNothingRan("editor");
		await page.getByRole("tab", { name: "Preview" }).filter({ visible: true }).click();
		const frame = page.frameLocator("iframe");
		for (const [language, { title }] of Object.entries({ English: texts, Français: texts.fr })) {
			await page.getByRole("radio", { name: language }).click();
			await expect(frame.getByRole("heading", { level: 1 })).toHaveText(title);
			await expectNothingRan(`preview in ${language}`);
		}
		for (const address of [
			url,
			url.replace("/preview/", "/fr/preview/"),
			`/blog/${slug}`,
			`/fr/blog/${slug}`,
		]) {
			await page.goto(address);
			await expect(page.locator("main .prose")).not.toBeEmpty();
			await expectNothingRan(address);
		}
	});
});

test("the corpus breaks no feed, no structured data, no calendar and no shared picture", async ({
	page,
	site,
	administrator,
}) => {
	test.setTimeout(120_000);
	const expectNothingRan = watchForAttacks(page, site.url);
	for (const batch of batches) {
		const texts = { ...hostileTexts(batch), fr: hostileTexts(batch.toReversed()), published: true };
		const { slug } = await administrator.request<Saved>("POST", "/api/blog-posts", texts);
		for (const prefix of ["", "/fr"]) {
			// As programs read it: what browsers make of such a page is seen in attacks.spec.ts.
			const html = await (await fetch(`${site.url}${prefix}/blog/${slug}`)).text();
			const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
			expect(blocks.length).toBeGreaterThan(0);
			for (const [, block = ""] of blocks) expect(JSON.parse(block)).toHaveProperty("@context");
			const picture = await fetch(`${site.url}/share/${prefix === "" ? "en" : "fr"}/blog/${slug}.png`);
			expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
		}
	}
	await page.goto("/events/singlessocials");
	await expectNothingRan("the page of the events");
	for (const address of ["/feed.xml", "/fr/feed.xml", "/sitemap.xml"]) {
		const errors = await page.evaluate(async (path) => {
			const parsed = new DOMParser().parseFromString(await (await fetch(path)).text(), "application/xml");
			return parsed.querySelectorAll("parsererror").length;
		}, address);
		expect([address, errors]).toEqual([address, 0]);
	}
	const calendar = await (await fetch(`${site.url}/events.ics`)).text();
	for (const fold of calendar.split("\r\n")) expect(fold).toMatch(/^(?:[A-Z-]+[;:]| |$)/);
});
