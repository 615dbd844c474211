import { onTestFinished } from "vitest";
import { findPlace } from "#app/features/texts/admin/in-place/find-place.ts";
import { openPlace, type PlaceOptions } from "#app/features/texts/admin/in-place/open-place.ts";
import type { Leaving } from "#app/features/texts/admin/in-place/place-events.ts";
import { readContent, selectIn } from "#app/features/texts/admin/in-place/stored-content.ts";

const parts = { facts: { fee: "Rs8000" }, marks: ["{{fee}}"] };
/** A text as it is stored; the next one is how the page shows it. */
export const first = "Pay {{fee}} *once* only";
export const shown =
	"<h1 tabindex='0'><span>Pay</span> <span>Rs8000</span> <em>once</em> <span>only</span></h1>";

const untouched: PlaceOptions["typeset"] = () => undefined;
const asCopied: PlaceOptions["typesetPasted"] = (_before, piece) => piece;

/** Opens a text that is written in its place on a page, and what a hand and a browser do there. */
export function openPlaceOf({
	html = shown,
	text = first,
	canBeItalic = true,
	typeset = untouched,
	typesetPasted = asCopied,
} = {}) {
	document.body.innerHTML = html;
	const element = document.body.firstElementChild as HTMLElement;
	const found = findPlace(element, [text], parts);
	if (found === undefined) throw new Error("There is no place.");
	const typed: string[] = [];
	const left: Leaving[] = [];
	const place = openPlace(found, {
		text,
		name: "Title, English",
		canBeItalic,
		typeset,
		typesetPasted,
		pointer: undefined,
		onType: (changed) => typed.push(changed),
		onLeave: (how) => left.push(how),
	});
	onTestFinished(() => {
		place.close(false);
		document.body.replaceChildren();
	});
	const box = document.querySelector("[data-place]") as HTMLElement;
	const fire = (event: Event) => box.dispatchEvent(event);
	const press = (key: string, more: KeyboardEventInit = {}) =>
		fire(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
	const ask = (inputType: string, data: string | null = null) =>
		fire(new InputEvent("beforeinput", { inputType, data, bubbles: true, cancelable: true }));
	/** Types letters as a browser does: it asks, writes where the caret stands, and says so. */
	const type = (letters: string) => {
		for (const data of letters) {
			if (!ask("insertText", data)) continue;
			const range = document.getSelection()?.getRangeAt(0);
			const node = range?.startContainer as Text;
			const at = (range?.startOffset ?? 0) + 1;
			node.insertData(at - 1, data);
			document.getSelection()?.collapse(node, at);
			fire(new InputEvent("input", { inputType: "insertText", data, bubbles: true }));
		}
	};
	const caret = (start: number, end = start) => selectIn(box, { start, end });
	const stored = () => readContent(box);
	return { element, place, box, typed, left, fire, press, ask, type, caret, stored };
}

/** An event of the clipboard that holds something, and takes what is copied. */
export function clipboardEvent(name: string, held: Record<string, string>) {
	const event = new Event(name, { bubbles: true, cancelable: true });
	const clipboardData = {
		getData: (type: string) => held[type] ?? "",
		setData: (type: string, data: string) => Object.assign(held, { [type]: data }),
	};
	return Object.assign(event, { clipboardData });
}
