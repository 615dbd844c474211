import { blockNames, rename, styleOf, textOf, unwrap } from "./dom.ts";

/** Longer lines are no headings, however large they are. */
const longest = 160;

/** The size in points from which a line is a title. */
const titlePoints = 20;

/** Finds quotes that are marked by a style's name, or written as a quote for each paragraph. */
export function namedQuotes(body: HTMLElement): void {
	for (const line of [...body.querySelectorAll("p[class],div[class],blockquote")]) {
		const isQuote = line.localName === "blockquote";
		if (isQuote && (line.querySelector(blockNames) !== null || textOf(line) === "")) continue;
		if (!isQuote && !/^(MsoQuote|MsoIntenseQuote|quotations)\b/i.test(line.className)) continue;
		const paragraph = isQuote ? rename(line, "p") : line;
		const quote = paragraph.ownerDocument.createElement("blockquote");
		const before = paragraph.previousElementSibling;
		const isOne = before?.matches("blockquote[data-named]") === true;
		quote.setAttribute("data-named", "");
		paragraph.replaceWith(isOne ? "" : quote);
		(isOne ? before : quote).append(paragraph);
	}
}

/** Moves headings to level 2 and below, as the title is level 1; large lines become headings too. */
export function cleanHeadings(body: HTMLElement, css: string): void {
	for (const paragraph of [...body.querySelectorAll("p,div")]) {
		const level = outlineLevel(paragraph);
		if (level !== undefined && paragraph.querySelector("p,div,ul,ol,table") === null) {
			rename(paragraph, `h${level}`);
		}
	}
	if (body.querySelector("h1,h2,h3,h4,h5,h6") === null) largeLines(body, css);
	else largeTitle(body, css);
	const down = body.querySelector("h1") === null ? 0 : 1;
	for (const heading of [...body.querySelectorAll("h1,h2,h3,h4,h5,h6")]) {
		if (textOf(heading) === "" && heading.querySelector("img") === null) unwrap(heading);
		else rename(heading, `h${Math.min(4, Number(heading.localName[1]) + down)}`);
	}
}

function outlineLevel(element: Element): number | undefined {
	if (/\b(MsoTitle|Title)\b/.test(element.className)) return 1;
	if (/\bMsoSubtitle\b/.test(element.className)) return 2;
	const [, level] =
		/mso-outline-level:\s*([1-6])/.exec(styleOf(element)) ??
		/\bHeading ?([1-6])\b/i.exec(element.className) ??
		[];
	if (level !== undefined) return Number(level);
	const role = element.getAttribute("role") === "heading" ? element.getAttribute("aria-level") : null;
	return role === null ? undefined : Math.min(6, Math.max(1, Number(role) || 2));
}

/** Returns the lines that are neither list items nor headings, with their font size in points. */
function sizedLines(body: HTMLElement, css: string) {
	const lines = [...body.querySelectorAll("p,div")].filter(
		(line) =>
			line.querySelector("p,div,ul,ol,table") === null &&
			line.closest("li,td") === null &&
			textOf(line) !== "",
	);
	return lines.map((line) => ({ line, size: sizeOf(line, css), text: textOf(line) }));
}

/** Finds a title of LibreOffice: a large line before everything else. */
function largeTitle(body: HTMLElement, css: string): void {
	const [first, ...others] = sizedLines(body, css);
	if (first === undefined || (first.size ?? 0) < titlePoints || first.text.length > longest) return;
	if (!textOf(body).startsWith(first.text)) return;
	if (others.every(({ size }) => size === undefined || size < titlePoints)) rename(first.line, "h1");
}

/** Takes short lines a fifth larger than most for headings, in a text that has none. */
function largeLines(body: HTMLElement, css: string): void {
	const sized = sizedLines(body, css);
	const letters = new Map<number, number>();
	for (const { size, text } of sized) {
		if (size !== undefined) letters.set(size, (letters.get(size) ?? 0) + text.length);
	}
	const [usual] = [...letters].sort(([, a], [, b]) => b - a)[0] ?? [];
	if (usual === undefined || letters.size < 2) return;
	const large = sized.filter(
		({ size, text }) => size !== undefined && size >= usual * 1.2 && text.length <= longest,
	);
	const sizes = [...new Set(large.map(({ size }) => size ?? 0))].sort((a, b) => b - a);
	for (const { line, size } of large) rename(line, `h${Math.min(4, 2 + sizes.indexOf(size ?? 0))}`);
}

/** Returns a line's font size in points, from its own style or the clipboard's style sheet. */
function sizeOf(line: Element, css: string): number | undefined {
	const inner = line.querySelector("[style*='font-size']") ?? line;
	const isWhole = textOf(inner) === textOf(line);
	const own = isWhole ? pointsIn(styleOf(inner)) : undefined;
	if (own !== undefined) return own;
	const [name] = line.classList;
	const rule =
		name === undefined
			? undefined
			: css.split("}").find((part) => part.includes(`${line.localName}.${name} `));
	return rule === undefined ? undefined : pointsIn(rule.toLowerCase());
}

function pointsIn(style: string): number | undefined {
	const [, size, unit] = /font(?:-size)?:[^;]*?(\d+(?:\.\d+)?)(pt|px)/.exec(style) ?? [];
	if (size === undefined) return undefined;
	return unit === "px" ? Number(size) * 0.75 : Number(size);
}
