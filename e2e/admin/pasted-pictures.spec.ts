import type { Locator } from "@playwright/test";
import { expect, openScreen, openSource, test, textField, toast } from "#e2e/support/content-area.ts";
import { newPicture } from "#e2e/support/sample-pictures.ts";
import { wordImage, wordRtf } from "#server/testing/clipboard/rtf.ts";

const address = /\/media\/[0-9a-f]{64}-1600\.webp/;

/** Pastes a text as the browser does when it comes from Word. */
async function pasteText(target: Locator, html: string, rtf: string): Promise<void> {
	await target.evaluate(
		(element, data) => {
			const clipboardData = new DataTransfer();
			for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
			element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		},
		{ "text/html": html, "text/plain": "as plain text", "text/rtf": rtf },
	);
}

test.describe("a text from Word", () => {
	// Where a picture cannot be had, the browser says so, too.
	test.use({ quietPage: false });

	test("comes with its pictures; a note stands where one cannot come", async ({ signedIn: page }) => {
		const elsewhere: string[] = [];
		page.on("request", (request) => {
			if (new URL(request.url()).port === "1") elsewhere.push(request.url());
		});
		const begun = Promise.withResolvers<void>();
		await page.route("**/api/admin/upload-image", async (route) => {
			await begun.promise;
			await route.continue();
		});
		await openScreen(page, "add-article", "Create Article");
		const content = textField(page, "Article Content");
		const { buffer } = await newPicture();
		const rtf = wordRtf([{ png: buffer.toString("base64") }, "emf"]);
		// Where the machine itself is: the server asks nobody there.
		const inside = '<p>Three <img src="https://127.0.0.1:1/boat.png" alt="Our boat"></p>';
		await pasteText(content, `<p>One</p>${wordImage(1)}<p>Two</p>${wordImage(2)}${inside}<p>Four</p>`, rtf);
		await expect(content.getByRole("progressbar", { name: "Uploading…" })).toHaveCount(2);
		await expect(content).toContainText("(Missing picture 1)");
		await expect(toast(page)).toContainText("An image was left out");
		begun.resolve();
		await expect(content.locator("img[src]")).toHaveAttribute("src", address);
		await expect(content.getByRole("progressbar")).toHaveCount(0);
		await expect(toast(page)).toContainText("127.0.0.1:1 does not allow this image to be copied");
		const [missing, unreachable] = ["**(Missing picture 2)**", "**(Missing picture 3: Our boat)**"];
		await expect(await openSource(page)).toHaveValue(
			new RegExp(
				`^One\\n\\n!\\[\\]\\(${address.source}\\)\\n\\nTwo\\n\\n${quoted(missing)}\\n\\nThree\\n\\n${quoted(unreachable)}\\n\\nFour$`,
			),
		);
		expect(elsewhere).toEqual([]);
		await page.getByRole("tab", { name: "Edit", exact: true }).click();
		await content.press("Control+z");
		await expect(content).toHaveText("");
	});
});

const quoted = (text: string) => text.replace(/[*()]/g, "\\$&");
