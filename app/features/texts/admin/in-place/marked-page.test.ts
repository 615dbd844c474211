import "#platform/testing/dom.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { marked } from "#app/i18n/marked-texts.ts";
import { chosenOn, focusStop, markChosen, stopAt, textAt, withoutScripts } from "./marked-page.ts";

const hero = { title: marked("Meet *someone*", "hero.title") };
const button = marked("Apply", "button");
const note = marked("A note", "note");
const meta = { title: marked("Ensemble", "meta.title") };

const open = (body: string, head = "") =>
	withoutScripts(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`);
const keysOf = (page: Document) =>
	[...page.querySelectorAll("[data-text-key]")].map((element) => [
		element.localName,
		element.getAttribute("data-text-key"),
	]);

describe("a page whose texts can be chosen", () => {
	it("knows of each element which text it shows, and shows no mark of it", () => {
		const page = open(`<h1>${note}</h1><p>Other words</p>`, `<title>${meta.title}</title>`);
		expect(keysOf(page)).toEqual([["h1", "note"]]);
		expect(page.querySelector("h1")?.textContent).toBe("A note");
		expect(page.title).toBe("Ensemble");
		expect(/[\u{E0000}-\u{E007F}]/u.test(page.documentElement.outerHTML)).toBe(false);
	});

	it("takes the whole of a text that is cut into words, or has a phrase in italics", () => {
		const [before = "", phrase = "", after = ""] = hero.title.split("*");
		const page = open(`<h1>${before}<em>${phrase}</em>${after}</h1>`);
		expect(keysOf(page)).toEqual([["h1", "hero.title"]]);
		const cut = open(`<h1><span>A</span> <span>${note}</span></h1>`);
		expect(keysOf(cut)).toEqual([["h1", "note"]]);
	});

	it("tells two texts beside one another apart", () => {
		const page = open(`<p><span>${note}</span> <span>${button}</span></p>`);
		expect(keysOf(page)).toEqual([
			["span", "note"],
			["span", "button"],
		]);
	});

	it("tells two texts of one element apart", () => {
		const page = open(`<p>${note}<!-- --> 234 <!-- -->${button}</p>`);
		expect(keysOf(page)).toEqual([
			["span", "note"],
			["span", "button"],
		]);
		expect(page.querySelector("p")?.textContent).toBe("A note 234 Apply");
	});

	it("shows what a visitor has to open first", () => {
		const page = open(`<details><summary>${button}</summary><p>${note}</p></details>`);
		expect(page.querySelector("details")?.open).toBe(true);
	});

	it("takes the marks out of what is only spoken", () => {
		const page = open(`<img alt="${note}"><a aria-label="${button}" href="/">x</a>`);
		expect(page.querySelector("img")?.alt).toBe("A note");
		expect(page.querySelector("a")?.getAttribute("aria-label")).toBe("Apply");
	});

	it("runs nothing, and asks for no script", () => {
		const page = open(
			"<p>x</p><script>alert(1)</script>",
			'<script src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/c.css">',
		);
		expect(page.querySelectorAll("script, link[rel=modulepreload]")).toHaveLength(0);
		expect(page.querySelectorAll("link[rel=stylesheet]")).toHaveLength(1);
	});

	it("is reached by the Tab key at each text, once, and not where nobody hears of it", () => {
		const page = open(`<p>${note}</p><a href="/">${button}</a><p aria-hidden="true">${note}</p>`);
		const stops = [...page.querySelectorAll<HTMLElement>("[data-text-key]")].map(
			(element) => element.getAttribute("tabindex") === "0",
		);
		expect(stops).toEqual([true, false, false]);
	});

	it("is reached at each text of a link that says several, and through the link where it is one", () => {
		const page = open(
			`<a href="/"><span>${button}</span><span>${note}</span></a><a href="/"><span>${button}</span></a>`,
		);
		const stops = [...page.querySelectorAll<HTMLElement>("[data-text-key]")].map((element) => [
			element.localName,
			element.getAttribute("tabindex"),
		]);
		expect(stops).toEqual([
			["span", "0"],
			["span", "0"],
			["a", null],
		]);
	});

	it("says which text is meant, from anywhere within it", () => {
		const page = open(`<p>${note}<b>bold</b></p><p>plain</p>`);
		expect(textAt(page.querySelector("b"))).toEqual({ key: "note", element: page.querySelector("p") });
		expect(textAt(page.querySelectorAll("p")[1] ?? null)).toBeUndefined();
		expect(textAt(null)).toBeUndefined();
	});

	it("shows the chosen text at every place where it stands, and no other", () => {
		const page = open(`<p>${note}</p><i>${note}</i><b>${button}</b>`);
		const chosen = () => [...page.querySelectorAll("[data-chosen]")].map(({ localName }) => localName);
		markChosen(page, "note");
		expect(chosen()).toEqual(["p", "i"]);
		markChosen(page, "button");
		expect(chosen()).toEqual(["b"]);
		markChosen(page, undefined);
		expect(chosen()).toEqual([]);
	});

	it("finds the chosen text again on a page that took the place of its own", () => {
		const [before, after] = [open(`<p>${note}</p><i>${note}</i>`), open(`<p>${note}</p><i>${note}</i>`)];
		const element = before.querySelector("i") as HTMLElement;
		markChosen(after, "note");
		expect(chosenOn(before, { key: "note", element })).toBe(element);
		expect(chosenOn(after, { key: "note", element })).toBe(after.querySelector("p"));
		markChosen(after, undefined);
		expect(chosenOn(after, { key: "note", element })).toBeNull();
	});
});

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
