import { hasStyle, styleOf, textOf, unwrap } from "./dom.ts";

const marks = [
	["strong", "font-weight", "bold|bolder|[6-9]00\\b"],
	["em", "font-style", "italic|oblique"],
	["u", "text-decoration(?:-line)?", "[^;]*underline"],
] as const;

/** The marks of elements by name, unless their own style takes them back. */
const named: Record<string, readonly [string, string]> = {
	b: ["font-weight", "normal|[1-4]00\\b"],
	strong: ["font-weight", "normal|[1-4]00\\b"],
	i: ["font-style", "normal"],
	em: ["font-style", "normal"],
	u: ["text-decoration(?:-line)?", "none"],
};

/** Turns styles for bold, italic and underlined into elements. */
export function semanticMarks(body: HTMLElement): void {
	for (const element of [...body.querySelectorAll("b,strong,i,em,u")]) {
		const taken = named[element.localName];
		const holdsBlocks = element.querySelector("p,div,ul,ol,h1,h2,h3,h4,h5,h6,table") !== null;
		if (holdsBlocks || (taken !== undefined && hasStyle(element, ...taken))) unwrap(element);
		else element.removeAttribute("style");
	}
	for (const element of [...body.querySelectorAll("[style]")]) {
		// A paragraph's style applies to each of its words.
		for (const [name, style, value] of marks) {
			if (hasStyle(element, style, value)) wrapContent(element, name);
		}
		if (styleOf(element) !== "") element.removeAttribute("style");
	}
	for (const strong of [...body.querySelectorAll("h1,h2,h3,h4,h5,h6")].flatMap((heading) => [
		...heading.querySelectorAll("b,strong,u"),
	])) {
		unwrap(strong);
	}
	for (const underline of [...body.querySelectorAll("a u")]) unwrap(underline);
	for (const link of [...body.querySelectorAll("u > a")]) {
		const underline = link.parentElement;
		if (underline !== null && textOf(underline) === textOf(link)) unwrap(underline);
	}
	for (const mark of [...body.querySelectorAll("b,strong,i,em,u")]) if (textOf(mark) === "") unwrap(mark);
}

function wrapContent(element: Element, name: string): void {
	if (textOf(element) === "" || element.matches("ul,ol,table,tbody,tr,blockquote")) return;
	if (element.querySelector("p,div,ul,ol,h1,h2,h3,h4,h5,h6,table,blockquote") !== null) return;
	if (element.closest(name) !== null) return;
	const mark = element.ownerDocument.createElement(name);
	mark.append(...element.childNodes);
	element.append(mark);
}
