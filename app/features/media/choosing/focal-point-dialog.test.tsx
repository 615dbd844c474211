import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import ImagesScreen from "#app/features/media/library/images.admin.tsx";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";

afterEach(cleanup);

/** The library with one image, and the dialog on its focal point. */
async function openDialog(language: Language = "en", button = /Choose the focal point/) {
	const browser = await openBrowser(language);
	const { media } = browser.stores;
	const hash = await media.add({ bytes: Uint8Array.from([1]), width: 400, height: 200 });
	const tab = await openScreen(browser, <ImagesScreen />);
	await tab.press(button);
	const marker = screen.getByRole("slider");
	const key = (key: string, shiftKey = false) => act(() => void fireEvent.keyDown(marker, { key, shiftKey }));
	const stored = async () => (await media.list())[0]?.focus;
	return { browser, hash, marker, key, stored, ...tab };
}

const said = () => screen.getByRole("slider").getAttribute("aria-valuetext");
const crops = () =>
	[...document.querySelectorAll<HTMLImageElement>("[role=dialog] li img")].map(
		(img) => img.style.objectPosition,
	);

describe("the focal point of an image", () => {
	it("moves by the arrow keys, no further than the edge, and is announced and shown while it moves", async () => {
		const { key } = await openDialog();
		expect(said()).toBe("50% from the left, 50% from the top");
		key("ArrowUp");
		key("ArrowRight", true);
		key("Enter");
		expect(said()).toBe("51% from the left, 45% from the top");
		expect(crops()).toEqual(["51% 45%", "51% 45%"]);
		for (let times = 0; times < 30; times += 1) key("ArrowLeft");
		expect(said()).toBe("0% from the left, 45% from the top");
	});

	it("moves to where the image is clicked or tapped, and follows the pointer while it is held", async () => {
		const { marker } = await openDialog();
		const surface = marker.parentElement as HTMLElement;
		surface.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
		let isHeld = false;
		surface.setPointerCapture = () => {
			isHeld = true;
		};
		surface.hasPointerCapture = () => isHeld;
		act(() => void fireEvent.pointerMove(surface, { clientX: 100, clientY: 50 }));
		expect(said()).toBe("50% from the left, 50% from the top");
		act(() => void fireEvent.pointerDown(surface, { clientX: 200, clientY: 100, button: 0 }));
		expect(said()).toBe("25% from the left, 25% from the top");
		expect(document.activeElement).toBe(marker);
		act(() => void fireEvent.pointerMove(surface, { clientX: 900, clientY: 90 }));
		expect(said()).toBe("100% from the left, 20% from the top");
		act(() => void fireEvent.pointerDown(surface, { clientX: 100, clientY: 50, button: 2 }));
		expect(said()).toBe("100% from the left, 20% from the top");
	});

	it("is saved by its button, and shown in the library", async () => {
		const { browser, key, press, stored } = await openDialog();
		key("ArrowUp");
		await press("Cancel");
		expect(await stored()).toEqual({ x: 0.5, y: 0.5 });
		await press(/Choose the focal point/);
		expect(said()).toBe("50% from the left, 50% from the top");
		act(() => void fireEvent.keyDown(screen.getByRole("slider"), { key: "ArrowUp" }));
		await press("Save");
		expect(browser.toast()).toContain("Focal point saved");
		expect(await stored()).toEqual({ x: 0.5, y: 0.45 });
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.querySelector<HTMLImageElement>("main img, li img")?.style.objectPosition).toBe(
			"50% 45%",
		);
		await press(/Choose the focal point/);
		await press("Centre");
		await press("Save");
		expect(await stored()).toEqual({ x: 0.5, y: 0.5 });
	});

	it("stays as chosen if saving fails", async () => {
		const { browser, key, press } = await openDialog("fr", /Choisir le point d’intérêt/);
		key("ArrowDown");
		browser.network.cut();
		await press("Enregistrer");
		expect(browser.toast()).toContain("Le point d’intérêt n’a pas pu être enregistré");
		expect(said()).toBe("50\u00a0% depuis la gauche, 55\u00a0% depuis le haut");
	});
});
