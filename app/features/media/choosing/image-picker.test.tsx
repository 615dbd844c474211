import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { DescribedImage } from "#app/features/media/library-image.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import { holdUploads } from "#server/testing/article-editor/held-uploads.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { ImagePicker } from "./image-picker.tsx";

afterEach(cleanup);

/** Opens the choice among images of these names, the last one the newest. */
async function open(names: string[], language: Language = "en") {
	const browser = await openBrowser(language);
	const { media } = browser.stores;
	for (const [index, name] of names.entries()) {
		await browser.pass(1_000);
		const bytes = new TextEncoder().encode(`${index} ${name}`);
		await media.add({ bytes, width: 60, height: 40, name });
	}
	const chosen: DescribedImage[] = [];
	const { tab, press, router } = await openScreen(
		browser,
		<ImagePicker onChoose={(image) => chosen.push(image)} />,
	);
	const opener = tab.getByRole("button", { name: /^Ch/ });
	const show = async () => {
		act(() => opener.focus());
		act(() => void fireEvent.click(opener));
		await browser.settled();
	};
	const dialog = () => within(screen.getByRole("dialog"));
	const offered = () =>
		dialog()
			.queryAllByRole("button", { name: /^Use the image/ })
			.map((button) => button.getAttribute("aria-label")?.replace("Use the image ", ""));
	const search = async (words: string) => {
		act(() => void fireEvent.input(dialog().getByRole("searchbox"), { target: { value: words } }));
		await browser.pass(300);
	};
	return { browser, chosen, show, dialog, offered, search, press, router, opener };
}

describe("choosing an image of the library", () => {
	it("shows each by its name and alternative text, and returns the chosen one", async () => {
		const { browser, chosen, show, dialog, press } = await open(["", "Lagon"], "fr");
		const plain = (await browser.stores.media.list()).find(({ name }) => name === "");
		await browser.stores.media.describe(plain?.hash ?? "", { alt: "A boat", altFr: "Un bateau" });
		await show();
		expect(dialog().getAllByRole("listitem")).toHaveLength(2);
		expect(dialog().getByRole("button", { name: "Utiliser l’image Lagon" }).textContent).toBe("Lagon");
		await press(/Un bateau/);
		expect(chosen).toMatchObject([{ hash: plain?.hash, alt: "A boat" }]);
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it("searches by words, shows the total, and says what to do if nothing is found", async () => {
		const { show, dialog, offered, search, router } = await open(["Boat at dawn", "Lagoon", "Boat"]);
		await show();
		expect(offered()).toEqual(["Boat", "Lagoon", "Boat at dawn"]);
		await search("boat");
		expect(offered()).toEqual(["Boat", "Boat at dawn"]);
		expect(dialog().getByRole("heading", { name: "2 of 3 images" })).toBeDefined();
		await search("mountain");
		expect(offered()).toEqual([]);
		expect(dialog().getByText("No images found")).toBeDefined();
		// The address of the screen below is not the picker's.
		expect(router.state.location.search).toBe("");
	});

	it("is sorted by the chosen order, and starts afresh the next time", async () => {
		const { browser, show, dialog, offered, search, press, opener } = await open([
			"Anchor",
			"Lagoon",
			"Boat",
		]);
		await show();
		const order = dialog().getByRole("combobox", { name: "Order" });
		act(() => order.focus());
		act(() => void fireEvent.keyDown(order, { key: "Enter" }));
		await browser.settled();
		const byName = screen.getByRole("option", { name: "By name" });
		act(() => void fireEvent.keyDown(byName, { key: "Enter" }));
		await browser.settled();
		expect(offered()).toEqual(["Anchor", "Boat", "Lagoon"]);
		expect(dialog().queryByRole("combobox", { name: "Show" })).toBeNull();
		await search("boat");
		await press("Cancel");
		await browser.pass(1);
		expect(document.activeElement).toBe(opener);
		await show();
		expect(offered()).toEqual(["Boat", "Lagoon", "Anchor"]);
		expect(dialog().getByRole<HTMLInputElement>("searchbox").value).toBe("");
	});

	it("shows a page of many, and moves the focus to the first of the next", async () => {
		const names = Array.from({ length: 26 }, (_, number) => `Boat ${number + 1}`);
		const { show, dialog, offered, press } = await open(names);
		await show();
		expect(offered()).toHaveLength(24);
		expect(dialog().getByText("24 of 26 images shown")).toBeDefined();
		await press("Show more images");
		expect(offered()).toHaveLength(26);
		expect(document.activeElement?.getAttribute("aria-label")).toBe("Use the image Boat 2");
	});

	it("shows no filters for a library that is empty or cannot be read", async () => {
		const { browser, show, dialog, press } = await open([]);
		await show();
		expect(dialog().getByText("No images yet")).toBeDefined();
		expect(dialog().queryByRole("searchbox")).toBeNull();
		await press("Cancel");
		browser.queries.clear();
		browser.network.breakDown("GET", "/api/admin/images", 500);
		await show();
		await browser.pass(30_000);
		expect(dialog().getByRole("alert").textContent).toContain("Failed to fetch images");
	});
});

describe("adding an image where one is chosen", () => {
	const add = () => screen.getByRole("group", { name: "Add an image and use it" });
	const drop = () =>
		act(() => {
			const file = new File(["x"], "Boat.png", { type: "image/png" });
			fireEvent.drop(add(), { dataTransfer: { files: [file] } });
		});

	it("uses it at once, in an empty library too", async () => {
		const uploads = holdUploads();
		const { browser, chosen, show } = await open([]);
		await show();
		drop();
		await browser.settled();
		const hash = await browser.stores.media.add({ bytes: Uint8Array.from([7]), width: 60, height: 40 });
		act(() => uploads[0]?.answer(imageUrlOf(hash)));
		await browser.settled();
		expect(chosen).toMatchObject([{ hash }]);
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it("changes nothing if the dialog was closed before it arrived", async () => {
		const uploads = holdUploads();
		const { browser, chosen, show, press } = await open(["Lagoon"]);
		await show();
		drop();
		await browser.settled();
		await press("Cancel");
		const [image] = await browser.stores.media.list();
		act(() => uploads[0]?.answer(image?.url));
		await browser.settled();
		expect(chosen).toEqual([]);
	});
});
