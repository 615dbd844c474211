import "#platform/testing/dom.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import type { TextError } from "#app/features/articles/rendered-text.ts";
import { administer } from "#server/testing/content-area.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const patience = { timeout: 20_000 };

/** Opens the editor of an article with a text. */
function open(content: string) {
	const held: { form?: UseFormReturn<ArticleDraft> } = {};
	function Form() {
		held.form = useForm<ArticleDraft>({ defaultValues: { ...blankDraft, content } });
		return (
			<FormProvider {...held.form}>
				<MarkdownEditor name="content" lang="en" required={false} preview={<p>The whole page</p>} />
			</FormProvider>
		);
	}
	administer(
		<QueryClientProvider client={new QueryClient()}>
			<Form />
		</QueryClientProvider>,
	);
	return () => held.form?.getValues("content");
}

/** A browser whose workers find this error in every text, or cannot be started. */
function stubWorkers(textError?: TextError): void {
	class StubWorker {
		onmessage: ((event: { data: unknown }) => void) | undefined;
		constructor() {
			if (textError === undefined) throw new Error("No worker here.");
		}
		postMessage(): void {
			queueMicrotask(() => this.onmessage?.({ data: { textError } }));
		}
		terminate(): void {}
	}
	vi.stubGlobal("Worker", StubWorker);
}

const source = () =>
	screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Article Content/ }, patience);

describe("a text that the visual editor cannot show", () => {
	it.each<[string, string, TextError | undefined, RegExp]>([
		[
			"marks within one another",
			`One\n\n${"> ".repeat(150)}x`,
			undefined,
			/^Quotes and lists are nested too deeply at line 3 to show/,
		],
		["a parser's hard work", "*a_ ".repeat(25_000), { reason: "complex", line: 7 }, /^From line 7 on/],
		["a worker that does not start", "a ".repeat(2_000), undefined, /^The editor could not be loaded/],
	])("opens under Source, which says why, and is written there: %s", async (_what, text, textError, said) => {
		stubWorkers(textError);
		const content = open(text);
		expect(await screen.findByText(said, {}, patience)).toBeDefined();
		const area = await source();
		expect(area.tagName).toBe("TEXTAREA");
		expect(area.value).toBe(text);
		expect(area.getAttribute("aria-describedby")).toContain(screen.getByText(said).id);
		act(() => void fireEvent.input(area, { target: { value: "Mended" } }));
		expect(content()).toBe("Mended");
	});
});

it("a text in the preview has no tools, and no hint of how to write", () => {
	open("One");
	const hint = () => screen.queryByText(/^Type \/ on an empty line/);
	const tools = () => screen.queryByRole("toolbar");
	const show = (tab: string) => act(() => void fireEvent.mouseDown(screen.getByRole("tab", { name: tab })));
	expect([hint(), tools()]).not.toContain(null);
	show("Preview");
	expect(screen.getByText("The whole page")).toBeDefined();
	expect([hint(), tools()]).toEqual([null, null]);
	show("Edit");
	expect([hint(), tools()]).not.toContain(null);
});
