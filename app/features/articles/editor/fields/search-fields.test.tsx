import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import { createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields } from "#server/testing/conflict.ts";

/** Returns the text below a caption. */
function figure(caption: RegExp) {
	return within(screen.getByText(caption).closest("figure") as HTMLElement);
}

/** Opens the form of an article, with one image in the library. */
async function open(change: Partial<ArticleDraft> = {}, language: Language = "en") {
	const browser = await openBrowser(language);
	const hash = await browser.stores.media.add({ bytes: Uint8Array.from([1]), width: 900, height: 600 });
	await browser.stores.media.setFocus(hash, { x: 0.5, y: 0.1 });
	const article = await createArticle(browser, change);
	const opened = await openScreen(browser, article);
	const group = opened.form.getByText(
		language === "en"
			? "How search engines and shared links show it"
			: "Dans les moteurs de recherche et les liens partagés",
	);
	const details = group.closest("details") as HTMLDetailsElement;
	/** Opens or closes the fields, as a click on their summary does. */
	const unfold = (open = true) =>
		act(() => {
			details.open = open;
			fireEvent(details, new Event("toggle"));
		});
	const stored = () => browser.stores.articles.reading.get(article.id);
	const inResults = () => figure(/^In search results/);
	const asLink = () => figure(/^As a shared link/);
	return { ...browser, ...opened, hash, details, unfold, stored, inResults, asLink };
}

describe("how search engines and shared links show an article", () => {
	it("is folded away, and drawn of the article's own words while nothing else is written", async () => {
		const { details, unfold, inResults, asLink, type } = await open({ slug: "first", category: "Dating" });
		expect(details.open).toBe(false);
		unfold();
		expect(inResults().getByText("First · Ensemble")).toBeDefined();
		expect(inResults().getByText("A text.")).toBeDefined();
		expect(inResults().getByText("Ensemble › blog › first")).toBeDefined();
		expect(asLink().getByText("Dating")).toBeDefined();
		type(/^Title/, "Second");
		expect(inResults().getByText("Second · Ensemble")).toBeDefined();
	});

	it("is what is written for it in each language, and is saved", async () => {
		const { unfold, inResults, asLink, type, press, stored, form } = await open();
		unfold();
		type(/^Search title/, "Meeting people");
		type(/^Search description/, "Ten questions.");
		for (const preview of [inResults(), asLink()]) {
			expect(preview.getByText("Meeting people · Ensemble")).toBeDefined();
			expect(preview.getByText("Ten questions.")).toBeDefined();
		}
		await press("Save as Draft");
		expect(await stored()).toMatchObject({
			...{ title: "First", excerpt: "A text.", fr: null },
			...{ searchTitle: "Meeting people", searchDescription: "Ten questions." },
		});
		expect(form.getByText("All changes are saved")).toBeDefined();
	});

	it("counts the shown characters with the site's name, and refuses no long text", async () => {
		const { unfold, type, press, stored } = await open();
		unfold();
		const noteOf = (label: RegExp) => {
			const field = screen.getByLabelText(label);
			return document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
		};
		expect(noteOf(/^Search title/)).toContain("16 of 60 characters");
		type(/^Search title/, "x".repeat(80));
		expect(noteOf(/^Search title/)).toContain("91 of 60 characters: search results may cut it short");
		type(/^Search description/, "y".repeat(161));
		expect(noteOf(/^Search description/)).toContain("161 of 160 characters: search results may cut it short");
		await press("Save as Draft");
		expect(await stored()).toMatchObject({ searchTitle: "x".repeat(80), version: 2 });
	});

	it("unfolds where it must be corrected, says why, and loses nothing", async () => {
		const { details, unfold, type, press, stored } = await open();
		unfold();
		type(/^Search title/, "x".repeat(201));
		unfold(false);
		expect(screen.queryByLabelText(/^Search title/)).toBeNull();
		await press("Save as Draft");
		expect(details.open).toBe(true);
		expect(screen.getByText("Use at most 200 characters.")).toBeDefined();
		const field = screen.getByLabelText<HTMLInputElement>(/^Search title/);
		expect(document.activeElement).toBe(field);
		expect(field.value).toHaveLength(201);
		expect((await stored()).version).toBe(1);
	});

	it("shows a picture of the library as it will be cropped, and the drawn one again without it", async () => {
		const { unfold, asLink, press, stored, settled, hash } = await open();
		unfold();
		const field = within(
			screen.getByRole("group", { name: "Picture of shared links" }).parentElement as HTMLElement,
		);
		act(() => void fireEvent.click(field.getByRole("button", { name: "Choose from the library" })));
		await settled();
		act(() => void fireEvent.click(screen.getByRole("button", { name: /^Use the image/ })));
		await settled();
		const shown = asLink().getByAltText<HTMLImageElement>("Picture of shared links");
		expect([shown.getAttribute("src"), shown.style.objectPosition]).toEqual([imageUrlOf(hash), "50% 10%"]);
		await press("Save as Draft");
		expect((await stored()).sharePicture).toBe(imageUrlOf(hash));
		act(() => void fireEvent.click(field.getByRole("button", { name: "Remove the image" })));
		await press("Save as Draft");
		expect((await stored()).sharePicture).toBeNull();
	});

	it("is open if a field is filled, in French too, and shows the French address", async () => {
		const fr = { ...blankDraft.fr, title: "Premier", searchTitle: "Rencontrer" };
		const { details, form } = await open({ title: "", excerpt: "", content: "", slug: "premier", fr }, "fr");
		expect(details.open).toBe(true);
		const result = figure(/^Dans les résultats/);
		expect(result.getByText("Rencontrer · Ensemble")).toBeDefined();
		expect(result.getByText("Ensemble › fr › blog › premier")).toBeDefined();
		const field = form.getByLabelText<HTMLInputElement>("Autre titre pour les moteurs de recherche");
		expect([field.value, field.lang]).toEqual(["Rencontrer", "fr"]);
	});

	it("asks about a figure that is not the fact’s", async () => {
		const { form, pass } = await open({ searchDescription: "Our fee is Rs 9,500." });
		await pass(600);
		expect(form.getByText(/^Search description:/).textContent).toContain("“Rs 9,500”");
	});

	it("keeps what was saved elsewhere, and asks about what was changed in both places", async () => {
		const { settled, unfold, type, press, stored, stores, hash } = await open();
		unfold();
		const { publishedAt: _, ...saved } = await stored();
		const sharePicture = imageUrlOf(hash);
		await stores.articles.saving.update(saved.id, { ...saved, searchTitle: "Theirs", sharePicture });
		type(/^Search title/, "Mine");
		await press("Save as Draft");
		expect(conflictingFields()).toEqual(["Search title (English)"]);
		await answerConflict({ settled }, "mine");
		expect(await stored()).toMatchObject({ searchTitle: "Mine", sharePicture });
	});
});
