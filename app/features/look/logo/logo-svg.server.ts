import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { fitInto, logoBox } from "#app/site/logo.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { notALogo, tooManyParts } from "./logo-refusals.server.ts";

/** Shapes and what paints them: all that a logo is drawn with. */
const shapes = [
	...["svg", "g", "defs", "symbol", "use", "style", "path", "rect", "circle", "ellipse", "line"],
	...["polyline", "polygon", "clipPath", "mask", "linearGradient", "radialGradient", "stop"],
];

/** Elements that drawing programs add for themselves: left out without a word. */
const notes = ["title", "desc", "metadata"];

const attributes = [
	...["id", "className", "style", "transform", "d", "points", "viewBox", "preserveAspectRatio"],
	...["x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height"],
	...["fill", "fillOpacity", "fillRule", "stroke", "strokeWidth", "strokeOpacity", "strokeLineCap"],
	...["strokeLineJoin", "strokeMiterLimit", "strokeDashArray", "strokeDashOffset", "opacity", "color"],
	...["clipPath", "clipRule", "mask", "maskUnits", "maskContentUnits", "clipPathUnits", "display"],
	...["gradientUnits", "gradientTransform", "spreadMethod", "offset", "stopColor", "stopOpacity"],
	...["href", "xLinkHref", "xmlns", "xmlnsXLink", "visibility", "vectorEffect", "paintOrder"],
];

const schema: Options = { tagNames: shapes, attributes: { "*": attributes }, clobber: [] };

/** A drawing with more is no logo, and one that names itself over and over would hang a browser. */
const limits = { elements: 5_000, uses: 20, references: 1_000 };

/** Other files, other sites, rules from elsewhere. */
const outside =
	/@import|@font-face|expression\s*\(|url\s*\(\s*(?!["']?#)|(?:image|image-set|src)\s*\(|javascript:|\\/i;

/** Rules are written as they are: these would begin an element, or a sign that nobody looked at. */
const markup = /[<&]/;

/**
 * Returns the drawing of a logo as it may be served: shapes and what paints them.
 * @throws ApiError 400 for what is no SVG, holds more than shapes, or letters that need a font.
 */
export function cleanLogo(svg: string): string {
	const drawing = read(svg.replace(/^\ufeff/, ""));
	removeNotes(drawing);
	removeNamespaces(drawing);
	refuseMoreThanShapes(drawing);
	drawing.properties = { ...drawing.properties, ...sizeOf(drawing), xmlns: "http://www.w3.org/2000/svg" };
	const clean = unified()
		.use(rehypeSanitize, schema)
		.runSync({ type: "root", children: [drawing] });
	const written = unified()
		.use(rehypeStringify, { space: "svg", closeEmptyElements: true })
		.stringify(clean as Root);
	// The written file is checked, since it is the one that is served.
	refuseMoreThanShapes(read(written));
	return written;
}

function read(svg: string): Element {
	return drawingOf(unified().use(rehypeParse, { fragment: true }).parse(svg));
}

/** The one drawing of a file; its prologue and comments are no part of it. */
function drawingOf({ children }: Root): Element {
	const elements = children.filter((child) => child.type === "element");
	const [drawing] = elements;
	const text = children.some((child) => child.type === "text" && child.value.trim() !== "");
	if (drawing?.tagName !== "svg" || elements.length > 1 || text) throw notALogo();
	return drawing;
}

/** Its box, and a size with the proportions of that, so that every place can scale it. */
function sizeOf({ properties }: Element): Record<string, string | number> {
	const stated = String(properties.viewBox ?? "")
		.split(/[\s,]+/)
		.map(Number);
	const side = (name: "width" | "height") => Number(String(properties[name] ?? "").replace(/px$/, ""));
	const box = stated.length === 4 ? stated : [0, 0, side("width"), side("height")];
	const [, , width = 0, height = 0] = box;
	if (!box.every(Number.isFinite) || width <= 0 || height <= 0) throw notALogo();
	return { viewBox: box.join(" "), ...fitInto({ width, height }, logoBox) };
}

/** Takes out what a drawing program noted for itself, with all that is within. */
function removeNotes(parent: Element): void {
	parent.children = parent.children.filter((child) => child.type !== "element" || !isNote(child));
	for (const child of parent.children) if (child.type === "element") removeNotes(child);
}

/** The root names the one namespace of a drawing: below it another would make it something else. */
function removeNamespaces(drawing: Element): void {
	visit(drawing, "element", (element) => {
		if (element === drawing) return;
		const own = Object.entries(element.properties).filter(([name]) => !name.startsWith("xmlns"));
		element.properties = Object.fromEntries(own);
	});
}

/** A program's own elements have its name before theirs. */
function isNote({ tagName }: Element): boolean {
	return notes.includes(tagName) || tagName.includes(":");
}

function refuseMoreThanShapes(drawing: Element): void {
	let elements = 0;
	let uses = 0;
	visit(drawing, "element", (element) => {
		const { tagName, properties } = element;
		elements += 1;
		if (tagName === "use") uses += 1;
		if (elements > limits.elements || uses > limits.uses) throw tooManyParts();
		if (tagName === "text" || tagName === "tspan" || tagName === "textPath") throw lettersAsText();
		if (!shapes.includes(tagName)) throw active(`<${tagName}>`);
		const written = Object.entries(properties).map(([name, value]) => [name, String(value)] as const);
		for (const [name, value] of written) {
			if (/^on/i.test(name)) throw active(name.toLowerCase());
			if (/href$/i.test(name) && !value.trim().startsWith("#")) throw active("href");
			if (!name.startsWith("xmlns") && outside.test(value)) throw active(name);
		}
		if (tagName === "style" && hasMoreThanRules(element)) throw active("<style>");
	});
	if (countReferences(drawing) > limits.references) throw tooManyParts();
}

function hasMoreThanRules({ children }: Element): boolean {
	const text = children.map((child) => (child.type === "text" ? child.value : "")).join("");
	return markup.test(text) || outside.test(text) || children.some(({ type }) => type === "element");
}

const address = /url\(\s*["']?#([^"')]+)["']?\s*\)/g;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const simpleSelector = /^[.#][\w-]+$/;

/**
 * Counts how often a drawing has others drawn within it: masks, clip paths and what `use` repeats,
 * each as often as what it stands in is drawn. A reference to itself counts without end.
 */
function countReferences(drawing: Element): number {
	const byId = new Map<string, Element>();
	const rules: { selector: string; names: string[] }[] = [];
	visit(drawing, "element", (element) => {
		const id = element.properties.id;
		if (id !== undefined && !byId.has(String(id))) byId.set(String(id), element);
		if (element.tagName === "style") rules.push(...rulesOf(element));
	});
	/** Undefined while it is being counted. */
	const counts = new Map<Element, number | undefined>();

	function referencesOf({ tagName, properties }: Element): string[] {
		const { mask, clipPath, style, href, xLinkHref, id, className } = properties;
		const classes = [className].flat().map((name) => `.${name}`);
		const own = [mask, clipPath, style].flatMap((value) => namesIn(String(value ?? "")));
		const used = tagName === "use" ? [String(href ?? xLinkHref ?? "").replace(/^\s*#/, "")] : [];
		const ruled = rules.filter(
			({ selector }) => !simpleSelector.test(selector) || classes.includes(selector) || selector === `#${id}`,
		);
		return [...own, ...used, ...ruled.flatMap(({ names }) => names)];
	}

	function countIn(element: Element): number {
		if (counts.has(element)) return counts.get(element) ?? Number.POSITIVE_INFINITY;
		counts.set(element, undefined);
		let count = 0;
		for (const name of referencesOf(element)) {
			const target = byId.get(name);
			if (target !== undefined && isDrawn(target)) count += 1 + countIn(target);
		}
		for (const child of element.children) if (child.type === "element") count += countIn(child);
		counts.set(element, count);
		return count;
	}

	return countIn(drawing);
}

/** Gradients paint without drawing anything themselves. */
function isDrawn({ tagName }: Element): boolean {
	return !/gradient$/i.test(tagName);
}

/** The rules of a stylesheet that name other elements, by each of their selectors. */
function rulesOf({ children }: Element) {
	const text = children.map((child) => (child.type === "text" ? child.value : "")).join("");
	return [...text.replace(/\/\*.*?\*\//gs, "").matchAll(rule)].flatMap(([, selectors = "", body = ""]) => {
		const names = namesIn(body);
		return names.length === 0
			? []
			: selectors.split(",").map((selector) => ({ selector: selector.trim(), names }));
	});
}

function namesIn(value: string): string[] {
	return [...value.matchAll(address)].map(([, name = ""]) => name);
}

function active(found: string): ApiError {
	const message = `This drawing holds more than shapes (${found}). Please export it as plain shapes.`;
	return new ApiError(400, "logo-active", message, { more: { names: found } });
}

function lettersAsText(): ApiError {
	const message =
		"The letters of this drawing need a font that visitors do not have. Please turn them into outlines and export it again.";
	return new ApiError(400, "logo-text", message);
}
