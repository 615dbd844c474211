import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { blankDraft, inputOf } from "#app/features/articles/article-draft.ts";
import { ImageDrop } from "#app/features/media/choosing/image-drop.tsx";
import { hashOf, imageUrlOf } from "#app/features/media/media.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { administer, openScreen } from "#server/testing/content-area.tsx";
import { typeForPages, typeInto } from "#server/testing/field-typing.ts";
import { wholeLetter } from "#server/testing/readers.ts";
import ImagesScreen from "./images.admin.tsx";

afterEach(cleanup);

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Adds an image to the library. @returns its address. */
async function addImage({ stores }: Browser, words: string, name = ""): Promise<string> {
	const bytes = new TextEncoder().encode(words);
	return imageUrlOf(await stores.media.add({ bytes, width: 60, height: 40, name }));
}

describe("the library of images", () => {
	const english = "Description in English";
	const french = "Description in French";
	const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save the description" });

	it("says that it is empty", async () => {
		const { tab } = await openScreen(await openBrowser(), <ImagesScreen />);
		expect(tab.getByText("No images yet")).toBeDefined();
	});

	it("tells which images have lost their files, and lists them on demand", async () => {
		const browser = await openBrowser();
		const lost = await addImage(browser, "A boat", "Lost boat");
		await browser.pass(1_000);
		await addImage(browser, "A lake", "Lake");
		await browser.database.db
			.updateTable("media")
			.set({ bytes: new Uint8Array() })
			.where("hash", "=", hashOf(lost) ?? "")
			.execute();
		const { tab, press, router } = await openScreen(browser, <ImagesScreen />);
		expect(tab.getByText("The file of 1 image is missing")).toBeDefined();
		const names = () =>
			tab.getAllByRole<HTMLInputElement>("textbox", { name: "Name" }).map(({ value }) => value);
		expect(names()).toEqual(["Lake", "Lost boat"]);
		expect(tab.getAllByText("The file is missing")).toHaveLength(1);
		await press("Show them");
		expect(names()).toEqual(["Lost boat"]);
		expect(tab.getByRole("heading", { name: "1 of 2 images" })).toBeDefined();
		expect(router.state.location.search).toBe("?part=lost");
		expect(tab.queryByRole("button", { name: "Show them" })).toBeNull();
	});

	it("saves the texts of an image in each language, once one has changed", async () => {
		const browser = await openBrowser();
		await addImage(browser, "A boat");
		const { type, press } = await openScreen(browser, <ImagesScreen />);
		expect(save().disabled).toBe(true);
		type(english, "A boat ");
		type(french, "Un bateau");
		expect(save().disabled).toBe(false);
		await press("Save the description");
		expect(browser.toast()).toContain("Description saved");
		expect(await browser.stores.media.list()).toMatchObject([{ alt: "A boat", altFr: "Un bateau" }]);
		expect(save().disabled).toBe(true);
	});

	it("says in a French administrator's words what shows an image, and asks for the French ones first", async () => {
		const browser = await openBrowser("fr");
		const url = await addImage(browser, "A boat");
		const texts = { title: "A small table", excerpt: "Why.", content: "Words." };
		const fr = { title: "Éloge de la petite table", excerpt: "Pourquoi.", content: "Des mots." };
		const { articles } = browser.stores;
		await articles.saving.create(articleInput.parse({ ...texts, fr, imageUrl: url, published: true }));
		const { tab } = await openScreen(browser, <ImagesScreen />);
		expect(tab.getByRole("link", { name: "Éloge de la petite table" })).toBeDefined();
		const asked = tab.getAllByLabelText(/^Description en/).map((field) => field.lang);
		expect(asked).toEqual(["fr", "en"]);
	});

	it("describes with the typography of each language, and names as it is typed", async () => {
		typeForPages();
		const browser = await openBrowser();
		await addImage(browser, "A boat");
		await openScreen(browser, <ImagesScreen />);
		const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
		for (const label of [english, french, "Name"]) typeInto(field(label), "L'eau !");
		expect([english, french, "Name"].map((label) => field(label).value)).toEqual([
			"L’eau !",
			"L’eau\u00a0!",
			"L'eau !",
		]);
	});

	it("keeps what was typed if saving fails", async () => {
		const browser = await openBrowser();
		await addImage(browser, "A boat");
		const { type, press } = await openScreen(browser, <ImagesScreen />);
		browser.network.cut();
		type(english, "A boat");
		await press("Save the description");
		expect(browser.toast()).toContain("Failed to save the description");
		expect(screen.getByLabelText<HTMLInputElement>(english).value).toBe("A boat");
		expect(save().disabled).toBe(false);
	});

	it("lists the articles and letters that use an image, which then cannot be deleted", async () => {
		const browser = await openBrowser();
		const imageUrl = await addImage(browser, "A boat");
		const draft = { ...blankDraft, title: "Moon", excerpt: "A text.", content: "Words.", imageUrl };
		const { id } = await browser.stores.articles.saving.create(inputOf(draft, true));
		const letter = await browser.stores.letters.create({ ...wholeLetter, subject: "Tables", imageUrl });
		const { tab } = await openScreen(browser, <ImagesScreen />);
		const link = tab.getByRole("link", { name: "Moon" });
		expect(link.getAttribute("href")).toBe(`/admin/edit-article/${id}`);
		expect(link.parentElement?.textContent).toContain("shown in");
		const other = tab.getByRole("link", { name: "Tables" });
		expect(other.getAttribute("href")).toBe(`/admin/edit-letter/${letter.id}`);
		expect(other.parentElement?.textContent).toContain("in the letter");
		expect(tab.queryByRole("button", { name: "Delete" })).toBeNull();
	});

	it("replaces an image everywhere, after a confirmation", async () => {
		const browser = await openBrowser();
		const old = await addImage(browser, "A boat", "Boat");
		const next = await addImage(browser, "A lagoon", "Lagoon");
		const draft = { ...blankDraft, title: "Moon", excerpt: "A text.", content: "Words.", imageUrl: old };
		const { id } = await browser.stores.articles.saving.create(inputOf(draft, true));
		const { press } = await openScreen(browser, <ImagesScreen />);
		await press("Replace everywhere: Boat");
		const dialog = within(screen.getByRole("dialog", { name: "Replace everywhere" }));
		expect(dialog.getAllByRole("listitem")).toHaveLength(1);
		await press("Use the image Lagoon");
		const question = screen.getByRole("alertdialog", { name: "Replace this image everywhere?" }).textContent;
		expect(question).toContain("It is shown in 1 place, which changes at once");
		await press("Cancel");
		expect(await browser.stores.articles.reading.get(id)).toMatchObject({ version: 1, imageUrl: old });
		await press("Replace everywhere: Boat");
		await press("Use the image Lagoon");
		await press("Replace everywhere");
		expect(browser.toast()).toContain("Replaced in 1 place");
		expect((await browser.stores.articles.reading.get(id)).imageUrl).toBe(next);
	});

	it("asks before it deletes one, and moves the focus to the list", async () => {
		const browser = await openBrowser();
		await addImage(browser, "A boat");
		await addImage(browser, "A lagoon");
		await openScreen(browser, <ImagesScreen />);
		const [first] = screen.getAllByRole("button", { name: "Delete" });
		act(() => first?.focus());
		act(() => void fireEvent.click(first as HTMLElement));
		const question = within(screen.getByRole("alertdialog", { name: "Delete this image?" }));
		const deletion = browser.network.holdRequest("DELETE", "/api/admin/images");
		act(() => void fireEvent.click(question.getByRole("button", { name: "Delete" })));
		await browser.settled();
		(await deletion).release();
		await browser.settled();
		expect(await browser.stores.media.list()).toHaveLength(1);
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "1 image" }));
	});

	it("is searched by name, and shows how many match", async () => {
		const browser = await openBrowser();
		await addImage(browser, "A boat", "Boat at dawn");
		await addImage(browser, "A lagoon", "Lagoon");
		const { type, press, tab } = await openScreen(browser, <ImagesScreen />);
		expect(tab.getAllByText(/^Added on 15 January 2026/)).toHaveLength(2);
		type("Search", "dawn");
		await browser.pass(300);
		expect(tab.getByRole("heading", { name: "1 of 2 images" })).toBeDefined();
		type("Name", "Boat");
		await press("Save the description");
		const names = (await browser.stores.media.list()).map(({ name }) => name);
		expect(names.toSorted()).toEqual(["Boat", "Lagoon"]);
		expect(tab.getByText("No images found")).toBeDefined();
	});

	it("shows the newest of many, and more of them on demand", async () => {
		const browser = await openBrowser();
		for (let number = 1; number <= 26; number += 1) await addImage(browser, `Boat ${number}`);
		const { tab, press } = await openScreen(browser, <ImagesScreen />);
		const entries = () => tab.getAllByRole("button", { name: "Save the description" }).length;
		expect(entries()).toBe(24);
		expect(tab.getByText("24 of 26 images shown")).toBeDefined();
		await press("Show more images");
		expect(entries()).toBe(26);
	});

	it("undoes a deletion with one click", async () => {
		const browser = await openBrowser("fr");
		await addImage(browser, "A boat");
		const { press } = await openScreen(browser, <ImagesScreen />);
		await press("Supprimer");
		expect(screen.getByRole("alertdialog").textContent).toContain("pendant 30 jours");
		act(() => void fireEvent.click(within(screen.getByRole("alertdialog")).getByText("Supprimer")));
		await browser.settled();
		expect(await browser.stores.media.list()).toEqual([]);
		expect(browser.toast()).toContain("Image supprimée");
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Annuler" })));
		await browser.settled();
		expect(await browser.stores.media.list()).toHaveLength(1);
		expect(browser.toast()).toContain("Image restaurée");
	});

	it("that cannot be read says so, and can be retried", async () => {
		const browser = await openBrowser();
		await addImage(browser, "A boat");
		browser.network.breakDown("GET", "/api/admin/images", 500);
		const { press } = await openScreen(browser, <ImagesScreen />);
		await browser.pass(30_000);
		expect(screen.getByRole("alert").textContent).toContain("Failed to fetch images");
		browser.network.repair();
		await press("Try again");
		expect(screen.getByRole("heading", { name: "1 image" })).toBeDefined();
	});
});

describe("the drop zone for images", () => {
	const image = new File(["x"], "boat.png", { type: "image/png" });
	const open = (uploading?: ComponentProps<typeof ImageDrop>["uploading"]) => {
		const taken: File[] = [];
		administer(
			<ImageDrop label="Add an image" uploading={uploading} onFile={(file) => taken.push(file)}>
				<p>The present one</p>
			</ImageDrop>,
		);
		return { taken, place: screen.getByRole("group", { name: "Add an image" }) };
	};

	it.each([
		["drop", { dataTransfer: { files: [image] } }],
		["paste", { clipboardData: { files: [image] } }],
	] as const)("takes what is there by %s", (how, what) => {
		const { taken, place } = open();
		act(() => void fireEvent[how](place, what));
		expect(taken).toEqual([image]);
	});

	it("does not open in the browser what is dragged over it", () => {
		const { place } = open();
		let isFree = true;
		act(() => {
			isFree = fireEvent.dragOver(place);
		});
		expect(isFree).toBe(false);
	});

	it("ignores pasted text", () => {
		const { taken, place } = open();
		act(() => void fireEvent.paste(place, { clipboardData: { files: [] } }));
		expect(taken).toEqual([]);
	});

	it("says which files are accepted, and how large they may be", () => {
		open();
		expect(screen.getByText(/JPG, PNG, GIF, WebP, AVIF or HEIC\. Photos of up to 30 MB/)).toBeDefined();
		expect(screen.getByLabelText("Choose an image", { selector: "input" }).getAttribute("accept")).toBe(
			"image/*,.heic,.heif",
		);
	});

	it("says that a camera's file is being made smaller before it is uploaded", () => {
		open({ part: undefined, preview: "blob:x" });
		const progress = screen.getByRole("progressbar", { name: "Making the photo smaller…" });
		expect(progress.hasAttribute("value")).toBe(false);
	});

	it("shows the progress of an upload, and disables its button meanwhile", () => {
		open({ part: 0.4, preview: "blob:x" });
		expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Uploading…" }).value).toBe(0.4);
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Uploading…" }).disabled).toBe(true);
		expect(screen.queryByText("The present one")).toBeNull();
	});
});
