import type { Page } from "@playwright/test";
import { openSource, textField } from "#e2e/support/content-area.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { accessCode, samplePlace, startSite } from "#e2e/support/site-process.ts";

const picture = "public/apple-touch-icon.png";

async function signIn(page: Page, siteUrl: string): Promise<void> {
	await page.goto(`${siteUrl}/admin`);
	await page.getByLabel("Access code").fill(accessCode);
	await page.getByRole("button", { name: "Access Dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}

test("an article from its first word to its end", async ({ page, site, context, administrator }) => {
	test.setTimeout(180_000);
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, site.url);

	await test.step("is written in English and French, with a picture", async () => {
		await page.goto("/admin/add-article");
		await textField(page, "Title").fill("A letter by the lagoon");
		await textField(page, "Excerpt").fill("Why letters last.");
		await (await openSource(page)).fill("Write **slowly**.");
		await page.getByRole("tab", { name: "Français" }).click();
		await textField(page, "Title").fill("Une lettre au bord du lagon");
		await textField(page, "Excerpt").fill("Pourquoi les lettres durent.");
		await (await openSource(page)).fill("Écrivez **lentement**.");
		await page.getByRole("tab", { name: "English" }).click();
		const image = page.getByRole("region", { name: "Featured Image" }).first();
		await image
			.getByLabel("Choose an image")
			.last()
			.setInputFiles({
				name: "notes.txt",
				mimeType: "text/plain",
				buffer: Buffer.from("no picture"),
			});
		await expect(page.getByText("Invalid file type").first()).toBeVisible();
		await image.getByLabel("Choose an image").last().setInputFiles(picture);
		await expect(page.getByText("Image uploaded successfully").first()).toBeVisible();
		await textField(page, "Image description").fill("A letter on a table");
		await expect(page.getByText(/Kept safe at \d\d:\d\d/)).toBeVisible();
		await page.keyboard.press("Control+s");
		await expect(page).toHaveURL(/\/admin\/edit-article\//);
		await expect(page.getByText("All changes are saved")).toBeVisible();
	});

	const id = page.url().split("/").at(-1) ?? "";
	const publicAddress = "/blog/a-letter-by-the-lagoon";

	await test.step("is shown by a private link in both languages, and by nothing else", async () => {
		await page.getByRole("button", { name: "Create a preview link" }).click();
		const address = await page.getByLabel("Preview link").inputValue();
		const preview = await context.newPage();
		const answer = await preview.goto(address);
		expect(answer?.headers()).toMatchObject({
			"cache-control": "no-store",
			"x-robots-tag": "noindex, nofollow",
			"referrer-policy": "same-origin",
		});
		await expect(preview.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		await expect(preview.getByRole("heading", { level: 1, name: "A letter by the lagoon" })).toBeVisible();
		await expect(preview.getByText(/Private preview, expires on/)).toBeVisible();
		await expect(preview.getByAltText("A letter on a table")).toBeVisible();
		await preview.goto(address.replace("/preview/", "/fr/preview/"));
		await expect(
			preview.getByRole("heading", { level: 1, name: "Une lettre au bord du lagon" }),
		).toBeVisible();
		expect((await page.request.get(publicAddress)).status()).toBe(404);
		expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("letter");
		await page.getByRole("button", { name: "Disable the link" }).click();
		await expect(page.getByText("The link no longer works").first()).toBeVisible();
		expect((await page.request.get(address)).status()).toBe(404);
		await preview.close();
	});

	await test.step("is scheduled, in Mauritius time, and publishes itself", async () => {
		await page.getByLabel("Publish at").fill("2090-05-01T08:30");
		await page.getByRole("button", { name: "Schedule", exact: true }).click();
		await expect(page.getByText(/Goes on the website on 1 May 2090 at 08:30/)).toBeVisible();
		await page.goto("/admin/articles");
		const row = page.getByRole("listitem").filter({ hasText: "A letter by the lagoon" }).first();
		await expect(row.getByText("Scheduled", { exact: true })).toBeVisible();
		await administrator.schedule(id, new Date(Date.now() + 1_500));
		await expect
			.poll(async () => (await page.request.get(publicAddress)).status(), { timeout: 20_000 })
			.toBe(200);
	});

	await test.step("is edited on the site, and an older version is restored", async () => {
		await page.goto(`/admin/edit-article/${id}`);
		await (await openSource(page)).fill("Write **quickly**.");
		await page.getByRole("button", { name: "Publish Changes" }).click();
		await expect(page.getByText("All changes are saved")).toBeVisible();
		await page.goto(publicAddress);
		await expect(page.locator("strong", { hasText: "quickly" })).toBeVisible();
		await page.goto(`/admin/edit-article/${id}`);
		await page.getByRole("button", { name: "Show earlier versions" }).click();
		await page.getByRole("button", { name: "Compare version 1" }).click();
		const dialog = page.getByRole("dialog");
		await expect(dialog.locator("del", { hasText: "slowly" })).toBeVisible();
		await expect(dialog.locator("ins", { hasText: "quickly" })).toBeVisible();
		await dialog.getByRole("button", { name: "Restore this version" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Restore this version" }).click();
		await expect(textField(page, "Article Content").locator("strong")).toHaveText("slowly");
		await page.goto(publicAddress);
		await expect(page.locator("strong", { hasText: "slowly" })).toBeVisible();
	});

	await test.step("has corrections that wait, unseen, and go live together", async () => {
		await page.goto(`/admin/edit-article/${id}`);
		await (await openSource(page)).fill("Write **calmly**.");
		await page.getByRole("button", { name: "Save for Later" }).click();
		await expect(page.getByText(/^Corrections waiting since/)).toBeVisible();
		expect(await (await page.request.get(publicAddress)).text()).not.toContain("calmly");
		await page.getByRole("button", { name: "Publish Changes" }).click();
		await expect(page.getByText(/^Corrections waiting since/)).toBeHidden();
		expect(await (await page.request.get(publicAddress)).text()).toContain("calmly");
	});

	await test.step("is taken off the site, and deleted", async () => {
		await page.goto(`/admin/edit-article/${id}`);
		await page.getByRole("button", { name: "Unpublish" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Save as a draft" }).click();
		await expect(page.getByText("Not on the website")).toBeVisible();
		expect((await page.request.get(publicAddress)).status()).toBe(404);
		await page.goto("/admin/articles");
		await page.getByRole("button", { name: "Delete A letter by the lagoon" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
		await expect(page.getByText("Article deleted successfully").first()).toBeVisible();
		await page.goto("/admin/images");
		await expect(page.getByText(/in the deleted article/).first()).toBeVisible();
	});
});

test("nothing that was typed before a pause is lost when the server and the page die", async ({
	browser,
}) => {
	test.setTimeout(120_000);
	const place = await samplePlace();
	let site = await startSite(place);
	const port = new URL(site.url).port;
	const device = await browser.newContext();
	const first = await device.newPage();
	await signIn(first, site.url);
	await first.goto(`${site.url}/admin/add-article`);
	const content = textField(first, "Article Content");
	await content.pressSequentially("The first sentence.");
	await expect(first.getByText(/Kept safe at/)).toBeVisible();

	await site.stop("SIGKILL");
	await content.pressSequentially(" The second sentence.");
	await expect(first.getByText("The connection is down: your text is kept in this browser")).toBeVisible();
	const image = first.getByRole("region", { name: "Featured Image" }).first();
	await image.getByLabel("Choose an image").last().setInputFiles(picture);
	await expect(first.getByText("Failed to upload image. Please try again.").first()).toBeVisible();
	await expect(image.getByRole("img")).toHaveCount(0);
	await first.close();
	site = await startSite(place, { PORT: port });

	const again = await device.newPage();
	await signIn(again, site.url);
	await again.goto(`${site.url}/admin/add-article`);
	await again.getByRole("button", { name: "Restore" }).click();
	await expect(textField(again, "Article Content")).toHaveText("The first sentence. The second sentence.");

	const elsewhere = await browser.newContext();
	const other = await elsewhere.newPage();
	await signIn(other, site.url);
	await other.goto(`${site.url}/admin/add-article`);
	await expect(other.getByText(/Unsaved text from .* was found\./)).toBeVisible();
	await other.getByRole("button", { name: "Restore" }).click();
	await expect(textField(other, "Article Content")).toHaveText(/^The first sentence\./);

	await device.close();
	await elsewhere.close();
	await site.stop();
	await place.remove();
});
