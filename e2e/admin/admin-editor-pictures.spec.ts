import type { Locator, Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectToast,
	inEveryWay,
	openScreen,
	openSource,
	test,
	textField,
} from "#e2e/support/content-area.ts";
import { newPicture } from "#e2e/support/sample-pictures.ts";

const address = /\/media\/[0-9a-f]{64}-1600\.webp/;

/** Hands pictures to an element as the browser does when they are dropped there or pasted. */
async function give(target: Locator, event: "drop" | "paste", count = 1): Promise<void> {
	const pictures = await Promise.all(Array.from({ length: count }, newPicture));
	const data = await target.page().evaluateHandle(
		(files) => {
			const transfer = new DataTransfer();
			for (const { bytes, name, type } of files) {
				transfer.items.add(
					new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name, { type }),
				);
			}
			return transfer;
		},
		pictures.map(({ buffer, name, mimeType }) => ({
			bytes: buffer.toString("base64"),
			name,
			type: mimeType,
		})),
	);
	if (event === "drop") return target.dispatchEvent("drop", { dataTransfer: data });
	await target.evaluate((element, clipboardData) => {
		element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	}, data);
}

/** The accessibility tree of a picture's dialog. */
const pictureDialog = `
- dialog "Image":
  - heading "Image" [level=2]
  - group "Saved with the image, and used wherever it has no words of its own. Undo in the text does not take it back.":
    - textbox "Description in English": A boat by the reef
    - textbox "Description in French": Un bateau au récif
  - group:
    - textbox "Description at this place": A small boat
  - switch /^Decorative/
  - textbox "Caption"
  - combobox "Width"
  - button "Cancel"
  - button "Done"
`;

const featured = (page: Page) => page.getByRole("region", { name: "Featured Image" }).first();

inEveryWay(
	"a picture goes into the text, and another is chosen from the library",
	"at night alone",
	async (page, { press, type, tab }, _owner, way) => {
		await openScreen(page, "add-article", "Create Article");
		await tab("Source");
		const content = textField(page, "Article Content");
		await type(content, "Before.");
		const chooser = page.waitForEvent("filechooser");
		// The arrow keys move within the toolbar; the way there is tried with every tool.
		await page.getByRole("button", { name: "Insert an image" }).press("Enter");
		await (await chooser).setFiles(await newPicture());
		await expectToast(page, "Image uploaded successfully");
		await expect(content).toHaveValue(new RegExp(`^Before\\.\\n\\n!\\[\\]\\(${address.source}\\)$`));
		await expect(content).toBeFocused();
		await page.keyboard.type("A small boat");
		await expect(content).toHaveValue(/!\[A small boat\]\(/);
		await tab("Edit");
		await page.getByRole("button", { name: "Insert from the library" }).press("Enter");
		await press(
			page
				.getByRole("dialog")
				.getByRole("button", { name: /^Use the image/ })
				.first(),
		);
		const written = page.getByRole("textbox", { name: "Article Content" });
		const picture = page.getByRole("dialog", { name: "Image" });
		await expect(picture.getByLabel("Description in English")).toBeFocused();
		await expectAccessible(page);
		await page.keyboard.type("A boat by the reef");
		await type(picture.getByLabel("Description in French"), "Un bateau au récif");
		await press(picture.getByRole("button", { name: "Done" }));
		await expectToast(page, "Description saved");
		await expect(picture).toBeHidden();
		await expect(written.locator("img[src]")).toHaveCount(2);
		if (way === "by keyboard alone") {
			// The dialog that closes gives the focus back in its own time, and the caret with it.
			await expect(async () => {
				for (const key of ["Control+Home", "ArrowDown"]) await written.press(key);
				await expect(written.locator(".ProseMirror-selectednode")).toBeVisible({ timeout: 1_000 });
			}).toPass();
			await written.press("Enter");
		} else await written.locator("img[src]").first().dblclick();
		await expect(page.getByRole("dialog")).toMatchAriaSnapshot(pictureDialog);
		await expectAccessible(page);
		await page.getByLabel("Description at this place").fill("A boat at anchor");
		await page.keyboard.press("Enter");
		await expect(written.getByRole("img", { name: "A boat at anchor" })).toBeVisible();

		await press(page.getByRole("button", { name: "Choose from the library" }));
		const dialog = page.getByRole("dialog", { name: "Images" });
		await expect(dialog.getByRole("button", { name: /^Use the image/ }).first()).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("button", { name: "Choose from the library" })).toBeFocused();
		await press(page.getByRole("button", { name: "Choose from the library" }));
		await press(dialog.getByRole("button", { name: /^Use the image/ }).first());
		await expect(featured(page).getByRole("presentation").or(featured(page).locator("img"))).toHaveCount(1);
		await type(textField(page, "Image description"), "A boat");
		await tab(/Français/);
		await type(textField(page, "Image description"), "Un bateau");
		await press(page.getByRole("button", { name: "Remove the image" }));
		await expect(featured(page).locator("img")).toHaveCount(0);
		await expect(page.getByRole("button", { name: "Choose from the library" })).toBeFocused();
	},
);

test("a picture is dropped on the text or pasted into it, and on the place of the featured image", async ({
	signedIn: page,
}) => {
	await openScreen(page, "add-article", "Create Article");
	const content = await openSource(page);
	const place = featured(page);
	for (const [event, count] of [
		["drop", 1],
		["paste", 2],
	] as const) {
		await give(content, event);
		await expect(content).toHaveValue(new RegExp(`(${address.source}[^]*){${count}}`));
	}
	await give(place.getByRole("group"), "drop");
	await expect(place.locator("img")).toHaveAttribute("src", address);
	const first = await place.locator("img").getAttribute("src");
	await give(place.getByRole("button", { name: "Choose an image" }), "paste");
	await expect(place.locator("img")).not.toHaveAttribute("src", first ?? "");
});

test.describe("while a request fails", () => {
	// The browser complains of it.
	test.use({ quietPage: false });

	test("pictures that come together are asked about by a line, one alone at once, and nobody who writes on", async ({
		signedIn: page,
	}) => {
		await openScreen(page, "add-article", "Create Article");
		const written = page.getByRole("textbox", { name: "Article Content" });
		await written.click();
		await page.keyboard.type("Words");
		await give(written, "paste", 2);
		const line = page.getByRole("status").filter({ hasText: "no description in English" });
		await expect(line).toHaveText(/^2 images in this text/);
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expectAccessible(page);

		const dialog = page.getByRole("dialog", { name: "Image" });
		await page.getByRole("button", { name: "Describe image 1" }).press("Enter");
		await page.route("**/api/admin/images/*", (route) =>
			route.request().method() === "PUT" ? route.abort() : route.continue(),
		);
		await dialog.getByLabel("Description in English").fill("A pirogue");
		await page.keyboard.press("Enter");
		await expect(dialog.getByRole("alert")).toContainText("could not be saved");
		await expect(dialog.getByLabel("Description in English")).toHaveValue("A pirogue");
		await page.unroute("**/api/admin/images/*");
		await page.keyboard.press("Enter");
		await expect(dialog).toBeHidden();
		await expect(written).toBeFocused();
		await expect(line).toHaveText(/^An image in this text/);

		await give(written, "paste");
		await expect(dialog.getByLabel("Description in English")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(written).toBeFocused();
		await expect(line).toHaveText(/^2 images in this text/);

		const arrived = Promise.withResolvers<void>();
		await page.route("**/api/admin/upload-image", async (route) => {
			await arrived.promise;
			await route.continue();
		});
		await give(written, "paste");
		await written.getByText("Words").click();
		await page.keyboard.type(" go on");
		arrived.resolve();
		await expect(line).toHaveText(/^3 images in this text/);
		await expect(dialog).toHaveCount(0);
		await expect(written).toBeFocused();
	});
});

test("an upload says how far it is, and shows the picture meanwhile", { tag: "@long" }, async ({
	signedIn: page,
}) => {
	const arrived = Promise.withResolvers<void>();
	await page.route("**/api/admin/upload-image", async (route) => {
		await arrived.promise;
		await route.continue();
	});
	await openScreen(page, "add-article", "Create Article");
	const place = featured(page);
	await place
		.getByLabel("Choose an image")
		.last()
		.setInputFiles(await newPicture());
	await expect(place.getByRole("progressbar", { name: "Uploading…" })).toBeVisible();
	await expect(place.locator("img")).toHaveAttribute("src", /^blob:/);
	await expect(place.getByRole("button", { name: "Uploading…" })).toBeDisabled();
	await expectAccessible(page);
	arrived.resolve();
	await expect(place.locator("img")).toHaveAttribute("src", address);
});

for (const isDecorative of [false, true]) {
	test(`what is typed after a ${isDecorative ? "decorative" : "described"} picture was pasted stands behind it`, {
		tag: isDecorative ? "@long" : [],
	}, async ({ signedIn: page }) => {
		await openScreen(page, "add-article", "Create Article");
		const content = textField(page, "Article Content");
		await content.click();
		await page.keyboard.type("Before.");
		await page.keyboard.press("Enter");
		await give(content, "paste");
		const dialog = page.getByRole("dialog", { name: "Image" });
		if (isDecorative) await dialog.getByRole("switch").click();
		else await dialog.getByLabel("Description in English").fill("A boat by the reef");
		await dialog.getByRole("button", { name: "Done" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(content).toBeFocused();
		await page.keyboard.type("After it.");
		await expect(await openSource(page)).toHaveValue(
			new RegExp(`^Before\\.\\n\\n!\\[[^\\]]*\\]\\(${address.source}[^)]*\\)\\n\\nAfter it\\.$`),
		);
	});
}
