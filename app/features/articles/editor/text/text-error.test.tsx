import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";

const path = "/api/admin/preview";
const max = 5_000;
const quotes = `One\n\n${"> ".repeat(150)}x`;
const tags = `One\n\nTwo\n\n${"<u>".repeat(150)}x`;
const plain = "Words of a text that is long enough. ".repeat(4);

/** Opens the text of an article, under Source where `mode` says so. */
async function open(content: string, mode: "Edit" | "Source" = "Source", message?: string) {
	const browser = await openBrowser();
	let setContent: (text: string) => void = () => undefined;
	function Form() {
		const form = useForm<ArticleDraft>({
			defaultValues: { ...blankDraft, content },
			...(message !== undefined && { errors: { content: { type: "server", message } } }),
		});
		setContent = (text) => form.setValue("content", text);
		return (
			<FormProvider {...form}>
				<MarkdownEditor name="content" lang="en" required={false} max={max} />
			</FormProvider>
		);
	}
	await openScreen(browser, <Form />);
	const show = (tab: string) => act(() => void fireEvent.mouseDown(screen.getByRole("tab", { name: tab })));
	show(mode);
	await browser.settled();
	const area = () => document.querySelector("textarea");
	const type = (text: string) => {
		const typed = area();
		act(() => (typed === null ? setContent(text) : void fireEvent.input(typed, { target: { value: text } })));
	};
	const status = () => document.querySelector("p[role=status]");
	const statusText = () => status()?.textContent;
	const asked = () => browser.network.sent("POST", path).length;
	return { ...browser, area, type, show, status, statusText, asked };
}

describe("marks that are nested too deeply in the Markdown of a text", () => {
	it("are named with their line once the typing pauses, until they are simplified", async () => {
		const { area, type, status, statusText, asked, pass } = await open("");
		const described = () => area()?.getAttribute("aria-describedby") ?? "";
		type(quotes);
		await pass(999);
		expect([statusText(), asked(), described().includes(" ")]).toEqual(["", 0, false]);
		await pass(1);
		expect(statusText()).toMatch(/^Quotes, lists or tags are nested more than 100 deep at line 3/);
		expect(described()).toMatch(new RegExp(`^${status()?.id} \\S+$`));
		expect(area()?.getAttribute("aria-invalid")).toBe("true");
		type(plain);
		await pass(1_000);
		expect([statusText(), area()?.getAttribute("aria-invalid")]).toEqual(["", null]);
	});

	it("are named at once in a text that is opened, whatever the marks", async () => {
		const { statusText, pass } = await open(tags);
		await pass(0);
		expect(statusText()).toMatch(/at line 5/);
	});

	it("are those of the text as it was typed last", async () => {
		const { type, statusText, pass, settled, network } = await open("");
		type(quotes);
		const held = network.holdAnswer("POST", path);
		await pass(1_000);
		type(tags);
		await pass(1_000);
		(await held).release();
		await settled();
		expect(statusText()).toMatch(/at line 5/);
	});

	it("are not checked in a text that is too short for them, or too long", async () => {
		const { type, asked, pass } = await open("> ".repeat(50));
		type("> ".repeat(max));
		await pass(1_000);
		expect(asked()).toBe(0);
	});

	it("are named once: not if the field has a message, nor in the preview", async () => {
		const marked = await open(plain, "Source", "Told already");
		marked.type(quotes);
		await marked.pass(1_000);
		expect([marked.statusText(), marked.asked()]).toEqual(["", 0]);
		expect(screen.getByText("Told already")).toBeDefined();
	});

	it("stay named while the website cannot be reached", async () => {
		const { type, statusText, pass, network } = await open("");
		type(quotes);
		await pass(1_000);
		network.cut();
		type(plain);
		await pass(1_000);
		expect(statusText()).toMatch(/at line 3/);
	});

	it("are none in a text that can be shown", async () => {
		const { type, statusText, pass, network } = await open("");
		network.breakDown("POST", path, 503);
		type(quotes);
		await pass(1_000);
		expect(statusText()).toBe("");
	});
});

describe("a text that is too long", () => {
	const long = `One\n\n${"x".repeat(max)}`;
	const over = /^This text goes over its limit of 5.?000 characters by 5, in line 3\. Please shorten it\.$/;

	it.each(["Edit", "Source"] as const)("says by how much, and where, while it is typed: %s", async (mode) => {
		const { type, statusText, status } = await open("", mode);
		type(long);
		expect(statusText()).toMatch(over);
		const text = document.querySelector("textarea,[contenteditable=true]");
		if (text !== null) expect(text.getAttribute("aria-describedby")).toContain(status()?.id);
		type(plain);
		expect(statusText()).toBe("");
	});

	it("says the same in the preview, and when a save is refused", async () => {
		const { show } = await open(long, "Source", "Too big");
		expect(screen.getByText(over)).toBeDefined();
		expect(screen.queryByText("Too big")).toBeNull();
		show("Preview");
		expect(screen.getByRole("alert").textContent).toMatch(over);
	});
});
