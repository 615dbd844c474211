import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useRef } from "react";
import { FormProvider, type UseFormReturn, useController, useForm } from "react-hook-form";
import { afterEach, describe, expect, it } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { administer } from "#server/testing/content-area.tsx";
import { typeForPages, typeInto } from "#server/testing/field-typing.ts";
import { SourceArea } from "./source-area.tsx";

afterEach(cleanup);

const control = {
	id: "content",
	"aria-describedby": undefined,
	"aria-invalid": undefined,
	"aria-required": undefined,
} as const;

/** Opens the Markdown of an article; `|` stands where the caret is, or around what is selected. */
function open(marked: string) {
	const [before = "", middle, after] = marked.split("|");
	const content = marked.replaceAll("|", "");
	const pictures: { files: readonly File[]; at: number }[] = [];
	const held: { form?: UseFormReturn<ArticleDraft> } = {};
	function Area() {
		const { field } = useController<ArticleDraft, "content">({ name: "content" });
		const area = useRef<HTMLTextAreaElement>(null);
		const take = (files: readonly File[], at: number) => void pictures.push({ files, at });
		return <SourceArea {...{ control, field, area }} lang="fr" onPictures={take} />;
	}
	function Form() {
		const form = useForm<ArticleDraft>({ defaultValues: { ...blankDraft, content } });
		held.form = form;
		return (
			<FormProvider {...form}>
				<Area />
			</FormProvider>
		);
	}
	administer(<Form />);
	const area = screen.getByRole<HTMLTextAreaElement>("textbox");
	typeForPages();
	const start = before.length;
	area.setSelectionRange(start, after === undefined ? start : start + (middle?.length ?? 0));
	/** Presses a key. @returns whether the text area would have done something itself. */
	const press = (key: KeyboardEventInit) => {
		let isFree = true;
		act(() => {
			isFree = fireEvent.keyDown(area, key);
		});
		return isFree;
	};
	return { area, pictures, press, written: () => held.form?.getValues("content") };
}

const bold = { key: "b", code: "KeyB", ctrlKey: true };

describe("the Markdown of an article", () => {
	it("is written in its own language, and checked for spelling", () => {
		const { area } = open("Bonjour|");
		expect([area.lang, area.getAttribute("spellcheck")]).toEqual(["fr", "true"]);
	});

	it("stays as it is typed, without typography", () => {
		const { area, written } = open("L|");
		typeInto(area, `'été "bleu" !`);
		expect(written()).toBe(`L'été "bleu" !`);
	});

	it.each([
		["One |two| three", bold, "One **two** three"],
		["One |**two**| three", bold, "One two three"],
		["|One", { key: "2", code: "Digit2", ctrlKey: true, altKey: true }, "## One"],
		["|One\nTwo|", { key: "*", code: "Digit8", ctrlKey: true, shiftKey: true }, "- One\n- Two"],
		["One |two|", { key: "b", code: "KeyB", metaKey: true }, "One **two**"],
	])("takes the shortcuts of the toolbar: %j", (text, key, expected) => {
		const { press, written } = open(text);
		expect(press(key)).toBe(false);
		expect(written()).toBe(expected);
	});

	it.each([
		["- One|", "- One\n- "],
		["3. One|", "3. One\n4. "],
		["> One|", "> One\n> "],
		["- One\n- |", "- One\n"],
		["  - One|", "  - One\n  - "],
	])("continues a list at Enter, or ends it: %j", (text, expected) => {
		const { press, written } = open(text);
		expect(press({ key: "Enter" })).toBe(false);
		expect(written()).toBe(expected);
	});

	it.each<[string, string, KeyboardEventInit]>([
		["outside a list", "One|", { key: "Enter" }],
		["with Shift", "- One|", { key: "Enter", shiftKey: true }],
		["while a word is composed", "- One|", { key: "Enter", isComposing: true }],
		["where Safari ends a composition", "- One|", { key: "Enter", keyCode: 229 }],
		["for another key", "- One|", { key: "x", code: "KeyX" }],
		["for a shortcut of the browser", "One|", { key: "s", code: "KeyS", ctrlKey: true }],
	])("leaves the key to the text %s", (_what, text, key) => {
		const { press, written } = open(text);
		expect(press(key)).toBe(true);
		expect(written()).toBe(text.replace("|", ""));
	});

	const picture = new File(["x"], "moon.png", { type: "image/png" });
	const second = new File(["y"], "sea.png", { type: "image/png" });
	const words = new File(["x"], "words.txt", { type: "text/plain" });
	const data = (files: File[], values: Record<string, string> = {}) => ({
		files,
		getData: (type: string) => values[type] ?? "",
	});

	it("handles pictures that are pasted or dropped at their place, and nothing else", () => {
		const { area, pictures, written } = open("One|");
		expect(fireEvent.paste(area, { clipboardData: data([words]) })).toBe(true);
		expect(fireEvent.paste(area, { clipboardData: data([picture]) })).toBe(false);
		expect(fireEvent.drop(area, { dataTransfer: data([words, picture, second]) })).toBe(false);
		expect(pictures).toEqual([
			{ files: [picture], at: 3 },
			{ files: [picture, second], at: 3 },
		]);
		expect(written()).toBe("One");
	});

	it("pastes the text if a program adds a picture of it", () => {
		const { area, pictures } = open("One|");
		const copied = { "text/plain": "A table", "text/html": "<p>A table</p>" };
		expect(fireEvent.paste(area, { clipboardData: data([picture], copied) })).toBe(true);
		expect(pictures).toEqual([]);
	});
});
