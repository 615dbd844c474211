import "#platform/testing/dom.ts";
import { act, fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";

const nothing = { title: "", excerpt: "", content: "" };
const french = { ...blankDraft.fr, title: "Premier", excerpt: "Un mot.", content: "Bonjour." };

async function open(...[browser, article]: Parameters<typeof openScreen>) {
	const { form, ...screen } = await openScreen(browser, article);
	const tab = (name: RegExp) => form.getByRole("tab", { name });
	return {
		...screen,
		form,
		tab,
		choose: (name: RegExp) => act(() => void fireEvent.mouseDown(tab(name), { button: 0 })),
		isOpen: (name: RegExp) => tab(name).getAttribute("aria-selected") === "true",
		inFrench: (label: RegExp) => {
			const field = form.getAllByLabelText<HTMLInputElement>(label).find(({ lang }) => lang === "fr");
			if (field === undefined) throw new Error(`${label} is not there in French.`);
			return field;
		},
	};
}

it("the form publishes an article in French alone, and says that English is missing", async () => {
	const browser = await openBrowser();
	const article = await createArticle(browser, { ...nothing, fr: french });
	const { form, press, tab, isOpen, inFrench } = await open(browser, article);
	expect(isOpen(/^Français/)).toBe(true);
	expect(tab(/^English/).textContent).toContain("missing in English");
	expect(inFrench(/^Title/).getAttribute("aria-required")).toBe("true");
	await press("Publish Now");
	expect(form.queryByText("Please fill in this field.")).toBeNull();
	const stored = await browser.stores.articles.reading.get(article.id);
	expect(stored).toMatchObject({ published: true, title: "", fr: { title: "Premier" } });
});

it("the form stays in the language being written when something is missing there", async () => {
	const browser = await openBrowser();
	const { form, press, choose, isOpen, inFrench } = await open(browser);
	choose(/^Français/);
	expect(form.getByText(/An article can be in French only/)).toBeDefined();
	await press("Publish Now");
	expect(isOpen(/^Français/)).toBe(true);
	expect(inFrench(/^Title/).getAttribute("aria-invalid")).toBe("true");
	expect(document.activeElement).toBe(inFrench(/^Title/));
	expect(browser.toast()).toContain("Please fill in title, excerpt, and content.");
	expect(browser.network.sent("POST", "/api/blog-posts")).toEqual([]);
});

it("the form asks for missing fields in the language with more text, and derives the slug from its title", async () => {
	const browser = await openBrowser();
	const { form, press, choose, isOpen, inFrench } = await open(browser);
	choose(/^Français/);
	act(() => void fireEvent.input(inFrench(/^Title/), { target: { value: "Été à Tamarin" } }));
	expect(form.getByLabelText<HTMLInputElement>(/^URL Slug/).value).toBe("ete-a-tamarin");
	choose(/^English/);
	await press("Publish Now");
	expect(isOpen(/^Français/)).toBe(true);
	expect(document.activeElement).toBe(inFrench(/^Excerpt/));
});

it("the form needs no second language once one is complete", async () => {
	const browser = await openBrowser();
	const { form, choose, inFrench, tab } = await open(browser, await createArticle(browser));
	expect(tab(/^English/).textContent).toBe("English");
	choose(/^Français/);
	expect(inFrench(/^Title/).getAttribute("aria-required")).toBeNull();
	expect(form.getByText(/Until then they see the other one/)).toBeDefined();
});

it("the hint above a text stays while the text becomes complete, so that the lines below it stay where they are", async () => {
	const browser = await openBrowser();
	const { form, choose, inFrench, tab } = await open(
		browser,
		await createArticle(browser, { fr: { ...french, title: "" } }),
	);
	choose(/^Français/);
	const hint = /^French readers see this text once/;
	expect(form.getByText(hint)).toBeDefined();
	act(() => void fireEvent.input(inFrench(/^Title/), { target: { value: "Premier" } }));
	expect(tab(/^Français/).textContent).toBe("Français");
	expect(form.getByText(hint)).toBeDefined();
});

it("the form marks what changed in the other language since a text was last saved", async () => {
	const browser = await openBrowser();
	const { id } = await createArticle(browser, { content: "A calm sea.", fr: french });
	const changed = articleInput.parse({
		title: "First",
		excerpt: "A text.",
		content: "A wild sea.",
		fr: french,
	});
	const article = await browser.stores.articles.saving.update(id, { ...changed, version: 1 });
	const { form, choose, press } = await open(browser, article);
	expect(form.queryByText(/has changed since/)).toBeNull();
	choose(/^Français/);
	expect(form.getByText("The English text has changed since the French one was last saved.")).toBeDefined();
	await press("See what has changed");
	expect(form.getByText("calm").tagName).toBe("DEL");
	expect(form.getByText("wild").tagName).toBe("INS");
	await press("Hide what has changed");
	expect(form.queryByText("calm")).toBeNull();
	// The French one is saved again: nothing is left to carry over.
	act(() => void fireEvent.input(form.getByDisplayValue("Premier"), { target: { value: "La mer" } }));
	await press("Save as Draft");
	expect(browser.toast()).toContain("Article updated successfully!");
	expect(form.queryByText("The English text has changed since the French one was last saved.")).toBeNull();
});

it("the form says if the text that a translation was made from is no longer stored", async () => {
	const browser = await openBrowser();
	const { id } = await createArticle(browser, { fr: french });
	const changed = articleInput.parse({ title: "Other", excerpt: "A text.", content: "Words.", fr: french });
	const article = await browser.stores.articles.saving.update(id, { ...changed, version: 1 });
	const { form, choose, press } = await open(browser, { ...article, textVersions: { en: 3, fr: 9 } });
	await press("See what has changed");
	expect(form.getByText("The text it was translated from is no longer stored.")).toBeDefined();
	choose(/^Français/);
	expect(form.queryByText(/French one was last saved/)).toBeNull();
});

it("the languages stand side by side on demand, where there is room", async () => {
	const browser = await openBrowser();
	const { form, press } = await open(browser, await createArticle(browser, { fr: french }));
	expect(form.getAllByLabelText(/^Title/)).toHaveLength(1);
	await press("Both languages side by side");
	expect(form.getAllByLabelText<HTMLInputElement>(/^Title/).map(({ value }) => value)).toEqual([
		"First",
		"Premier",
	]);
	await press("One language at a time");
	expect(form.getByRole("button", { name: "Both languages side by side" })).toBeDefined();
});
