import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import { createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";

/** Opens the form of an article, with two described pictures in the library. */
async function open(
	written: (boat: string) => Partial<ArticleDraft> = () => ({}),
	language: Language = "en",
) {
	const browser = await openBrowser(language);
	const { media } = browser.stores;
	const add = async (name: string, alt: string, altFr: string) => {
		const bytes = new TextEncoder().encode(alt);
		const hash = await media.add({ bytes, width: 60, height: 40, name });
		await media.describe(hash, { alt, altFr });
		return imageUrlOf(hash);
	};
	const boat = await add("Boat", "A boat at anchor", "Un bateau au mouillage");
	const moon = await add("", "The moon", "La lune");
	const article = await createArticle(browser, written(boat));
	const opened = await openScreen(browser, article);
	const saved = () => browser.stores.articles.reading.get(article.id);
	const confirm = async (name: string) => {
		const question = within(screen.getByRole("alertdialog"));
		act(() => void fireEvent.click(question.getByRole("button", { name })));
		await browser.settled();
	};
	return { browser, boat, moon, article, ...opened, saved, confirm };
}

describe("a picture of the library", () => {
	it("is above the text without a description, and readers get the library's", async () => {
		const { browser, moon, form, press, saved } = await open();
		await press("Choose from the library");
		await press("Use the image The moon");
		expect(form.getByLabelText<HTMLInputElement>("Image description").value).toBe("");
		await press("Publish Now");
		const article = await saved();
		expect(article).toMatchObject({ imageUrl: moon, imageAlt: "" });
		const found = await browser.stores.articles.texts.find(article.slug, "en");
		const shown = found !== undefined && "text" in found ? found.text : undefined;
		expect(shown?.imageAlt).toBe("The moon");
	});

	it("leaves no description of the one it replaces, in any language", async () => {
		const { press, saved, moon } = await open((boat) => ({
			imageUrl: boat,
			imageAlt: "My boat",
			fr: { title: "Un", excerpt: "", content: "", category: "", tags: [], imageAlt: "Le mien" } as never,
		}));
		await press("Choose from the library");
		await press("Use the image The moon");
		await press("Save as Draft");
		expect(await saved()).toMatchObject({ imageUrl: moon, imageAlt: "", fr: { imageAlt: "" } });
	});
});

describe("an earlier version", () => {
	it("names the picture that it brings back, before it is restored and after", async () => {
		const { browser, boat, press, saved, confirm } = await open((url) => ({ imageUrl: url }));
		await press("Remove the image");
		await press("Save as Draft");
		await press("Show earlier versions");
		await press("Compare version 1");
		const back = "Its image comes back with it: “Boat”.";
		expect(screen.getByRole("dialog").textContent).toContain(back);
		await press("Restore this version");
		expect(screen.getByRole("alertdialog").textContent).toContain(`stay on this device. ${back}`);
		await confirm("Restore this version");
		expect(await saved()).toMatchObject({ imageUrl: boat });
		expect(browser.toast()).toContain("Its image is back: “Boat”.");
	});

	it("without a picture says that the present one goes, in French too", async () => {
		const { browser, press, saved, confirm } = await open(undefined, "fr");
		await press("Choisir dans la bibliothèque");
		await press("Utiliser l’image La lune");
		await press("Enregistrer en brouillon");
		await press("Afficher les versions précédentes");
		await press("Comparer la version 1");
		await press("Restaurer cette version");
		expect(screen.getByRole("alertdialog").textContent).toContain("L’image actuelle disparaît");
		await confirm("Restaurer cette version");
		expect(await saved()).toMatchObject({ imageUrl: null });
		expect(browser.toast()).toContain("Il n’y a plus d’image.");
	});

	it("with the same picture says nothing of it, and loads no images", async () => {
		const { browser, press, type } = await open((boat) => ({ imageUrl: boat }));
		type(/^Title/, "Second");
		await press("Save as Draft");
		await press("Show earlier versions");
		await press("Compare version 1");
		expect(screen.getByRole("dialog").textContent).not.toContain("image");
		expect(browser.network.sent("GET", "/api/admin/images").map(({ path }) => path)).not.toContain(
			"/api/admin/images",
		);
	});
});
