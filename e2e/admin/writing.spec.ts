import type { Page } from "@playwright/test";
import type { Saved } from "#e2e/support/administrator.ts";
import { textField } from "#e2e/support/content-area.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { accessCode, samplePlace, startSite } from "#e2e/support/site-process.ts";

const picture = "public/apple-touch-icon.png";

async function signIn(page: Page, siteUrl: string): Promise<void> {
	await page.goto(`${siteUrl}/admin`);
	await page.getByLabel("Access code").fill(accessCode);
	await page.getByRole("button", { name: "Access Dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}

test("a draft opens by its private link alone, and publishes itself when its time has come", async ({
	request,
	administrator,
}) => {
	const draft = { title: "Dawn by the lagoon", excerpt: "Early.", content: "Write **slowly**." };
	const fr = { title: "L’aube au lagon", excerpt: "Tôt.", content: "Écrivez **lentement**." };
	const { id, slug } = await administrator.request<Saved>("POST", "/api/blog-posts", { ...draft, fr });
	const publicAddress = `/blog/${slug}`;

	const linkPath = `/api/blog-posts/${id}/preview-link`;
	const { url } = await administrator.request<{ url: string }>("POST", linkPath);
	const { pathname } = new URL(url);
	for (const [path, title] of [
		[pathname, draft.title],
		[`/fr${pathname}`, fr.title],
	] as const) {
		const answer = await request.get(path);
		expect(answer.headers()).toMatchObject({
			"cache-control": "no-store",
			"x-robots-tag": "noindex, nofollow",
			"referrer-policy": "strict-origin",
		});
		expect(await answer.text()).toContain(title);
	}
	expect((await request.get(publicAddress)).status()).toBe(404);
	expect(await (await request.get("/sitemap.xml")).text()).not.toContain(slug);
	await administrator.request("DELETE", linkPath);
	expect((await request.get(pathname)).status()).toBe(404);

	await administrator.schedule(id, new Date(Date.now() + 1_500));
	await expect.poll(async () => (await request.get(publicAddress)).status(), { timeout: 20_000 }).toBe(200);
	expect(await (await request.get("/sitemap.xml")).text()).toContain(slug);
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
	await again.goto(`${site.url}/admin/add-article`);
	await again.getByRole("link", { name: /^Continue/ }).click();
	await expect(textField(again, "Article Content")).toHaveText("The first sentence. The second sentence.");

	const elsewhere = await browser.newContext();
	const other = await elsewhere.newPage();
	await signIn(other, site.url);
	await other.goto(`${site.url}/admin/add-article`);
	await expect(other.getByText(/^Unfinished article: .*, typed on Chrome/)).toBeVisible();
	await other.getByRole("link", { name: /^Continue/ }).click();
	await expect(textField(other, "Article Content")).toHaveText(/^The first sentence\./);

	await device.close();
	await elsewhere.close();
	await site.stop();
	await place.remove();
});
