import { chipsOf } from "#app/features/texts/chip-ranges.ts";
import { nameOfMark } from "#app/features/texts/text-rules.ts";
import type { ShownMark } from "./stored-content.ts";

export type FoundPlace = {
	/** The nodes that show the text, side by side, and nothing else. */
	nodes: readonly ChildNode[];
	/** The element that shows nothing else and is none that a press sets off; else one is made. */
	own: HTMLElement | undefined;
	shownMark: ShownMark;
};

/** Facts, and what is known to stand at the place, by name. */
type PlaceFacts = { facts: Readonly<Record<string, string>>; marks: readonly string[] };

/** Elements that the browser fills, or in which nothing can be typed. */
const closed = "button, select, option, textarea, svg";

/**
 * Finds where an element shows one of some stored texts: whole, or in one run beside other things.
 * Undefined where it shows something else, or no caret can stand.
 */
export function findPlace(element: HTMLElement, texts: readonly string[], known: PlaceFacts) {
	if (element.closest(closed) !== null) return undefined;
	for (const text of texts) {
		const read = readerOf(text, known);
		const whole = isOfWords(element) ? read(element.textContent ?? "") : undefined;
		if (whole !== undefined) {
			const own = element.matches("a, summary, label") ? undefined : element;
			return { nodes: [...element.childNodes], own, shownMark: whole };
		}
		for (const node of textNodes(element)) {
			const shownMark = read(node.data);
			if (shownMark !== undefined) return { nodes: [node], own: undefined, shownMark };
		}
	}
	return undefined;
}

/** Returns whether an element holds text alone, perhaps cut or in italics. */
function isOfWords(element: Element): boolean {
	return [...element.querySelectorAll("*")].every(
		(inner) => inner.matches("span, em") && (inner.textContent ?? "").trim() !== "",
	);
}

function textNodes(element: Element): Text[] {
	const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const found: Text[] = [];
	for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) found.push(node as Text);
	return found;
}

/** Reads on a page what stands there for the marks of a text; undefined where it is not that text. */
function readerOf(text: string, { facts, marks }: PlaceFacts): (shown: string) => ShownMark | undefined {
	const stored = text.replaceAll("*", "");
	const filledIn: string[] = [];
	const factOf = (mark: string) => {
		const name = nameOfMark(mark);
		return mark.startsWith("{{") && Object.hasOwn(facts, name) ? facts[name] : undefined;
	};
	let from = 0;
	let source = "";
	for (const { start, end } of chipsOf(stored)) {
		const mark = stored.slice(start, end);
		const fact = factOf(mark);
		if (fact === undefined) filledIn.push(mark);
		source += literal(stored.slice(from, start)) + (fact === undefined ? "(.*?)" : literal(fact));
		from = end;
	}
	const pattern = new RegExp(`^\\s*${(source + literal(stored.slice(from))).trim()}\\s*$`, "s");
	return (shown) => {
		const found = pattern.exec(squeezed(shown));
		if (found === null || stored.trim() === "") return undefined;
		const values = new Map(filledIn.map((mark, index) => [mark, found[index + 1] ?? ""]));
		// A blank fact is shown by its name: an invisible chip would be deleted unnoticed.
		return (mark) => {
			const value = factOf(mark) ?? values.get(mark);
			return value || (value === "" || marks.includes(mark) ? nameOfMark(mark) : undefined);
		};
	};
}

/** Pages break lines where a text has spaces. */
function squeezed(text: string): string {
	return text.replaceAll(/\s+/g, " ");
}

function literal(text: string): string {
	return squeezed(text).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
