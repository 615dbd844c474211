import "#platform/testing/dom.ts";
import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Leaving } from "#app/features/texts/admin/in-place/place-events.ts";
import { textsQuery } from "#app/features/texts/texts.query.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields } from "#server/testing/conflict.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import { textOf, writeDraft } from "#server/testing/text-drafts.ts";
import { ChosenText } from "./chosen-text.tsx";
import { useUnsavedTexts } from "./use-text-draft.ts";

const key = "home.applyCall.title";
const shipped = "It begins with {{minutes}} *quiet minutes*";
const heading = "<h2 tabindex='0'>It begins with 40 <em>quiet minutes</em></h2>";
const pauseMs = 700;

type Left = { how: Leaving; isOnItsWay: boolean };

/** The text on a page that holds it, as it was pressed there. */
function OnPage({ element, left }: { element: HTMLElement; left: Left[] }) {
	const { data: list } = useQuery(textsQuery);
	const { follower } = useUnsavedTexts(() => undefined);
	const [isOpen, setOpen] = useState(true);
	const text = list?.texts.find((one) => one.key === key);
	if (list === undefined || text === undefined || !isOpen) return null;
	const done = (how: Leaving, isOnItsWay: boolean) => {
		left.push({ how, isOnItsWay });
		setOpen(false);
	};
	const chosen = { key, element, pointer: undefined };
	return (
		<ChosenText chosen={chosen} text={text} language="en" list={list} follower={follower} onDone={done} />
	);
}

async function choose(html = heading) {
	const browser = await openBrowser();
	const page = document.createElement("main");
	page.innerHTML = html;
	document.body.append(page);
	// The content area is another document than the page: what is pressed in one is not in the other.
	const apart = (event: Event) => event.stopPropagation();
	document.body.addEventListener("click", apart);
	onTestFinished(() => {
		document.body.removeEventListener("click", apart);
		page.remove();
	});
	const element = page.firstElementChild as HTMLElement;
	const left: Left[] = [];
	const { press, unmount } = await openScreen(browser, <OnPage element={element} left={left} />);
	const type = (letters: string) =>
		act(() => {
			element.append(letters);
			element.dispatchEvent(new InputEvent("input", { inputType: "insertText", data: letters }));
		});
	const pressIn = (name: string) =>
		act(() => void element.dispatchEvent(new KeyboardEvent("keydown", { key: name, cancelable: true })));
	const field = () =>
		screen.getAllByRole("textbox", { name: "Title, English" }).find((one) => one.localName === "textarea");
	return {
		browser,
		element,
		left,
		press,
		unmount,
		type,
		pressIn,
		caretInField: (at: number) => (field() as HTMLTextAreaElement).setSelectionRange(at, at),
		typedInField: () => (field() as HTMLTextAreaElement).value,
		writeInField: (value: string) =>
			act(() => void fireEvent.input(field() as HTMLTextAreaElement, { target: { value } })),
		words: () => element.textContent?.replaceAll("\u200B", ""),
		note: () => document.querySelector("#place-note")?.textContent,
		draft: async () => (await textOf(browser, key))?.en.draft,
	};
}

describe("a text that was chosen on its page", () => {
	it("is one with its field, and saved as the field is", async () => {
		const page = await choose();
		expect(document.activeElement).toBe(page.element);
		page.type(", no more");
		expect(page.typedInField()).toBe(`${shipped}, no more`);
		await page.browser.pass(pauseMs);
		expect(await page.draft()).toBe(`${shipped}, no more`);
		page.writeInField("{{minutes}} minutes");
		expect(page.words()).toBe("40 minutes");
		await page.press("Undo the change");
		expect(page.words()).toBe("It begins with 40 quiet minutes");
	});

	it("says in its place why it is refused, is not sent, and is not done by Enter", async () => {
		const page = await choose();
		expect(page.note()).toBe("Enter: done. Escape: back to how it was.");
		page.type(" {{nobody}}");
		expect(page.note()).toBe("There is no such fact: nobody.");
		expect(page.element.getAttribute("aria-invalid")).toBe("true");
		page.pressIn("Enter");
		await page.browser.pass(pauseMs);
		expect(page.left).toEqual([]);
		expect(await page.draft()).toBeNull();
		page.pressIn("Escape");
		expect(page.note()).toBe("Enter: done. Escape: back to how it was.");
		page.pressIn("Escape");
		expect(page.left).toEqual([{ how: "given up", isOnItsWay: false }]);
	});

	it("asks in its place about a figure, and says that a fact is left out", async () => {
		const page = await choose();
		page.writeInField("It begins with 40 minutes");
		expect(page.note()).toContain("“40” is one of your facts");
		page.writeInField("It begins quietly");
		expect(page.note()).toBe("No longer states: 40.");
	});

	it("goes to the server when it is left, and stays to be seen until the page shows it", async () => {
		const page = await choose();
		page.type("!");
		page.pressIn("Enter");
		expect(page.left).toEqual([{ how: "done", isOnItsWay: true }]);
		expect(page.words()).toBe("It begins with 40 quiet minutes!");
		expect(page.element.hasAttribute("contenteditable")).toBe(false);
		await page.browser.pass(0);
		expect(await page.draft()).toBe(`${shipped}!`);
	});

	it("goes to the server too when another text is opened", async () => {
		const page = await choose();
		page.type("!");
		page.unmount();
		await page.browser.pass(1);
		expect(await page.draft()).toBe(`${shipped}!`);
	});

	it("that was changed in another window takes its place once that is chosen", async () => {
		const page = await choose();
		await writeDraft(page.browser, { key, text: "Theirs" });
		page.type("!");
		await page.browser.pass(pauseMs);
		expect(page.note()).toContain("This text was changed elsewhere too.");
		expect(conflictingFields()).toEqual(["Text (English)"]);
		await answerConflict(page.browser, "theirs");
		expect(page.words()).toBe("Theirs");
		expect(page.typedInField()).toBe("Theirs");
	});

	it("gets a fact where it is written: in its place, or in the field", async () => {
		const page = await choose();
		const chip = screen.getByRole("button", { name: "40" });
		expect(fireEvent.mouseDown(chip)).toBe(false);
		act(() => chip.click());
		expect(page.typedInField()).toBe(`${shipped}{{minutes}}`);
		expect(page.words()).toBe("It begins with 40 quiet minutes40");
		page.caretInField(0);
		await page.press("40");
		expect(page.typedInField()).toBe(`{{minutes}}${shipped}{{minutes}}`);
	});

	it("is changed in the field alone where its place holds more", async () => {
		const page = await choose("<h2 tabindex='0'>It begins with 40 <svg></svg><em>quiet minutes</em></h2>");
		expect(screen.getByText(/^This text cannot be changed on the page itself/)).toBeDefined();
		expect((document.activeElement as HTMLElement).localName).toBe("textarea");
		expect(page.element.hasAttribute("contenteditable")).toBe(false);
		page.writeInField("Other");
		await page.press("Done");
		expect(page.left).toEqual([{ how: "done", isOnItsWay: true }]);
	});
});
