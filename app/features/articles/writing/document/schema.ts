import { type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { pictureWidths, readPlacedPicture } from "#app/features/media/placed-picture.ts";
import { safeHref } from "./safe-href.ts";

/** Begins the address of a pasted picture until it is a file: no stored text holds one. */
export const pastedSource = "pasted:";

/** The Markdown that a block was read from, written unchanged while the block is. */
const source = { source: { default: null, validate: "string|null" } };

/** True for a list without empty lines between its items. */
const tight = { tight: { default: true, validate: "boolean" } };

/** Returns the level of a heading on the page, whose title is its only level 1. */
const shownLevel = ({ level }: Attrs) => Math.min(4, Math.max(2, Number(level)));

function headingRule(level: number) {
	return { tag: `h${level}`, attrs: { level: Math.min(4, Math.max(2, level)) } };
}

const nodes = {
	doc: { content: "block+" },
	paragraph: {
		content: "inline*",
		group: "block",
		attrs: source,
		parseDOM: [{ tag: "p" }],
		toDOM: () => ["p", 0],
	},
	heading: {
		content: "inline*",
		group: "block",
		defining: true,
		attrs: { ...source, level: { default: 2, validate: "number" } },
		parseDOM: [1, 2, 3, 4, 5, 6].map(headingRule),
		toDOM: ({ attrs }) => [`h${shownLevel(attrs)}`, 0],
	},
	blockquote: {
		content: "block+",
		group: "block",
		defining: true,
		attrs: source,
		parseDOM: [{ tag: "blockquote" }],
		toDOM: () => ["blockquote", 0],
	},
	bullet_list: {
		content: "list_item+",
		group: "block list",
		attrs: { ...source, ...tight },
		parseDOM: [{ tag: "ul" }],
		toDOM: () => ["ul", 0],
	},
	ordered_list: {
		content: "list_item+",
		group: "block list",
		attrs: { ...source, ...tight, start: { default: 1, validate: "number" } },
		parseDOM: [{ tag: "ol", getAttrs: (list) => ({ start: startOf(list) }) }],
		toDOM: ({ attrs }) => ["ol", attrs.start === 1 ? {} : { start: String(attrs.start) }, 0],
	},
	list_item: {
		content: "block+",
		defining: true,
		parseDOM: [{ tag: "li" }],
		toDOM: () => ["li", 0],
	},
	code_block: {
		content: "text*",
		marks: "",
		group: "block",
		code: true,
		defining: true,
		attrs: { ...source, info: { default: "", validate: "string" } },
		parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
		toDOM: () => ["pre", ["code", 0]],
	},
	horizontal_rule: {
		group: "block",
		attrs: source,
		parseDOM: [{ tag: "hr" }],
		toDOM: () => ["hr"],
	},
	picture: {
		group: "block",
		draggable: true,
		attrs: {
			...source,
			src: { validate: "string" },
			alt: { default: "", validate: "string" },
			caption: { default: "", validate: "string" },
			isDecorative: { default: false, validate: "boolean" },
			width: { default: "wide", validate: "string" },
		},
		parseDOM: [
			{ tag: "figure[data-picture]", priority: 60, getAttrs: captionedPictureOf },
			{ tag: "img[src]", getAttrs: pictureOf },
		],
		toDOM: ({ attrs }) =>
			attrs.caption === ""
				? ["img", imageAttributes(attrs)]
				: ["figure", { "data-picture": "" }, ["img", imageAttributes(attrs)], ["figcaption", attrs.caption]],
	},
	kept_block: {
		group: "block",
		atom: true,
		attrs: { ...source, markdown: { validate: "string" } },
		parseDOM: [{ tag: "pre[data-kept]", priority: 60, getAttrs: keptIn }],
		toDOM: ({ attrs }) => ["pre", { "data-kept": attrs.markdown }, String(attrs.markdown)],
	},
	text: { group: "inline" },
	hard_break: {
		inline: true,
		group: "inline",
		selectable: false,
		linebreakReplacement: true,
		parseDOM: [{ tag: "br" }],
		toDOM: () => ["br"],
	},
	kept_inline: {
		inline: true,
		group: "inline",
		atom: true,
		attrs: { markdown: { validate: "string" } },
		parseDOM: [{ tag: "code[data-kept]", priority: 60, getAttrs: keptIn }],
		toDOM: ({ attrs }) => ["code", { "data-kept": attrs.markdown }, String(attrs.markdown)],
	},
} satisfies Record<string, NodeSpec>;

/** The marks from the outermost to the innermost, as Markdown writes them. */
const marks = {
	link: {
		attrs: { href: { validate: "string" }, title: { default: null, validate: "string|null" } },
		inclusive: false,
		parseDOM: [{ tag: "a[href]", getAttrs: linkOf }],
		// An address that the page would drop is no link here either.
		toDOM: ({ attrs }): DOMOutputSpec => ["a", { href: safeHref(String(attrs.href)) ?? null }, 0],
	},
	strong: {
		parseDOM: [{ tag: "strong" }, { tag: "b" }, { style: "font-weight", getAttrs: isBold }],
		toDOM: () => ["strong", 0],
	},
	em: { parseDOM: [{ tag: "em" }, { tag: "i" }, { style: "font-style=italic" }], toDOM: () => ["em", 0] },
	underline: { parseDOM: [{ tag: "u" }], toDOM: () => ["u", 0] },
	code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
} satisfies Record<string, MarkSpec>;

/** The schema of an article while it is written: what its page shows, and source kept as it is. */
export const articleSchema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

function startOf(list: HTMLElement): number {
	const start = Number.parseInt(list.getAttribute("start") ?? "1", 10);
	return Number.isInteger(start) && start >= 0 && start < 1e9 ? start : 1;
}

function imageAttributes({ src, alt, isDecorative, width }: Attrs): Record<string, string> {
	return {
		src,
		alt: isDecorative ? "" : alt,
		...(isDecorative && { role: "presentation" }),
		...(width !== "wide" && { "data-width": width }),
	};
}

function pictureOf(image: HTMLElement): Attrs | false {
	const src = image.getAttribute("src") ?? "";
	const pasted = src.startsWith(pastedSource) ? { src, isDecorative: false, width: "wide" } : undefined;
	const placed = pasted ?? readPlacedPicture(src);
	if (placed === undefined) return false;
	return {
		...placed,
		isDecorative: placed.isDecorative || image.getAttribute("role") === "presentation",
		width: pictureWidths.find((width) => width === image.dataset.width) ?? placed.width,
		alt: image.getAttribute("alt") ?? "",
		caption: image.getAttribute("title") ?? "",
	};
}

/** Reads a figure that this schema wrote; figures of other programs are read part by part. */
function captionedPictureOf(figure: HTMLElement): Attrs | false {
	const image = figure.querySelector("img");
	const read = image !== null && pictureOf(image);
	return read && { ...read, caption: figure.querySelector("figcaption")?.textContent ?? "" };
}

function linkOf(anchor: HTMLElement): Attrs | false {
	const href = safeHref(anchor.getAttribute("href") ?? "");
	return href === undefined ? false : { href };
}

function keptIn(element: HTMLElement): Attrs {
	return { markdown: element.getAttribute("data-kept") ?? "" };
}

function isBold(weight: string): null | false {
	return /^(bold(er)?|[6-9]\d{2})$/.test(weight) ? null : false;
}
