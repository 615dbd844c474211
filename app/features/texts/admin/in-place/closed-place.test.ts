import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { openPlaceOf, shown } from "#server/testing/place-on-page.ts";
import { findPlace } from "./find-place.ts";

describe("a place that is closed", () => {
	it("shows the page's own work again where nothing was changed, or it was not taken", () => {
		for (const isKept of [true, false]) {
			const { element, place, type } = openPlaceOf();
			if (!isKept) type("!");
			place.close(isKept);
			expect(element.outerHTML).toBe(shown.replaceAll("'", '"'));
			expect(document.querySelector("#place-note")).toBeNull();
		}
	});

	it("keeps what was written to be seen, as words, and hears nothing more", () => {
		const { element, place, type, press, left } = openPlaceOf();
		type("!");
		place.close(true);
		expect(element.innerHTML).toBe("Pay Rs8000 <em>once</em> only!");
		expect(element.querySelector("[data-mark], [contenteditable]")).toBeNull();
		expect(element.hasAttribute("role")).toBe(false);
		press("Enter");
		expect(left).toEqual([]);
	});

	it.each(["{{fee}} *once*!", "*once* {{fee}}!", "Pay *{{fee}}*!"])(
		"can be opened again at once: %s",
		(text) => {
			const { element, place } = openPlaceOf();
			place.show(text);
			place.close(true);
			const parts = { facts: { fee: "Rs8000" }, marks: ["{{fee}}"] };
			expect(findPlace(element, [text], parts)?.own).toBe(element);
		},
	);
});
