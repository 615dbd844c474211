import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectToast,
	inEveryWay,
	openScreen,
	test,
} from "#e2e/support/content-area.ts";
import { cameraFile, newPicture } from "#e2e/support/sample-pictures.ts";
import { photograph } from "#server/testing/photographs.ts";

/** The entry of the newest image. */
const newest = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.getByLabel("Description in English") })
		.first();

inEveryWay(
	"an image is uploaded, described and deleted",
	"by keyboard alone",
	async (page, { press, type }) => {
		await openScreen(page, "images", "Images");
		const count = page.getByText(/^\d+ images?$/);
		const before = Number.parseInt((await count.textContent()) ?? "", 10);
		await expectAccessible(page);
		const chooser = page.waitForEvent("filechooser");
		await press(page.getByRole("button", { name: "Choose images" }));
		await (await chooser).setFiles(await newPicture());
		await expectToast(page, "Image uploaded successfully");
		await expect(count).toHaveText(`${before + 1} images`);
		const entry = newest(page);
		await expect(entry).toContainText("600 × 400, not shown anywhere");

		await type(entry.getByLabel("Description in English"), "A circle");
		await type(entry.getByLabel("Description in French"), "Un cercle");
		await press(entry.getByRole("button", { name: "Save the description" }));
		await expectToast(page, "Description saved");
		await expect(entry.getByRole("img", { name: "A circle" })).toBeVisible();

		const deletion = entry.getByRole("button", { name: "Delete" });
		const dialog = page.getByRole("alertdialog", { name: "Delete this image?" });
		await press(deletion);
		await expectAccessible(page);
		await press(dialog.getByRole("button", { name: "Cancel" }));
		await expect(deletion).toBeFocused();
		await press(deletion);
		await press(dialog.getByRole("button", { name: "Delete" }));
		await expectToast(page, "Image deletedUndo");
		await expect(count).toHaveText(`${before} images`);
		await expect(count).toBeFocused();
	},
);

test("an image that an earlier version or a draft needs says so, and cannot be deleted", async ({
	signedIn: page,
	owner,
}) => {
	const { buffer } = await newPicture();
	const answer = await page.request.post("/api/admin/upload-image", {
		headers: { Authorization: `Bearer ${owner.token}` },
		multipart: { image: { name: "a.png", mimeType: "image/png", buffer } },
	});
	const { url } = (await answer.json()) as { url: string };
	const words = { title: "Once with a picture", excerpt: "E", content: `![A circle](${url})` };
	const { id, version } = await owner.request<{ id: string; version: number }>(
		"POST",
		"/api/blog-posts",
		words,
	);
	await openScreen(page, "images", "Images");
	await expect(newest(page)).toContainText("in the draft Once with a picture");
	await owner.request("PUT", `/api/blog-posts/${id}`, { ...words, content: "Without.", version });
	await page.reload();
	await expect(newest(page)).toContainText("in an earlier version of Once with a picture");
	await expect(newest(page).getByRole("button", { name: "Delete" })).toHaveCount(0);
	await owner.request("DELETE", `/api/blog-posts/${id}`);
	await page.reload();
	await expect(newest(page)).toContainText("in the deleted article Once with a picture");
	await owner.request("DELETE", `/api/admin/deleted/article/${id}`);
	await page.reload();
	await expect(newest(page)).toContainText("not shown anywhere");
	await newest(page).getByRole("button", { name: "Delete" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expectToast(page, "Image deletedUndo");

	// What phones and cameras write is taken as well: decoded by the server, made smaller by the
	// browser.
	const input = page.getByLabel("Choose images", { exact: true }).and(page.locator("input"));
	const file = { name: "IMG_0001.HEIC", mimeType: "", buffer: await photograph("turned") };
	await input.setInputFiles(file);
	await expectToast(page, "Image uploaded successfully");
	await expect(newest(page)).toContainText("64 × 128");
	await input.setInputFiles(await cameraFile());
	await expect(newest(page)).toContainText("1800 × 2400");
});
