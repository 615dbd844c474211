import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields } from "#server/testing/conflict.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import LookScreen from "./look.admin.tsx";
import { anchorOfLook, newChoices } from "./stored-look.ts";

const api = "/api/admin/look";

async function open(language: Language = "en") {
	const browser = await openBrowser(language);
	const opened = await openScreen(browser, <LookScreen />, "/admin/facts/look");
	const code = () => screen.getByLabelText<HTMLInputElement>(/^(Colour code|Code de la couleur)/);
	const stored = async () => (await browser.stores.look.find()).look;
	const statusText = () => opened.container.querySelector("[role=status]")?.textContent;
	return { browser, ...opened, code, stored, statusText };
}

describe("the accent", () => {
	it("is that of a new site, is changed, and is worn at once", async () => {
		const { browser, type, press, code, stored } = await open();
		expect(code().value).toBe("#f2491b");
		type("Colour code", "1A237E");
		expect(screen.getByLabelText<HTMLInputElement>("Pick a colour").value).toBe("#1a237e");
		await press("Save Look");
		expect((await stored()).accent).toBe("#1a237e");
		expect(browser.toast()).toContain("Look saved");
		expect(document.documentElement.style.getPropertyValue("--color-brand")).toBe("#1a237e");
		await press("Back to the original colour");
		await press("Save Look");
		expect((await stored()).accent).toBeNull();
		expect(document.documentElement.style.getPropertyValue("--color-ember")).toBe("#b8320c");
	});

	it.each([
		["en", "too light", /^Take the nearest that works, #/, "Save Look"],
		["fr", "trop claire", /^Prendre la plus proche qui convienne, #/, "Enregistrer"],
	] as const)(
		"that is too light is not sent; the nearest that works is a click away (%s)",
		async (language, refusal, nearest, save) => {
			const { browser, press, type, code, stored } = await open(language);
			type(/^(Colour code|Code de la couleur)/, "#ffd400");
			expect(code().getAttribute("aria-invalid")).toBe("true");
			expect(screen.getByText(new RegExp(refusal))).toBeDefined();
			await press(save);
			expect(browser.network.sent("PUT", api)).toEqual([]);
			expect(document.activeElement).toBe(code());
			await press(nearest);
			expect(code().getAttribute("aria-invalid")).toBeNull();
			await press(save);
			expect((await stored()).accent).toBe(code().value);
		},
	);

	it("that is no colour yet is not sent, and stays as it was typed", async () => {
		const { browser, press, type, code, statusText } = await open();
		type("Colour code", "#12");
		await press("Save Look");
		expect([code().value, code().getAttribute("aria-invalid")]).toEqual(["#12", "true"]);
		expect(browser.network.sent("PUT", api)).toEqual([]);
		expect(statusText()).toBe("Changes not saved yet.");
	});
});

describe("the logo", () => {
	const logo = {
		hash: "a".repeat(64),
		type: "svg",
		bytes: new TextEncoder().encode("<svg/>"),
		...{ width: 600, height: 600, isOpaque: false },
	} as const;

	it("is shown with the name as its text, in white on dark grounds or not, and taken back", async () => {
		const browser = await openBrowser();
		await browser.stores.look.addLogo(logo);
		await browser.stores.look.save({ ...newChoices, logo: logo.hash }, 1);
		const { press } = await openScreen(browser, <LookScreen />, "/admin/facts/look");
		const shown = () => screen.getAllByAltText<HTMLImageElement>("Ensemble");
		expect(shown().map(({ width, height }) => [width, height])).toEqual([
			[600, 600],
			[600, 600],
		]);
		expect(shown().map(({ className }) => className.includes("invert"))).toEqual([false, true]);
		await press("Save Look");
		act(() => void fireEvent.click(screen.getByRole("switch", { name: /^White on dark backgrounds/ })));
		expect(shown().some(({ className }) => className.includes("invert"))).toBe(false);
		await press("Save Look");
		const stored = async () => (await browser.stores.look.find()).look;
		expect(await stored()).toEqual({ ...newChoices, logo: logo.hash, whiteOnDark: false });
		await press("Back to your name as text");
		expect(screen.queryAllByAltText("Ensemble")).toEqual([]);
		await press("Save Look");
		expect((await stored()).logo).toBeNull();
	});
});

describe("the first-hour list", () => {
	it.each([
		["logo", "Choose a file"],
		["sharePicture", "Choose from the library"],
	] as const)("leads to the field: %s", async (field, name) => {
		const browser = await openBrowser();
		await openScreen(browser, <LookScreen />, `/admin/facts/look#${anchorOfLook(field)}`);
		expect(document.activeElement?.textContent).toBe(name);
	});
});

describe("images of the library", () => {
	async function openWithImage() {
		const opened = await open();
		const { media } = opened.browser.stores;
		const hash = await media.add({ bytes: Uint8Array.from([1]), width: 900, height: 600 });
		const choose = async (panel: HTMLElement) => {
			act(() => void fireEvent.click(within(panel).getByRole("button", { name: "Choose from the library" })));
			await opened.browser.settled();
			await opened.press(/^Use the image/);
		};
		/** Returns where the picture of the image is cropped, among those with this alternative text. */
		const position = (alt: string) =>
			screen.getAllByAltText<HTMLImageElement>(alt).find(({ src }) => src.includes(hash))?.style
				.objectPosition;
		await media.setFocus(hash, { x: 0.25, y: 0.75 });
		return { ...opened, hash, choose, position };
	}

	it("take the place of the pictures of shared links, and are taken back", async () => {
		const { choose, hash, position, press, stored } = await openWithImage();
		const panel = screen.getByRole("region", { name: "Shared links" });
		expect(within(panel).getByAltText("The picture of a shared link").getAttribute("src")).toBe(
			"/share/en/home.png",
		);
		await choose(panel);
		expect(position("The picture of a shared link")).toBe("25% 75%");
		await press("Save Look");
		expect((await stored()).sharePicture).toBe(hash);
		await press("Back to the drawn pictures");
		await press("Save Look");
		expect((await stored()).sharePicture).toBeNull();
	});

	it("take the place of one drawing, and give it back", async () => {
		const { choose, hash, position, press, stored } = await openWithImage();
		await choose(screen.getByRole("group", { name: "The free network: the first screen" }));
		expect(position("")).toBe("25% 75%");
		await press("Save Look");
		expect((await stored()).photographs).toEqual({ network: hash });
		await press("Back to the drawing");
		await press("Save Look");
		expect((await stored()).photographs).toEqual({});
	});

	it("keep the places that another tab gave to photographs meanwhile", async () => {
		const { browser, choose, hash, press, stored } = await openWithImage();
		await browser.stores.look.save({ ...newChoices, photographs: { homeHero: hash } }, 1);
		await choose(screen.getByRole("group", { name: "The free network: the first screen" }));
		await press("Save Look");
		expect((await stored()).photographs).toEqual({ homeHero: hash, network: hash });
	});
});

describe("saving the look", () => {
	it("asks where two tabs chose another accent", async () => {
		const { browser, type, press, code, stored } = await open();
		type("Colour code", "#1a237e");
		await browser.stores.look.save({ ...newChoices, accent: "#7a1f3d" }, 1);
		await press("Save Look");
		expect(conflictingFields()).toEqual(["Accent colour"]);
		expect(code().value).toBe("#1a237e");
		await answerConflict(browser, "mine");
		expect((await stored()).accent).toBe("#1a237e");
	});

	it("without a connection says so and loses nothing", async () => {
		const { browser, type, press, code, statusText } = await open();
		type("Colour code", "#1a237e");
		browser.network.cut();
		await press("Save Look");
		expect(statusText()).toContain("could not be reached");
		expect(code().value).toBe("#1a237e");
	});
});
