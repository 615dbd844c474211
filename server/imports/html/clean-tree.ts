import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { checkNesting } from "#app/features/articles/rendering/nesting.ts";
import { safeHref } from "#app/features/articles/writing/document/safe-href.ts";
import { parseUrl } from "#app/i18n/web-address.ts";
import type { Loss, LossKind } from "#server/imports/post/imported-post.ts";
import { elementsWithin, textProperty, wordsOf } from "./elements.ts";

/** The HTML of a text as a tree, with the losses that reading it brings. */
export type CleanTree = { tree: Root; losses: Loss[] };

const parser = unified().use(rehypeParse, { fragment: true });

/** Elements that show something of another site, or play it. */
const embeds = new Set(["iframe", "embed", "object", "video", "audio", "amp-img", "portal"]);
const forms = new Set(["form", "input", "select", "textarea", "button", "fieldset"]);
/** Elements that are no text, and go without a word. */
const silent = new Set(
	"style meta link title base template noscript svg math canvas head source track".split(" "),
);
/** Marks that the site does not have: their words stay. */
const lostMarks = new Set(["s", "del", "strike", "sup", "sub", "mark"]);

/** Numbers of footnotes, as WordPress and Markdown mark them. */
const noteClasses = ["fn", "footnote-ref"];

/** Parses HTML of another site, and takes out what no article shows. @throws NestedTooDeep. */
export function cleanTree(html: string): CleanTree {
	const tree = parser.parse(html);
	checkNesting(tree);
	const losses: Loss[] = [];
	const lose = (kind: LossKind, detail = "") => {
		if (!losses.some((known) => known.kind === kind && known.detail === detail))
			losses.push({ kind, detail });
	};
	tree.children = cleanChildren(tree.children, lose);
	return { tree, losses };
}

type Lose = (kind: LossKind, detail?: string) => void;

function cleanChildren<Child extends RootContent | ElementContent>(children: Child[], lose: Lose): Child[] {
	return children.flatMap((child) => {
		if (child.type === "comment" || child.type === "doctype") return [];
		return child.type === "element" ? (cleanElement(child, lose) as Child[]) : [child];
	});
}

function cleanElement(element: Element, lose: Lose): ElementContent[] {
	const { tagName } = element;
	if (silent.has(tagName)) return [];
	if (tagName === "script") {
		lose("script");
		return [];
	}
	if (hasClass(element, "footnote-backref")) return [];
	if (tagName === "sup" && hasClass(element, ...noteClasses))
		return [{ type: "text", value: noteSign(element) }];
	const card = cardOf(element);
	if (card !== undefined) return cardInstead(element, card, lose);
	if (embeds.has(tagName)) return linkTo(element, lose);
	if (tagName === "img")
		return isSmiley(element) ? [{ type: "text", value: textProperty(element, "alt") }] : [element];
	if (forms.has(tagName)) lose("form");
	if (tagName === "input" || tagName === "select" || tagName === "textarea" || tagName === "button")
		return [];
	if (tagName === "table") lose("table");
	// What Ghost opens in a window of its own: signing up, signing in, paying.
	if (textProperty(element, "href").startsWith("#/portal")) lose("block", "portal");
	if (lostMarks.has(tagName)) lose("mark", tagName);
	element.children = cleanChildren(element.children, lose);
	return [element];
}

/** Returns the number of a footnote within brackets, so that it is none of the word before it. */
const noteSign = (element: Element): string => `[${wordsOf(element).replace(/[[\]\s]/g, "")}]`;

function hasClass({ properties: { className } }: Element, ...names: string[]): boolean {
	return Array.isArray(className) && names.some((name) => className.includes(name));
}

/** Returns the address that an element loads: its own, or that of the first source in it. */
function sourceOf(element: Element): string {
	const own = textProperty(element, "src") || textProperty(element, "data");
	if (own !== "") return own;
	const source = element.children.find((child) => child.type === "element" && child.tagName === "source");
	return source?.type === "element" ? textProperty(source, "src") : "";
}

/** Returns a link in place of what an element would have loaded, where that has a safe address. */
function linkTo(element: Element, lose: Lose): ElementContent[] {
	const address = sourceOf(element).replace(/^\/\//, "https://");
	lose("embed", address.slice(0, 200));
	const href = safeHref(address);
	if (href === undefined || parseUrl(href) === undefined) return [];
	return [linkParagraph(href, href)];
}

/** Cards of Ghost of which a link stays, and those of which nothing does: they ask readers to do something there. */
const linkCards = new Set(["bookmark", "file", "audio", "video"]);
const goneCards = new Set(["signup", "email", "email-cta", "cta", "paywall"]);

/** Returns which card of Ghost an element is, if it is one that no article shows. */
function cardOf({ properties: { className } }: Element): string | undefined {
	const names = Array.isArray(className) ? className.map(String) : [];
	const [card] = names.flatMap((name) => /^kg-([a-z-]+)-card$/.exec(name)?.[1] ?? []);
	return card !== undefined && (linkCards.has(card) || goneCards.has(card)) ? card : undefined;
}

function cardInstead(element: Element, card: string, lose: Lose): ElementContent[] {
	lose("block", card);
	if (goneCards.has(card)) return [];
	const sources = ["a", "video", "audio"].flatMap((name) => elementsWithin(element, name));
	const [href] = sources
		.map((one) => textProperty(one, "href") || sourceOf(one))
		.filter((one) => safeHref(one));
	if (href === undefined) return [];
	const title =
		elementOfClass(element, `kg-${card}-title`) ?? elementOfClass(element, `kg-${card}-card-title`);
	return [linkParagraph(href, (title && wordsOf(title).trim()) || href)];
}

function elementOfClass(parent: Element, name: string): Element | undefined {
	if (hasClass(parent, name)) return parent;
	for (const child of parent.children) {
		const found = child.type === "element" ? elementOfClass(child, name) : undefined;
		if (found !== undefined) return found;
	}
	return undefined;
}

function linkParagraph(href: string, words: string): Element {
	const children: ElementContent[] = [{ type: "text", value: words }];
	const link: Element = { type: "element", tagName: "a", properties: { href }, children };
	return { type: "element", tagName: "p", properties: {}, children: [link] };
}

/** Returns whether a picture stands for a character, as blogs draw smileys. */
function isSmiley(image: Element): boolean {
	return hasClass(image, "wp-smiley", "emoji") && textProperty(image, "alt") !== "";
}
