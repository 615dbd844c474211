import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { clipboardEvent, first, openPlaceOf } from "#server/testing/place-on-page.ts";
import { selectedIn } from "./stored-content.ts";

describe("a text that is changed in its place", () => {
	it("is a named text box in the page's own element, with the caret at its end", () => {
		const { element, box, stored } = openPlaceOf();
		expect(box).toBe(element);
		expect(box.getAttribute("role")).toBe("textbox");
		expect(box.getAttribute("aria-label")).toBe("Title, English");
		expect(document.activeElement).toBe(box);
		expect(selectedIn(box)).toEqual({ start: first.length, end: first.length });
		expect(stored()).toBe(first);
	});

	it("tells each letter that is typed, and takes what was typed back by words", () => {
		const { type, typed, press, stored } = openPlaceOf();
		type(", so");
		expect(typed).toEqual([",", ", ", ", s", ", so"].map((end) => first + end));
		press("z", { ctrlKey: true });
		expect(stored()).toBe(`${first}, `);
		press("z", { metaKey: true, shiftKey: true });
		expect(stored()).toBe(`${first}, so`);
		for (let times = 0; times < 5; times += 1) press("z", { ctrlKey: true });
		expect(stored()).toBe(first);
		expect(typed.at(-1)).toBe(first);
	});

	it("has the typography of its language, which one step takes back", () => {
		const { type, press, stored } = openPlaceOf({
			html: "<a href='/'>Apply<svg></svg></a>",
			text: "Apply",
			typeset: (before, sign) =>
				sign === "'" && before.endsWith("y") ? { back: 0, insert: "’" } : undefined,
		});
		type("'s");
		expect(stored()).toBe("Apply’s");
		press("z", { ctrlKey: true });
		press("z", { ctrlKey: true });
		expect(stored()).toBe("Apply'");
	});

	it("has pasted words as they are typeset, which one step takes back", () => {
		const { fire, caret, press, stored } = openPlaceOf({
			html: "<p>Apply</p>",
			text: "Apply",
			typesetPasted: (before, piece) => `${before.length}${piece.replace("'", "’")}`,
		});
		caret(5);
		fire(clipboardEvent("paste", { "text/plain": "'s" }));
		expect(stored()).toBe("Apply5’s");
		press("z", { ctrlKey: true });
		expect(stored()).toBe("Apply");
	});

	it("makes a chip of a fact that is typed by its name, and of nothing else", () => {
		const { box, type, caret, stored } = openPlaceOf();
		caret(0);
		type("{{fee}} {{ten}} ");
		expect(stored()).toBe(`{{fee}} {{ten}} ${first}`);
		expect([...box.querySelectorAll("[data-mark]")].map(({ textContent }) => textContent)).toEqual([
			"Rs8000",
			"Rs8000",
		]);
		expect(selectedIn(box)).toEqual({ start: 16, end: 16 });
	});

	it("loses a chip whole, from either side, and gets it back", () => {
		const { ask, caret, press, stored } = openPlaceOf();
		caret("Pay {{fee}}".length);
		expect(ask("deleteContentBackward")).toBe(false);
		expect(stored()).toBe("Pay  *once* only");
		press("z", { ctrlKey: true });
		caret("Pay ".length);
		ask("deleteWordForward");
		expect(stored()).toBe("Pay  *once* only");
		caret(1);
		expect(ask("deleteContentBackward")).toBe(true);
	});

	it("loses a line as the browser deletes it, also beside a chip, and what is selected instead", () => {
		const { ask, caret, stored } = openPlaceOf();
		caret("Pay {{fee}}".length);
		expect(ask("deleteSoftLineBackward")).toBe(true);
		expect(ask("deleteHardLineForward")).toBe(true);
		caret(0, "Pay {{fee}}".length);
		expect(ask("deleteSoftLineBackward")).toBe(false);
		expect(stored()).toBe(" *once* only");
	});

	it("loses a sign behind a phrase in italics, and one of it from before", () => {
		const { ask, caret, place, stored } = openPlaceOf();
		place.show("*Pay* {{fee}} *once*");
		caret(stored().length);
		expect(ask("deleteContentBackward")).toBe(false);
		expect(stored()).toBe("*Pay* {{fee}} *onc*");
		caret(0);
		expect(ask("deleteContentForward")).toBe(false);
		expect(stored()).toBe("*ay* {{fee}} *onc*");
	});

	it("gets a fact where the caret stands, in place of what is selected", () => {
		const { place, caret, stored, box } = openPlaceOf();
		caret(0, 3);
		place.insert("{{fee}}");
		expect(stored()).toBe("{{fee}} {{fee}} *once* only");
		expect(selectedIn(box)).toEqual({ start: 7, end: 7 });
	});

	it("puts what is selected in italics and back, where its place has any", () => {
		const { press, caret, stored } = openPlaceOf();
		caret("Pay {{fee}} *once* ".length, first.length);
		press("i", { ctrlKey: true });
		expect(stored()).toBe("Pay {{fee}} *once* *only*");
		press("i", { metaKey: true });
		expect(stored()).toBe(first);
		const plain = openPlaceOf({ html: "<p>Apply</p>", text: "Apply", canBeItalic: false });
		plain.caret(0, 5);
		plain.press("i", { ctrlKey: true });
		plain.ask("formatBold");
		expect(plain.stored()).toBe("Apply");
	});

	it.each([["<img src=x onerror=alert(1)>\r\n{{fee}}"], ["<script>alert(1)</script>"]])(
		"takes %j from the clipboard as the signs that it is",
		(pasted) => {
			const { fire, box, caret, stored } = openPlaceOf();
			caret(0);
			fire(clipboardEvent("paste", { "text/html": "<b>bold</b>", "text/plain": pasted }));
			expect(stored()).toBe(pasted.replace("\r\n", " ") + first);
			expect(box.querySelector("img, script, b")).toBeNull();
		},
	);

	it("carries facts along when a phrase is moved", () => {
		const { fire, caret, stored } = openPlaceOf();
		const held: Record<string, string> = {};
		caret(0, "Pay {{fee}} ".length);
		fire(clipboardEvent("cut", held));
		expect(stored()).toBe("*once* only");
		caret("*once* only".length);
		fire(clipboardEvent("paste", held));
		expect(stored()).toBe("*once* onlyPay {{fee}} ");
	});

	it("throws out what is no text once a composition is over, and not before", () => {
		const { box, fire, typed } = openPlaceOf({ html: "<p>Apply</p>", text: "Apply" });
		fire(new Event("compositionstart"));
		const bold = document.createElement("b");
		bold.append("に");
		box.append(bold);
		fire(new InputEvent("input", { inputType: "insertCompositionText", data: "に", bubbles: true }));
		expect(box.contains(bold)).toBe(true);
		fire(new Event("compositionend"));
		expect(box.contains(bold)).toBe(false);
		expect(typed).toEqual(["Applyに"]);
	});

	it("is done by Enter, by that of a phone too, and has no lines", () => {
		const { press, ask, left, stored } = openPlaceOf();
		expect(press("Enter", { isComposing: true })).toBe(true);
		expect(press("Enter", { keyCode: 229 })).toBe(true);
		expect(left).toEqual([]);
		expect(press("Enter")).toBe(false);
		expect(ask("insertParagraph")).toBe(false);
		expect(left).toEqual(["done", "done"]);
		expect(stored()).toBe(first);
	});

	it("is as it was after Escape, which can be undone; the next Escape leaves", () => {
		const { type, press, left, stored } = openPlaceOf();
		type("!");
		press("Escape");
		expect(stored()).toBe(first);
		expect(left).toEqual([]);
		press("z", { ctrlKey: true });
		expect(stored()).toBe(`${first}!`);
		press("Escape");
		press("Escape");
		expect(left).toEqual(["given up"]);
	});

	it("is left by Tab, by a click beside it, and not by one within it", () => {
		const { press, fire, box, left } = openPlaceOf();
		fire(new Event("focusout"));
		expect(left).toEqual([]);
		expect(press("Tab")).toBe(true);
		fire(new Event("focusout"));
		expect(left).toEqual(["passed on"]);
		box.click();
		expect(left).toHaveLength(1);
		document.body.click();
		expect(left).toEqual(["passed on", "passed on"]);
	});

	it("writes spaces within a link, which others would press", () => {
		const { press, stored, element } = openPlaceOf({
			html: "<a href='/'>Apply<svg></svg></a>",
			text: "Apply",
		});
		expect(press(" ")).toBe(false);
		expect(stored()).toBe("Apply ");
		expect(element.querySelector("svg")).not.toBeNull();
	});

	it("follows what is written elsewhere, without telling it again", () => {
		const { place, stored, typed } = openPlaceOf();
		place.show("Nothing to pay");
		expect(stored()).toBe("Nothing to pay");
		expect(typed).toEqual([]);
	});

	it("says below itself what is wrong, to whoever hears it too", () => {
		const { place, box } = openPlaceOf();
		const note = () => document.querySelector("#place-note");
		place.say({ text: "There is no such fact", isProblem: true });
		expect(note()?.textContent).toBe("There is no such fact");
		expect(note()?.getAttribute("role")).toBe("status");
		expect(box.getAttribute("aria-describedby")).toBe(note()?.id);
		expect(box.getAttribute("aria-invalid")).toBe("true");
		place.say({ text: "Enter: done", isProblem: false });
		expect(box.getAttribute("aria-invalid")).toBeNull();
	});

	it("keeps what it says below itself, however long it becomes", () => {
		const { place, box, type } = openPlaceOf();
		const top = () => document.querySelector<HTMLElement>("#place-note")?.style.top;
		box.getBoundingClientRect = () => ({ left: 0, bottom: 40 }) as DOMRect;
		type("!");
		expect(top()).toBe("48px");
		box.getBoundingClientRect = () => ({ left: 0, bottom: 80 }) as DOMRect;
		place.show("A text of two lines");
		expect(top()).toBe("88px");
	});
});
