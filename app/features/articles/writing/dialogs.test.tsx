import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { administer } from "#server/testing/content-area.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import type { LinkPlace } from "./view/links.ts";
import type { PicturePlace } from "./view/pictures.ts";

// Node's own knows no forms: the browser's reads what a form holds.
beforeEach(() => void vi.stubGlobal("FormData", Reflect.get(window, "FormData")));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const press = (name: string) => act(() => void fireEvent.click(screen.getByRole("button", { name })));

describe("asking where words lead to", () => {
	function open(change: Partial<LinkPlace> = {}, language: "en" | "fr" = "en") {
		const log: string[] = [];
		let articleSaved = false;
		const place = { from: 1, to: 4, words: "our page", href: "", ...change };
		administer(
			<form onSubmit={() => (articleSaved = true)}>
				<LinkDialog
					place={place}
					onClose={() => log.push("closed")}
					onLink={(_place, href) => log.push(href)}
				/>
			</form>,
			language,
		);
		const field = () => screen.getByRole<HTMLInputElement>("textbox");
		const type = (value: string) => act(() => void fireEvent.input(field(), { target: { value } }));
		return { log, field, type, isArticleSaved: () => articleSaved };
	}

	it("names the words, of a long passage their beginning", () => {
		open();
		expect(screen.getByRole("dialog").textContent).toContain("Where should “our page” lead?");
		cleanup();
		open({ words: "word ".repeat(40) });
		expect(screen.getByRole("dialog").textContent).toMatch(/“(word ){16}…” lead/);
	});

	it("says what becomes of an address without words", () => {
		open({ words: "" });
		expect(screen.getByRole("dialog").textContent).toContain("The address itself will stand in the text.");
	});

	it("takes an address as people type it, and closes", () => {
		const { log, type, isArticleSaved } = open();
		type("www.a.example");
		press("Link");
		expect(log).toEqual(["closed", "https://www.a.example"]);
		expect(isArticleSaved()).toBe(false);
	});

	it("says what is no address, keeps it, and is content once it is changed", () => {
		const { log, type, field } = open();
		type("not an address");
		press("Link");
		expect([log, field().value]).toEqual([[], "not an address"]);
		expect(field().getAttribute("aria-invalid")).toBe("true");
		type("/blog");
		expect(field().getAttribute("aria-invalid")).toBeNull();
	});

	it("takes a link away by its button, or by an empty address", () => {
		const { log, field, type } = open({ href: "/blog" });
		expect(field().value).toBe("/blog");
		press("Remove the link");
		type("  ");
		press("Link");
		expect(log).toEqual(["closed", "", "closed", ""]);
	});

	it("offers nothing to remove where there is no link, and speaks French where asked", () => {
		open({}, "fr");
		expect(screen.getAllByRole("button")).toHaveLength(2);
	});
});

describe("asking what a picture shows", () => {
	const how = { isDecorative: false, width: "wide" } as const;
	const place: PicturePlace = { at: 3, src: "/media/a.webp", alt: "A boat", caption: "By Ann", ...how };
	const open = (change: Partial<PicturePlace> = {}) => {
		const said: unknown[] = [];
		administer(
			<PictureDialog
				place={{ ...place, ...change }}
				lang="fr"
				onClose={() => undefined}
				onDescribe={(at, words) => said.push([at, words])}
			/>,
		);
		return said;
	};

	it("begins with what is said of it, in the language of the text", () => {
		open();
		const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Description" });
		expect([field.value, field.lang]).toEqual(["A boat", "fr"]);
	});

	it("gives it in one line, and leaves what stands below the picture as it is", () => {
		const said = open();
		const value = "  Two  boats ";
		act(() => void fireEvent.input(screen.getByLabelText("Description"), { target: { value } }));
		press("Done");
		expect(said).toEqual([[place, { alt: "Two boats", caption: "By Ann", ...how }]]);
	});

	it("takes a caption, and an empty one away", () => {
		const said = open();
		const caption = screen.getByRole<HTMLInputElement>("textbox", { name: "Caption" });
		expect([caption.value, caption.lang]).toEqual(["By Ann", "fr"]);
		act(() => void fireEvent.input(caption, { target: { value: "Le lagon, \n2026" } }));
		press("Done");
		act(() => void fireEvent.input(caption, { target: { value: " " } }));
		press("Done");
		expect(said).toEqual([
			[place, { alt: "A boat", caption: "Le lagon, 2026", ...how }],
			[place, { alt: "A boat", caption: "", ...how }],
		]);
	});

	it("asks for no description of decoration, and takes away the one that it had", () => {
		const said = open({ width: "medium" });
		const decorative = screen.getByRole("switch", { name: /^Decorative/ });
		act(() => void fireEvent.click(decorative));
		expect(screen.queryByLabelText("Description")).toBeNull();
		press("Done");
		act(() => void fireEvent.click(decorative));
		expect(screen.getByLabelText<HTMLInputElement>("Description").value).toBe("A boat");
		press("Done");
		expect(said.map((one) => (one as unknown[])[1])).toEqual([
			{ alt: "", caption: "By Ann", isDecorative: true, width: "medium" },
			{ alt: "A boat", caption: "By Ann", isDecorative: false, width: "medium" },
		]);
	});

	it("gives back the description that was typed once it is no decoration after all", () => {
		const said = open({ alt: "" });
		const value = "Two boats at anchor";
		act(() => void fireEvent.input(screen.getByLabelText("Description"), { target: { value } }));
		const decorative = screen.getByRole("switch", { name: /^Decorative/ });
		act(() => void fireEvent.click(decorative));
		act(() => void fireEvent.click(decorative));
		expect(screen.getByLabelText<HTMLInputElement>("Description").value).toBe(value);
		press("Done");
		expect(said).toEqual([
			[
				{ ...place, alt: "" },
				{ alt: value, caption: "By Ann", ...how },
			],
		]);
	});

	it("shows how wide it stands", () => {
		open({ width: "small" });
		expect(screen.getByLabelText("Width").textContent).toContain("Small");
	});
});
