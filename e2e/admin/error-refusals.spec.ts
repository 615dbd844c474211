import { maxImageBytes, maxImageMegabytes } from "#app/features/media/image-file.ts";
import { expect, expectToast, openScreen, test, textField, toast } from "#e2e/support/content-area.ts";

// The browser itself reports each refused request in the console.
test.use({ quietPage: false });

test("the server's own refusals are told in its words", async ({ signedIn: page, owner }) => {
	const gone = "This article does not exist, or has been deleted.";
	const words = { title: "Gone before", excerpt: "E", content: "C", slug: "gone-before" };
	const { id } = await owner.request<{ id: string }>("POST", "/api/blog-posts", words);

	await openScreen(page, "articles", "All Articles");
	await page.getByPlaceholder("Search by").fill("Gone before");
	const deletion = page.getByRole("button", { name: "Delete Gone before" });
	// Once the search was answered: an answer after the deletion would hold nothing.
	await expect(page.getByRole("heading", { level: 2, name: /^1 of / })).toBeVisible();
	await owner.request("DELETE", `/api/blog-posts/${id}`);
	await deletion.click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expectToast(page, `Failed to delete article${gone}`, "destructive");

	await owner.request("POST", "/api/blog-posts", words);
	await openScreen(page, "add-article", "Create Article");
	await textField(page, "Title").fill("Another title");
	await page.getByLabel("URL Slug").fill("gone-before");
	await page.getByRole("button", { name: "Save as Draft" }).click();
	await expect(toast(page)).toContainText(/^Failed to create article.*gone-before/);
	await page.getByRole("button", { name: /^Use gone-before-\d+$/ }).click();
	await expect(page.getByLabel("URL Slug")).toHaveValue(/^gone-before-\d+$/);
	await expect(textField(page, "Title")).toHaveValue("Another title");

	const unknown = await page.request.get("/api/settings/unknown");
	expect(unknown.status()).toBe(404);
	expect(await unknown.json()).toMatchObject({ message: "Setting not found" });
});

test("a file that is no image, and one that is too large", { tag: "@long" }, async ({ signedIn: page }) => {
	const type = "Invalid file typePlease select an image file (JPG, PNG, GIF, etc.)";
	const size = `File too largePlease select an image smaller than ${maxImageMegabytes}MB`;
	const bytes = (length: number) => Buffer.alloc(length, "no picture");
	await openScreen(page, "images", "Images");
	for (const [name, mimeType, buffer, words] of [
		["notes.txt", "text/plain", bytes(20), type],
		["drawing.svg", "image/svg+xml", Buffer.from("<svg/>"), type],
		// Refused by the server, which reads the bytes.
		["disguised.png", "image/png", bytes(20), type],
		["large.png", "image/png", bytes(maxImageBytes + 1), size],
		["largest.png", "image/png", bytes(maxImageBytes), type],
	] as const) {
		await page.getByLabel("Choose images").last().setInputFiles({ name, mimeType, buffer });
		await expectToast(page, words, "destructive");
		await toast(page).getByRole("button", { name: "Close" }).click();
		await expect(toast(page)).toHaveCount(0);
	}
});

test("a sign-in that does not get through leaves the code", async ({ page }) => {
	await page.goto("/admin");
	await page.route("**/api/admin/login", (route) => route.abort());
	await page.getByLabel("Access code").fill("a code that stays");
	await page.getByRole("button", { name: "Access Dashboard" }).click();
	await expectToast(
		page,
		"Sign-in failedThe website could not be reached. Check your connection, then try again.",
		"destructive",
	);
	await expect(page.getByLabel("Access code")).toHaveValue("a code that stays");
});
