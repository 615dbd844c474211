import "#platform/testing/dom.ts";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";

// Node's own knows no forms: the browser's reads what a form holds.
beforeEach(() => void vi.stubGlobal("FormData", Reflect.get(window, "FormData")));

const pause = 1_000;
const patience = { timeout: 10_000 };

/** Opens the editor of a French text, with two images in the library: neither is described in French. */
async function open(written: (boat: string, moon: string) => string, language: Language = "en") {
	const browser = await openBrowser(language);
	const { media } = browser.stores;
	const [boat, moon] = await Promise.all(
		["Boat", "Moon"].map(async (name) => {
			const hash = await media.add({ bytes: new TextEncoder().encode(name), width: 60, height: 40, name });
			await media.describe(hash, { alt: "In English", altFr: "" });
			return imageUrlOf(hash);
		}),
	);
	function Form() {
		const form = useForm<ArticleDraft>({
			defaultValues: { ...blankDraft, content: written(boat ?? "", moon ?? "") },
		});
		return (
			<FormProvider {...form}>
				<MarkdownEditor name="content" lang="fr" required={false} />
			</FormProvider>
		);
	}
	render(<Form />, { wrapper: browser.wrapper });
	await vi.waitFor(() => expect(document.querySelector(".ProseMirror")).not.toBeNull(), patience);
	await browser.settled();
	const show = (name: string) => act(() => void fireEvent.mouseDown(screen.getByRole("tab", { name })));
	const press = async (name: string) => {
		const button = screen.getByRole("button", { name });
		act(() => button.focus());
		act(() => void fireEvent.click(button));
		await browser.settled();
	};
	const area = () => {
		const found = document.querySelector("textarea");
		if (found === null) throw new Error("Source is not shown.");
		return found;
	};
	const type = async (value: string) => {
		act(() => void fireEvent.input(area(), { target: { value } }));
		await browser.pass(pause);
	};
	/** Says what the image shows whose dialog is open. */
	const describe = async (words: string) => {
		const dialog = within(screen.getByRole("dialog"));
		const field = dialog.getByLabelText("Description in French");
		act(() => void fireEvent.input(field, { target: { value: words } }));
		act(() => void fireEvent.click(dialog.getByRole("button", { name: "Done" })));
		await browser.settled();
	};
	const asked = () => browser.network.sent("POST", "/api/admin/preview/undescribed").length;
	return { ...browser, boat, moon, show, press, area, type, describe, asked };
}

const line = () =>
	screen.getAllByRole("status").find(({ textContent }) => /description/.test(textContent ?? ""));

describe("pictures without a description in the language of the text", () => {
	it("are counted, each with a link to its place, until all are described", async () => {
		const { press, describe } = await open((boat, moon) => `![](${boat})\n\nOne\n\n![](${moon})`);
		expect(line()?.textContent).toContain("2 images in this text have no description in French");
		await press("Describe image 2");
		expect(screen.getByLabelText("Caption")).toBeDefined();
		await describe("La lune");
		expect(line()?.textContent).toContain("An image in this text has no description in French");
		expect(document.activeElement?.classList).toContain("ProseMirror");
		// The caret stands behind the image: what is typed next does not replace it.
		expect(document.querySelectorAll(".ProseMirror-selectednode")).toHaveLength(0);
		await press("Describe image 1");
		await describe("Un bateau");
		expect(line()).toBeUndefined();
	});

	it("are listed under Source too, where the image alone can be described", async () => {
		const { show, press, area, describe, boat } = await open((url) => `One ![](${url}) two`);
		show("Source");
		await press("Describe image 1");
		expect(screen.queryByLabelText("Caption")).toBeNull();
		await describe("Un bateau");
		expect(document.activeElement).toBe(area());
		expect(area().selectionStart).toBe("One ![".length);
		expect([line(), area().value]).toEqual([undefined, `One ![](${boat}) two`]);
	});

	it("are none with a description at their place, or decoration; each change of a picture asks again", async () => {
		const { show, type, boat, moon, asked } = await open(
			(one, other) => `![Un bateau](${one})\n\n![](${other}#decorative)`,
		);
		expect(line()).toBeUndefined();
		show("Source");
		const before = asked();
		await type(`Words\n\n![Un bateau](${boat})\n\n![](${moon}#decorative)`);
		expect([line(), asked()]).toEqual([undefined, before]);
		await type(`Words\n\n![Un bateau](${boat})\n\n![](${moon})`);
		expect([line() !== undefined, asked()]).toEqual([true, before + 1]);
		await type("Words");
		expect(line()).toBeUndefined();
	});

	it("are not named in the preview", async () => {
		const { show, settled } = await open((boat) => `![](${boat})`);
		expect(line()).toBeDefined();
		show("Preview");
		await settled();
		expect(line()).toBeUndefined();
	});

	it("send no request for a text without a picture", async () => {
		const { asked } = await open(() => "Words");
		expect(asked()).toBe(0);
	});

	it("are named in French", async () => {
		await open((boat) => `![](${boat})`, "fr");
		expect(line()?.textContent).toMatch(/^Une image de ce texte n’a pas de description en français/);
	});
});

describe("a picture of the library without a description", () => {
	const insert = async (press: (name: string) => Promise<void>, image: string) => {
		await press("Insert from the library");
		await press(image);
	};

	it("opens the dialog once it is inserted, and the caret stays where it was", async () => {
		const { press, describe } = await open(() => "One");
		await insert(press, "Use the image Moon, In English");
		await describe("La lune");
		expect(document.querySelector(".ProseMirror-selectednode")).toBeNull();
		expect(line()).toBeUndefined();
	});

	it("opens no dialog if it is described", async () => {
		const { press, stores } = await open(() => "One");
		for (const { hash } of await stores.media.list()) {
			await stores.media.describe(hash, { alt: "In English", altFr: "En français" });
		}
		await insert(press, "Use the image Moon, In English");
		expect(screen.queryByRole("dialog")).toBeNull();
	});
});
