import { blockNames, rename, textOf, unwrap } from "./dom.ts";

/** Turns boxes, empty lines and line breaks into paragraphs. */
export function separateParagraphs(body: HTMLElement): void {
	for (const element of [...body.querySelectorAll("font,span,center,big,small,label")]) unwrap(element);
	body.normalize();
	for (const box of [...body.querySelectorAll("div,address,section,article,dt,dd,figcaption")].reverse()) {
		if (box.querySelector(blockNames) === null) rename(box, "p");
		else splitBox(box);
	}
	splitBox(body);
	for (const paragraph of [...body.querySelectorAll("p,h1,h2,h3,h4,h5,h6")]) splitAtBreaks(paragraph);
	for (const block of [...body.querySelectorAll("p,h1,h2,h3,h4,h5,h6,blockquote")]) {
		if (textOf(block) === "" && block.querySelector("img,hr") === null) block.remove();
	}
}

/** Wraps lines beside blocks in paragraphs. */
function splitBox(box: Element): void {
	let line: ChildNode[] = [];
	const close = () => {
		const [first] = line;
		if (first !== undefined && line.some((node) => textOf(node) !== "")) {
			const paragraph = box.ownerDocument.createElement("p");
			first.before(paragraph);
			paragraph.append(...line);
		}
		line = [];
	};
	if (box.querySelector(blockNames) === null && box.querySelector("br") === null) return;
	for (const node of [...box.childNodes]) {
		if (node instanceof Element && (node.matches(blockNames) || node.querySelector(blockNames) !== null))
			close();
		else line.push(node);
	}
	close();
}

/** Splits paragraphs at two breaks in a row, and drops breaks at the ends. */
function splitAtBreaks(paragraph: Element): void {
	const parts: ChildNode[][] = [[]];
	let breaks: ChildNode[] = [];
	for (const node of [...paragraph.childNodes]) {
		const isBreak = node instanceof Element && node.localName === "br";
		if (isBreak) breaks.push(node);
		if (isBreak || (breaks.length > 0 && textOf(node) === "")) continue;
		const part = parts.at(-1) ?? [];
		if (breaks.length > 1 && part.length > 0) parts.push([node]);
		else part.push(...(part.length > 0 ? breaks : []), node);
		breaks = [];
	}
	const paragraphs = parts.map((part) => {
		const piece = paragraph.cloneNode(false) as Element;
		piece.append(...part);
		return piece;
	});
	paragraph.replaceWith(...paragraphs);
}
