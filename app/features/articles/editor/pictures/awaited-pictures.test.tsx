import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { createArticle } from "#server/testing/article-editor/articles.ts";
import { holdUploads } from "#server/testing/article-editor/held-uploads.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";
import { typeForPages } from "#server/testing/field-typing.ts";

const url = `/media/${"a".repeat(64)}-1600.webp`;

/** Opens the form of an article, or of a new one, with a picture on its way that was chosen by a label. */
async function open(mode: "Edit" | "Source", label: string, published: boolean | "new" = false) {
	const browser = await openBrowser();
	typeForPages();
	const uploads = holdUploads();
	const article =
		published === "new" ? undefined : await createArticle(browser, { content: "One", published });
	const { form, press, type, leave } = await openScreen(browser, article);
	await vi.waitFor(async () => {
		await browser.settled();
		expect(form.getAllByRole("textbox", { name: /^Article Content/, hidden: true })).not.toHaveLength(0);
	});
	const [tab] = form.getAllByRole("tab", { name: mode });
	if (tab !== undefined) act(() => void fireEvent.mouseDown(tab));
	const files = [new File(["x"], "a.png", { type: "image/png" })];
	const [input] = form.queryAllByLabelText(label, { selector: "input[type=file]" });
	if (input !== undefined) act(() => void fireEvent.change(input, { target: { files } }));
	else act(() => void fireEvent.drop(form.getByRole("group", { name: label }), { dataTransfer: { files } }));
	await browser.settled();
	expect(uploads).toHaveLength(1);
	const answer = async (address: string | undefined) => {
		act(() => uploads[0]?.answer(address));
		await browser.settled();
	};
	const stored = () => browser.stores.articles.reading.get(article?.id ?? "");
	const titles = async () =>
		(await browser.stores.articles.reading.list({ publishedOnly: false })).map(({ title }) => title);
	const question = () => screen.queryByRole("alertdialog")?.textContent ?? "";
	return { press, type, leave, answer, stored, titles, question };
}

const comes = "An image is still uploading: readers would not see it.";

describe("an article with a picture that is being uploaded", () => {
	it.each([
		["Edit", "Insert an image"],
		["Source", "Insert an image"],
		["Edit", "Featured Image"],
	] as const)("is published only after a second confirmation: %s, %s", async (mode, label) => {
		const { press, stored, question } = await open(mode, label);
		await press("Publish Now");
		expect(question()).toContain(comes);
		await press("Cancel");
		expect(await stored()).toMatchObject({ published: false, version: 1 });
		await press("Publish Now");
		await press("Publish anyway");
		expect(await stored()).toMatchObject({ published: true, version: 2 });
	});

	it("is published with its picture once that is uploaded, without a question", async () => {
		const { press, answer, stored, question } = await open("Edit", "Insert an image");
		await answer(url);
		await press("Publish Now");
		expect(question()).toBe("");
		expect(await stored()).toMatchObject({ published: true, content: `One\n\n![](${url})` });
	});

	it("is published as it is once its picture has failed, without a question", async () => {
		const { press, answer, stored, question } = await open("Source", "Insert an image");
		await answer(undefined);
		await press("Publish Now");
		expect(question()).toBe("");
		expect(await stored()).toMatchObject({ published: true, content: "One" });
	});

	it("has its picture if that is uploaded while the question is open", async () => {
		const { press, answer, stored } = await open("Source", "Insert an image");
		await press("Publish Now");
		await answer(url);
		await press("Publish anyway");
		expect(await stored()).toMatchObject({ published: true, content: `One\n\n![](${url})` });
	});

	it("asks before its changes are live", async () => {
		const { press, stored, question } = await open("Edit", "Insert an image", true);
		await press("Publish Changes");
		expect(question()).toContain(comes);
		expect(await stored()).toMatchObject({ version: 1 });
	});

	it("asks before it is scheduled, and not before it is a draft", async () => {
		const { press, type, stored, question } = await open("Edit", "Insert an image");
		await press("Save as Draft");
		expect(question()).toBe("");
		expect(await stored()).toMatchObject({ published: false, version: 2 });
		type(/^Publish at/, "2026-02-01T10:00");
		await press("Schedule");
		expect(question()).toContain(comes);
		expect(await stored()).toMatchObject({ publishAt: null });
	});

	it("asks before a new one becomes a draft, since its form closes", async () => {
		const { press, type, titles, question } = await open("Edit", "Insert an image", "new");
		type(/^Title/, "A new one");
		await press("Save as Draft");
		expect(question()).toContain("An image is still uploading: saved now, the article would not have it.");
		await press("Cancel");
		expect(await titles()).toEqual([]);
		await press("Save as Draft");
		await press("Save anyway");
		expect(await titles()).toEqual(["A new one"]);
		expect(screen.getByText("Another screen")).toBeDefined();
	});

	it("is not left without a question", async () => {
		const { leave, answer, press, question } = await open("Edit", "Insert an image");
		await leave();
		expect(question()).toContain("Leave without saving?");
		await press("Stay");
		await answer(undefined);
		await leave();
		expect(screen.getByText("Another screen")).toBeDefined();
	});
});
