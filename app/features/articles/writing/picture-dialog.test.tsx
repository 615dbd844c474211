import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { imageUrlOf } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import type { PicturePlace } from "./view/pictures.ts";

// Node's own knows no forms: the browser's reads what a form holds.
beforeEach(() => void vi.stubGlobal("FormData", Reflect.get(window, "FormData")));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const how = { isDecorative: false, width: "wide" } as const;
const path = "/api/admin/images";

/**
 * Opens the dialog of a picture in a French text, whose image is in the library, described in English; of
 * the image alone where there is no `change` to its place.
 */
async function open(change: Partial<PicturePlace> | null = {}, language: Language = "en") {
	const browser = await openBrowser(language);
	const { media } = browser.stores;
	const hash = await media.add({ bytes: Uint8Array.from([1]), width: 60, height: 40, name: "Boat" });
	await media.describe(hash, { alt: "A boat", altFr: "" });
	const image = { src: imageUrlOf(hash) };
	const place: PicturePlace = { at: 3, alt: "", caption: "By Ann", ...image, ...how, ...change };
	const said: unknown[] = [];
	const show = () =>
		render(
			<PictureDialog
				picture={change === null ? image : place}
				lang="fr"
				onClose={() => said.push("closed")}
				onDescribe={(at, words) => said.push(at, words)}
			/>,
			{ wrapper: browser.wrapper },
		);
	const press = async (name: string | RegExp) => {
		act(() => void fireEvent.click(screen.getByRole("button", { name })));
		await browser.settled();
	};
	const stored = async () => {
		const { alt, altFr } = await media.get(hash);
		return { alt, altFr };
	};
	return { ...browser, media, hash, place, said, show, press, stored };
}

async function opened(...given: Parameters<typeof open>) {
	const dialog = await open(...given);
	dialog.show();
	await dialog.settled();
	return dialog;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) =>
	act(() => void fireEvent.input(field(name), { target: { value } }));
const decorate = () =>
	act(() => void fireEvent.click(screen.getByRole("switch", { name: /^(Decorative|Image décorative)/ })));

describe("the description of an image", () => {
	it("is asked for in both languages, the text's first, and stored with the image", async () => {
		const { said, press, stored, place, network, hash, toast } = await opened();
		const asked = screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Description in/ });
		expect(asked.map(({ lang, value }) => [lang, value])).toEqual([
			["fr", ""],
			["en", "A boat"],
		]);
		expect(document.activeElement).toBe(asked[0]);
		type("Description in French", " Un bateau ");
		await press("Done");
		expect(await stored()).toEqual({ alt: "A boat", altFr: "Un bateau" });
		expect(said).toEqual(["closed", place, { alt: "", caption: "By Ann", ...how }]);
		expect(network.sent("PUT", `${path}/${hash}`)).toHaveLength(1);
		expect(toast()).toContain("Description saved");
	});

	it("is not sent if it is unchanged", async () => {
		const { said, press, network, hash } = await opened();
		type("Description in English", "A boat ");
		await press("Done");
		expect(said[0]).toBe("closed");
		expect(network.sent("PUT", `${path}/${hash}`)).toEqual([]);
	});

	it("keeps what another tab saved meanwhile in the other language", async () => {
		const { press, stored, media, hash } = await opened();
		await media.describe(hash, { alt: "A pirogue", altFr: "Autre" });
		type("Description in French", "Un bateau");
		await press("Done");
		expect(await stored()).toEqual({ alt: "A pirogue", altFr: "Un bateau" });
	});

	it("stays typed if the server does not answer, and is sent again", async () => {
		const { said, press, stored, network, hash } = await opened();
		network.breakDown("PUT", `${path}/${hash}`, 503);
		type("Description in French", "Un bateau");
		await press("Done");
		expect(said).toEqual([]);
		expect(screen.getByRole("alert").textContent).toContain(
			"could not be saved. What you typed is still here",
		);
		expect(field("Description in French").value).toBe("Un bateau");
		network.repair();
		await press("Done");
		expect(said[0]).toBe("closed");
		expect(await stored()).toMatchObject({ altFr: "Un bateau" });
	});

	it("is locked while it is being stored", async () => {
		const { said, press, place, network, hash, settled } = await opened();
		type("Description in French", "Un bateau");
		type("Caption", "Le lagon");
		const caught = network.holdRequest("PUT", `${path}/${hash}`);
		await press("Done");
		const request = await caught;
		expect(field("Caption").closest("[inert]")).not.toBeNull();
		expect(screen.getByRole("button", { name: "Done" }).closest("form")?.getAttribute("aria-busy")).toBe(
			"true",
		);
		act(() => void fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }));
		await press("Cancel");
		await press("Done");
		expect(said).toEqual([]);
		request.release();
		await settled();
		expect(said).toEqual(["closed", place, { alt: "", caption: "Le lagon", ...how }]);
		expect(network.sent("PUT", `${path}/${hash}`)).toHaveLength(1);
	});

	it("can be loaded again after an error", async () => {
		const { show, settled, press, network, hash } = await open(null, "fr");
		network.breakDown("GET", `${path}/${hash}`, 503);
		show();
		await settled();
		expect(screen.getByRole("alert").textContent).toContain("n’a pas pu être lue");
		network.repair();
		await press("Réessayer");
		expect(field("Description en anglais").value).toBe("A boat");
	});

	it("is the only field if the place of the picture is not shown", async () => {
		const { said, press, stored } = await opened(null);
		expect(screen.queryByRole("switch")).toBeNull();
		expect(screen.queryByLabelText("Caption")).toBeNull();
		type("Description in French", "Un bateau");
		await press("Done");
		expect([said, await stored()]).toEqual([["closed"], { alt: "A boat", altFr: "Un bateau" }]);
	});
});

describe("the description of a picture at its place", () => {
	const own = "Description at this place";
	const isFolded = () => !document.querySelector("details")?.open;

	it.each([
		["", true],
		["My boat", false],
	])("starts with the present one, %j, and is folded away if there is none", async (alt, folded) => {
		await opened({ alt });
		const shown = screen.queryByLabelText<HTMLInputElement>(own);
		expect([isFolded(), shown?.value, shown?.lang]).toEqual(
			folded ? [true, undefined, undefined] : [false, alt, "fr"],
		);
	});

	it("is kept also while it is folded away", async () => {
		const { said, press, place } = await opened({ alt: "A boat" });
		type(own, "Two boats");
		act(() => {
			const details = document.querySelector("details");
			details?.removeAttribute("open");
			if (details !== null) fireEvent(details, new window.Event("toggle"));
		});
		expect(screen.queryByLabelText(own)).toBeNull();
		await press("Done");
		expect(said).toEqual(["closed", place, { alt: "Two boats", caption: "By Ann", ...how }]);
	});

	it("is a single line, and leaves the image's own description", async () => {
		const { said, press, place, stored } = await opened({ alt: "A boat" });
		type(own, "  Two  boats ");
		type("Caption", "Le lagon,  2026");
		await press("Done");
		expect(said).toEqual(["closed", place, { alt: "Two boats", caption: "Le lagon, 2026", ...how }]);
		expect(await stored()).toEqual({ alt: "A boat", altFr: "" });
	});

	it("is hidden for decoration, which has none, and comes back", async () => {
		const { said, press, stored } = await opened({ width: "medium", alt: "My boat" });
		type("Description in French", "Un bateau");
		decorate();
		expect(screen.queryByLabelText(/^Description/)).toBeNull();
		await press("Done");
		decorate();
		expect([field(own).value, field("Description in French").value]).toEqual(["My boat", "Un bateau"]);
		expect(await stored()).toEqual({ alt: "A boat", altFr: "" });
		await press("Done");
		const words = { caption: "By Ann", width: "medium" };
		expect(said.filter((one) => one !== "closed" && !Object.hasOwn(one as object, "at"))).toEqual([
			{ ...words, alt: "", isDecorative: true },
			{ ...words, alt: "My boat", isDecorative: false },
		]);
		expect(await stored()).toEqual({ alt: "A boat", altFr: "Un bateau" });
	});

	it("comes with the width of the picture", async () => {
		await opened({ width: "small" });
		expect(screen.getByLabelText("Width").textContent).toContain("Small");
	});
});
