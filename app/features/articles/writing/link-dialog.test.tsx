import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { administer } from "#server/testing/content-area.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import type { LinkPlace } from "./view/links.ts";

// Node's own knows no forms: the browser's reads what a form holds.
beforeEach(() => void vi.stubGlobal("FormData", Reflect.get(window, "FormData")));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const press = (name: string) => act(() => void fireEvent.click(screen.getByRole("button", { name })));

describe("the dialog of a link", () => {
	function open(change: Partial<LinkPlace> = {}, language: "en" | "fr" = "en") {
		const log: string[] = [];
		let articleSaved = false;
		const place = { from: 1, to: 4, text: "our page", href: "", ...change };
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

	it("names the linked text, of a long one the beginning", () => {
		open();
		expect(screen.getByRole("dialog").textContent).toContain("Where should “our page” lead?");
		cleanup();
		open({ text: "word ".repeat(40) });
		expect(screen.getByRole("dialog").textContent).toMatch(/“(word ){16}…” lead/);
	});

	it("says what becomes of a link without text", () => {
		open({ text: "" });
		expect(screen.getByRole("dialog").textContent).toContain("The address itself will appear in the text.");
	});

	it("accepts an address as people type it, and closes", () => {
		const { log, type, isArticleSaved } = open();
		type("www.a.example");
		press("Link");
		expect(log).toEqual(["closed", "https://www.a.example"]);
		expect(isArticleSaved()).toBe(false);
	});

	it("rejects what is no address, keeps it, and accepts it once corrected", () => {
		const { log, type, field } = open();
		type("not an address");
		press("Link");
		expect([log, field().value]).toEqual([[], "not an address"]);
		expect(field().getAttribute("aria-invalid")).toBe("true");
		type("/blog");
		expect(field().getAttribute("aria-invalid")).toBeNull();
	});

	it("removes a link by its button, or by an empty address", () => {
		const { log, field, type } = open({ href: "/blog" });
		expect(field().value).toBe("/blog");
		press("Remove the link");
		type("  ");
		press("Link");
		expect(log).toEqual(["closed", "", "closed", ""]);
	});

	it("offers nothing to remove without a link, also in French", () => {
		open({}, "fr");
		expect(screen.getAllByRole("button")).toHaveLength(2);
	});
});
