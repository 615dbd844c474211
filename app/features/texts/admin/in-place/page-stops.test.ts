import "#platform/testing/dom.ts";
import { expect, it, onTestFinished } from "vitest";
import { focusStop, stopAt } from "./page-stops.ts";

it("the keyboard stands at the same stop of the page that takes the place of another", () => {
	const page = () => "<a href='/'>One</a><h1 tabindex='0'><em>Two</em></h1><p>Three</p>";
	document.body.innerHTML = page();
	onTestFinished(() => document.body.replaceChildren());
	const at = stopAt(document, document.querySelector("em"));
	document.body.innerHTML = page();
	focusStop(document, at);
	expect(document.activeElement).toBe(document.querySelector("h1"));
	focusStop(document, stopAt(document, document.querySelector("p")));
	expect(document.activeElement).toBe(document.querySelector("h1"));
	expect(stopAt(document, null)).toBe(-1);
});
