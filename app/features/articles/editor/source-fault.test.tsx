import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { useRef } from "react";
import { FormProvider, useController, useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { blankDraft } from "./article-draft.ts";
import { SourceArea } from "./source-area.tsx";

const path = "/api/admin/preview";
const max = 5_000;
const quotes = `One\n\n${"> ".repeat(150)}x`;
const tags = `One\n\nTwo\n\n${"<u>".repeat(150)}x`;
const plain = "Words of a text that is long enough. ".repeat(4);

/** Opens the Markdown of an article; `told` is what is said of it elsewhere. */
async function open(content: string, told: { isInvalid?: true; isFaultTold?: true } = {}) {
	const browser = await openBrowser();
	function Area() {
		const { field } = useController<ArticleDraft, "content">({ name: "content" });
		const control = {
			id: "content",
			"aria-describedby": "hint",
			"aria-invalid": told.isInvalid,
			"aria-required": undefined,
		};
		const { isFaultTold = false } = told;
		const area = useRef<HTMLTextAreaElement>(null);
		return <SourceArea {...{ control, field, area, max, isFaultTold }} lang="en" onPictures={() => {}} />;
	}
	function Form() {
		const form = useForm<ArticleDraft>({ defaultValues: { ...blankDraft, content } });
		return (
			<FormProvider {...form}>
				<Area />
			</FormProvider>
		);
	}
	await openScreen(browser, <Form />);
	const area = screen.getByRole<HTMLTextAreaElement>("textbox");
	const type = (text: string) => act(() => void fireEvent.input(area, { target: { value: text } }));
	const status = () => area.nextElementSibling;
	const said = () => status()?.role === "status" && status()?.textContent;
	const asked = () => browser.network.sent("POST", path).length;
	return { ...browser, area, type, status, said, asked };
}

describe("marks that stand too deep within one another in the Markdown of a text", () => {
	it("are named with their place once the typing pauses, until they are simplified", async () => {
		const { area, type, status, said, asked, pass } = await open("");
		type(quotes);
		await pass(999);
		expect([said(), asked(), area.getAttribute("aria-describedby")]).toEqual(["", 0, "hint"]);
		await pass(1);
		expect(said()).toMatch(/^More than 100 marks .* at line 3: quotes, lists or tags/);
		expect(area.getAttribute("aria-describedby")).toBe(`${status()?.id} hint`);
		expect(area.getAttribute("aria-invalid")).toBe("true");
		type(plain);
		await pass(1_000);
		expect([said(), area.getAttribute("aria-invalid")]).toEqual(["", null]);
	});

	it("are named at once in a text that is opened, whichever marks they are", async () => {
		expect((await open(tags)).said()).toMatch(/at line 5/);
	});

	it("are those of the text as it was typed last", async () => {
		const { type, said, pass, settled, network } = await open("");
		type(quotes);
		const held = network.holdAnswer("POST", path);
		await pass(1_000);
		type(tags);
		await pass(1_000);
		(await held).release();
		await settled();
		expect(said()).toMatch(/at line 5/);
	});

	it("are asked about in no text that is too short for them, or over its limit of length", async () => {
		const { type, asked, pass } = await open("> ".repeat(50));
		type("> ".repeat(max));
		await pass(1_000);
		expect(asked()).toBe(0);
	});

	it.each([{ isInvalid: true }, { isFaultTold: true }] as const)("are said once: %j", async (told) => {
		const { said, asked } = await open(quotes, told);
		expect([said(), asked()]).toEqual(["", 0]);
	});

	it("stay named while the website cannot be reached, which is no fault of a text", async () => {
		const { type, said, pass, network } = await open(quotes);
		network.cut();
		type(plain);
		await pass(1_000);
		expect(said()).toMatch(/at line 3/);
	});

	it("are none in a text that nobody could look at", async () => {
		const { type, said, pass, network } = await open("");
		network.breakDown("POST", path, 503);
		type(quotes);
		await pass(1_000);
		expect(said()).toBe("");
	});
});
