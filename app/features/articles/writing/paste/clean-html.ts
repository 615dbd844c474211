import { parseUrl } from "#app/i18n/web-address.ts";
import { safeHref } from "../document/safe-href.ts";
import { blockNames, hasStyle, rename, styleOf, textOf, unwrap } from "./dom.ts";
import { cleanHeadings, namedQuotes } from "./headings.ts";
import { repairLists, wordLists } from "./lists.ts";

/**
 * Cleans HTML of the clipboard to headings, marks, links, nested lists and quotes. It is parsed in
 * a separate document, where nothing runs or loads. `onRead` is called first.
 */
export function cleanHtml(html: string, onRead: (body: HTMLElement) => void = () => undefined): string {
	// HTML that this editor copied needs no cleaning.
	if (/<[^>]+\sdata-pm-slice=/.test(html)) return html;
	const { body, head } = new DOMParser().parseFromString(html, "text/html");
	const sheets = [...head.querySelectorAll("style"), ...body.querySelectorAll("style")];
	const css = sheets.map(({ textContent }) => textContent).join("\n");
	onRead(body);
	removeUnseen(body);
	emojiAsText(body);
	wordLists(body);
	namedQuotes(body);
	cleanHeadings(body, css);
	semanticMarks(body);
	markNotes(body);
	cleanLinks(body);
	linearizeTables(body);
	separateParagraphs(body);
	repairLists(body);
	cleanSpaces(body);
	return body.innerHTML;
}

/** Removes the numbers of footnotes, which LibreOffice marks by their style alone. */
function markNotes(body: HTMLElement): void {
	for (const number of body.querySelectorAll(".sdfootnoteanc,.sdendnoteanc,.sdfootnotesym,.sdendnotesym")) {
		const isBeforeNote = number.className.endsWith("sym");
		number.textContent = `[${textOf(number)}]${isBeforeNote ? " " : ""}`;
	}
}

/** Removes redirects of mail and search programs, and links that lead nowhere. */
function cleanLinks(body: HTMLElement): void {
	for (const anchor of [...body.querySelectorAll("a")]) {
		const href = safeHref(destination(anchor.getAttribute("href") ?? ""));
		if (href === undefined || href.startsWith("#") || textOf(anchor) === "") unwrap(anchor);
		else anchor.setAttribute("href", href);
	}
}

function destination(href: string): string {
	const url = parseUrl(href);
	if (url === undefined) return href;
	const { hostname, pathname, searchParams } = url;
	if (/(^|\.)google\.[a-z.]+$/.test(hostname) && pathname === "/url") {
		return searchParams.get("q") ?? searchParams.get("url") ?? href;
	}
	if (hostname.endsWith(".safelinks.protection.outlook.com")) return searchParams.get("url") ?? href;
	return href;
}

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
function semanticMarks(body: HTMLElement): void {
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

/** Turns boxes, empty lines and line breaks into paragraphs. */
function separateParagraphs(body: HTMLElement): void {
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

/**
 * Replaces no-break spaces by spaces, but those of French typography: before `: ; ! ? »` and per
 * cent, after `«`, within numbers and hours, and before units.
 */
export function plainSpaces(text: string): string {
	return text
		.replace(/\u00a0(?![:;!?»%€])/g, (space, at: number) => {
			const [before = "", after = ""] = [text[at - 1], text[at + 1]];
			if (before === "«" || before === "°" || (before === "h" && /\d/.test(after))) return space;
			if (/\d/.test(before) && /[\d\p{L}]/u.test(after)) return space;
			return " ";
		})
		.replace(/[\u200b\u2060\ufeff\u00ad]/g, "");
}

function cleanSpaces(body: HTMLElement): void {
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode() !== null) {
		const text = walker.currentNode as Text;
		text.data = plainSpaces(text.data);
	}
}

/** Removes what is no part of a text: code, reviewers' comments, deleted and hidden parts. */
const unseen = [
	"script,style,meta,link,title,base,xml,template,noscript,iframe,object,embed,svg,math,canvas,audio,video",
	"input,select,textarea,button,head",
	"del,[data-reminder-type]",
	".msoDel,.MsoCommentReference,.msocomanchor,.msocomoff,.MsoCommentText,.mso-comment,.Apple-interchange-newline",
	"[aria-hidden=true],[hidden]",
	"li[role=checkbox] > img,img[aria-roledescription=checkbox]",
	"a[href^='#_msocom'],a[name^='_msoanchor'],a[id^='cmnt'],a[href^='#cmnt']",
].join();

/** Matches the marks of comments in the text of Google Docs and of Word. */
const commentMarks = "a[id^='cmnt_ref'],a[href^='#_msocom']";

/** Counts the comments beside a text; they are no part of it. */
export function countComments(body: HTMLElement): number {
	return body.querySelectorAll(commentMarks).length;
}

/** Removes the comments after an exported Google Doc, each in a box that begins with its mark. */
function removeCommentBoxes(body: HTMLElement): void {
	for (const mark of body.querySelectorAll("a[id^='cmnt'][href^='#cmnt_ref']")) {
		const box = mark.closest("div");
		const isOwn =
			box?.firstElementChild?.contains(mark) === true && box.querySelector("h1,h2,h3,ul,ol") === null;
		(isOwn ? box : mark.closest("p"))?.remove();
	}
}

function removeUnseen(body: HTMLElement): void {
	removeCommentBoxes(body);
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
	const comments: Node[] = [];
	while (walker.nextNode() !== null) comments.push(walker.currentNode);
	for (const comment of comments) comment.parentNode?.removeChild(comment);
	for (const element of body.querySelectorAll(unseen)) element.remove();
	for (const element of body.querySelectorAll("[style]")) {
		if (isUnseen(element)) element.remove();
	}
	// Office's elements, such as `o:p` and `w:sdt`, hold text.
	for (const element of [...body.querySelectorAll("*")]) {
		if (element.localName.includes(":") || element.localName === "ins") unwrap(element);
	}
}

function isUnseen(element: Element): boolean {
	return (
		hasStyle(element, "display", "none") ||
		hasStyle(element, "visibility", "hidden") ||
		hasStyle(element, "mso-hide", "all") ||
		hasStyle(
			element,
			"mso-element",
			"comment(?:-list)?\\b|header|footer|frame|field-begin|field-separator|field-end",
		)
	);
}

const emoji = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f|\u200d)+$/u;

/** Turns the emoji pictures of mail programs into the characters in their descriptions. */
function emojiAsText(body: HTMLElement): void {
	for (const image of [...body.querySelectorAll("img[alt]")]) {
		const alt = image.getAttribute("alt") ?? "";
		if (emoji.test(alt)) image.replaceWith(alt);
	}
}

/** Replaces tables: a mail's layout by its content, another one by a paragraph for each row. */
function linearizeTables(body: HTMLElement): void {
	for (const table of [...body.querySelectorAll("table")].reverse()) {
		for (const row of [...table.querySelectorAll("tr")]) {
			const cells = [...row.children].filter(
				(cell) => textOf(cell) !== "" || cell.querySelector("img") !== null,
			);
			if (cells.length < 2 || cells.some(isLayout)) for (const cell of cells) box(cell);
			else joinCells(row, cells);
		}
		for (const part of [...table.querySelectorAll("colgroup,caption,thead,tbody,tfoot,tr")].reverse()) {
			if (part.localName === "colgroup") part.remove();
			else unwrap(part);
		}
		unwrap(table);
	}
}

function isLayout(cell: Element): boolean {
	const blocks = [...cell.querySelectorAll(blockNames)].filter((block) => textOf(block) !== "");
	return blocks.length > 1 || blocks.some((block) => !block.matches("p,div,span"));
}

function box(cell: Element): void {
	const place = cell.ownerDocument.createElement("div");
	place.append(...cell.childNodes);
	cell.replaceWith(place);
}

function joinCells(row: Element, cells: readonly Element[]): void {
	const line = row.ownerDocument.createElement("p");
	for (const [at, cell] of cells.entries()) {
		for (const block of [...cell.querySelectorAll(blockNames)]) unwrap(block);
		if (at > 0) line.append(" · ");
		line.append(...cell.childNodes);
	}
	row.replaceChildren(line);
}
