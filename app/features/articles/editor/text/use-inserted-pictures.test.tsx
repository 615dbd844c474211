import "#platform/testing/dom.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { holdUploads } from "#server/testing/article-editor/held-uploads.ts";
import { administer } from "#server/testing/content-area.tsx";
import { typeForPages } from "#server/testing/field-typing.ts";
import { MarkdownEditor } from "./markdown-editor.tsx";

/** The uploads that are on their way, and how each is answered. */
let requests: ReturnType<typeof holdUploads>;

beforeEach(() => {
	requests = holdUploads();
	vi.stubGlobal("fetch", async () => Response.json({ html: "", pictures: [] }));
	typeForPages();
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const patience = { timeout: 10_000 };
const addressOf = (letter: string) => `/media/${letter.repeat(64)}-1600.webp`;
const picture = (letter: string) => `![](${addressOf(letter)})`;
const image = (name: string) => new File(["x"], name, { type: "image/png" });

/** Opens the editor of an article with a text. */
async function open(content: string) {
	const held: { form?: UseFormReturn<ArticleDraft> } = {};
	const queries = new QueryClient();
	function Form() {
		held.form = useForm<ArticleDraft>({ defaultValues: { ...blankDraft, content } });
		return (
			<QueryClientProvider client={queries}>
				<FormProvider {...held.form}>
					<MarkdownEditor name="content" lang="en" required={false} />
					<input aria-label="Elsewhere" />
				</FormProvider>
			</QueryClientProvider>
		);
	}
	administer(<Form />);
	await screen.findByRole("textbox", { name: /^Article Content/ }, patience);
	const show = (name: string) => act(() => void fireEvent.mouseDown(screen.getByRole("tab", { name })));
	const area = () => {
		const found = document.querySelector("textarea");
		if (found === null) throw new Error("Source is not shown.");
		return found;
	};
	const drop = (at: number, ...files: File[]) => {
		area().setSelectionRange(at, at);
		act(() => void fireEvent.drop(area(), { dataTransfer: { files, getData: () => "" } }));
	};
	/** Types where the caret stands. */
	const type = (words: string) => {
		const { value, selectionEnd: at } = area();
		const changed = value.slice(0, at) + words + value.slice(at);
		act(() => void fireEvent.input(area(), { target: { value: changed } }));
		area().setSelectionRange(at + words.length, at + words.length);
	};
	/** Returns the text before the caret, and the selection. */
	const caret = () => {
		const { value, selectionStart: start, selectionEnd: end } = area();
		return [value.slice(0, start), value.slice(start, end)];
	};
	const choose = (...files: File[]) => {
		const input = screen.getByLabelText("Insert an image", { selector: "input" });
		act(() => void fireEvent.change(input, { target: { files } }));
	};
	/** Pastes a text where it is written as it will look. */
	const paste = (html: string) => {
		const clipboardData = { files: [], getData: (type: string) => (type === "text/html" ? html : "") };
		const event = Object.assign(new window.Event("paste", { cancelable: true }), { clipboardData });
		act(() => void document.querySelector(".ProseMirror")?.dispatchEvent(event));
	};
	let answered = 0;
	/** Answers the upload that is on its way. */
	const answer = async (name: string, letter?: string) => {
		await vi.waitFor(() => expect(requests[answered]?.name).toBe(name), patience);
		await act(async () => requests[answered++]?.answer(letter && addressOf(letter)));
	};
	const expectText = (text: string) =>
		vi.waitFor(() => expect(held.form?.getValues("content")).toBe(text), patience);
	return { show, area, drop, paste, type, caret, choose, answer, expectText };
}

it("several pictures are uploaded one after the other, each to where it was dropped", async () => {
	const { show, area, drop, answer, expectText } = await open("One\n\nTwo");
	show("Source");
	drop(3, image("a.png"), image("b.png"));
	screen.getByLabelText("Elsewhere").focus();
	act(() => void fireEvent.input(area(), { target: { value: "Zero\n\nOne\n\nTwo" } }));
	await answer("a.png", "a");
	expect(document.activeElement).toBe(screen.getByLabelText("Elsewhere"));
	await expectText(`Zero\n\nOne\n\n${picture("a")}\n\nTwo`);
	await answer("b.png", "b");
	await expectText(`Zero\n\nOne\n\n${picture("a")}\n\n${picture("b")}\n\nTwo`);
	expect(requests).toHaveLength(2);
});

it("a failed upload does not stop the others", async () => {
	const { show, area, drop, answer, expectText } = await open("One");
	show("Source");
	drop(3, image("a.png"), image("b.png"));
	await answer("a.png");
	await answer("b.png", "b");
	await expectText(`One\n\n${picture("b")}`);
	// What it shows is typed at once.
	expect(document.activeElement).toBe(area());
	expect(area().selectionStart).toBe("One\n\n![".length);
});

it("an upload begun under Source is inserted in Preview, and in the visual editor", async () => {
	const { show, area, drop, answer, expectText } = await open("One\n\nTwo");
	show("Source");
	drop(3, image("a.png"), image("b.png"));
	show("Edit");
	await answer("a.png", "a");
	show("Source");
	show("Preview");
	await answer("b.png", "b");
	await vi.waitFor(() => expect(requests).toHaveLength(2), patience);
	show("Source");
	const { value } = area();
	expect(value).toContain(picture("a"));
	expect(value).toContain(picture("b"));
	await expectText(value);
});

it("an upload begun in the visual editor is inserted in any mode", async () => {
	const { show, choose, answer, expectText } = await open("One");
	choose(image("a.png"), image("b.png"));
	show("Preview");
	await answer("a.png", "a");
	await expectText(`One\n\n${picture("a")}`);
	show("Source");
	await answer("b.png", "b");
	show("Edit");
	await vi.waitFor(() => expect(document.querySelectorAll(".ProseMirror img")).toHaveLength(2), patience);
});

it("uploads begun in the visual editor follow one another under Source", async () => {
	const { show, area, type, caret, choose, answer, expectText } = await open("One\n\nTwo");
	choose(image("a.png"), image("b.png"));
	show("Source");
	area().setSelectionRange(3, 3);
	await answer("a.png", "a");
	expect(caret()).toEqual(["One\n\n![", ""]);
	await answer("b.png", "b");
	await expectText(`One\n\n${picture("a")}\n\n${picture("b")}\n\nTwo`);
	// The next one is described at once as long as nobody has begun with the last.
	expect(caret()).toEqual([`One\n\n${picture("a")}\n\n![`, ""]);
	type("A boat");
	show("Edit");
	choose(image("c.png"));
	show("Source");
	area().setSelectionRange(0, 0);
	await answer("c.png", "c");
	const described = `![A boat](${addressOf("b")})`;
	await expectText(`${picture("c")}\n\nOne\n\n${picture("a")}\n\n${described}\n\nTwo`);
});

it("a picture that comes while somebody types under Source leaves the caret where it is", async () => {
	const { show, area, drop, type, caret, answer, expectText } = await open("One\n\nTwo");
	show("Source");
	act(() => area().focus());
	drop(3, image("a.png"), image("b.png"), image("c.png"));
	area().setSelectionRange(8, 8);
	type(" and");
	await answer("a.png", "a");
	expect(caret()).toEqual([`One\n\n${picture("a")}\n\nTwo and`, ""]);
	type(" three");
	area().setSelectionRange(0, 3);
	await answer("b.png", "b");
	expect(caret()).toEqual(["", "One"]);
	const pictures = `${picture("a")}\n\n${picture("b")}`;
	await expectText(`One\n\n${pictures}\n\nTwo and three`);
	act(() => area().blur());
	await answer("c.png", "c");
	expect(caret()).toEqual([`One\n\n${pictures}\n\n![`, ""]);
});

it("a picture is described at once where nothing was typed meanwhile, and the next one waits", async () => {
	const { show, area, drop, type, caret, answer, expectText } = await open("One");
	show("Source");
	act(() => area().focus());
	drop(3, image("a.png"), image("b.png"));
	await answer("a.png", "a");
	expect(caret()).toEqual(["One\n\n![", ""]);
	type("A bo");
	await answer("b.png", "b");
	expect(caret()).toEqual(["One\n\n![A bo", ""]);
	type("at");
	await expectText(`One\n\n![A boat](${addressOf("a")})\n\n${picture("b")}`);
});

it("a picture of a pasted text replaces its note under Source, if that is still there", async () => {
	const { show, area, paste, answer, expectText } = await open("");
	const dot = `data:image/png;base64,${btoa("dot")}`;
	paste(`<p>One</p><img src="${dot}" alt="A boat"><p>Two</p><img src="${dot}">`);
	await expectText("One\n\n**(Missing picture 1: A boat)**\n\nTwo\n\n**(Missing picture 2)**");
	show("Source");
	await answer("", "a");
	await expectText(`One\n\n![A boat](${addressOf("a")})\n\nTwo\n\n**(Missing picture 2)**`);
	act(() => void fireEvent.input(area(), { target: { value: "Three" } }));
	await answer("", "b");
	await expectText("Three");
});

it("a picture of an undone paste replaces nothing under Source", async () => {
	const { show, area, paste, answer, expectText } = await open("");
	const dot = `data:image/png;base64,${btoa("dot")}`;
	paste(`<p>One</p><img src="${dot}"><p>and </p>`);
	paste(`<p>two</p><img src="${dot}">`);
	await expectText("One\n\n**(Missing picture 1)**\n\nandtwo\n\n**(Missing picture 2)**");
	show("Source");
	act(() => void fireEvent.input(area(), { target: { value: "Two\n\n**(Missing picture 2)**" } }));
	await answer("", "a");
	await answer("", "b");
	await expectText(`Two\n\n${picture("b")}`);
});

it("pictures that are dropped on a note under Source replace it, one after the other", async () => {
	const { show, drop, answer, expectText } = await open("One\n\n**(Missing picture 1: A boat)**\n\nTwo");
	show("Source");
	drop(12, image("a.png"), image("b.png"));
	await answer("a.png", "a");
	await answer("b.png", "b");
	await expectText(`One\n\n${picture("a")}\n\n${picture("b")}\n\nTwo`);
});
