import type { Element, Nodes } from "hast";
import type { Mark, Node } from "prosemirror-model";
import { safeHref } from "#app/features/articles/writing/document/safe-href.ts";
import { articleSchema } from "#app/features/articles/writing/document/schema.ts";
import { plainSpaces } from "#app/features/articles/writing/paste/clean-html.ts";
import { altMax } from "#app/features/media/library-image.ts";
import { elementsWithin, textProperty, wordsOf } from "./elements.ts";

/** The places outside of a text that it needs: where its pictures are now, and where its links lead. */
export type Placing = {
	/** The library's address of a picture; undefined where it was not taken. */
	pictureAt(address: string): string | undefined;
	/** The address to link to in place of one of the old site. */
	linkTo(href: string): string;
};

const blockNames = new Set(
	"p div section article header footer main aside nav figure figcaption h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table thead tbody tfoot tr td th caption hr dl dt dd address center details summary form fieldset img".split(
		" ",
	),
);

const markNames: Record<string, "strong" | "em" | "underline" | "code"> = {
	strong: "strong",
	b: "strong",
	em: "em",
	i: "em",
	u: "underline",
	ins: "underline",
	code: "code",
	kbd: "code",
	samp: "code",
	tt: "code",
};

type Children = readonly Nodes[];

/** Converts a cleaned tree to the document of the editor, block by block. */
export function blocksOfTree(children: Children, placing: Placing): Node[] {
	const withBlocks = new WeakSet<Element>();
	for (const child of children) markBlocks(child, withBlocks);
	return flow(children, [], { placing, withBlocks });
}

type Context = { placing: Placing; withBlocks: WeakSet<Element> };

/** Notes which elements hold a block, however deep. */
function markBlocks(node: Nodes, withBlocks: WeakSet<Element>): boolean {
	if (node.type !== "element") return false;
	const holds = node.children.map((child) => markBlocks(child, withBlocks)).some(Boolean);
	if (holds) withBlocks.add(node);
	return holds || blockNames.has(node.tagName);
}

/** Converts a run of nodes: words between blocks become paragraphs. */
function flow(children: Children, marks: readonly Mark[], context: Context): Node[] {
	const blocks: Node[] = [];
	let line: Node[] = [];
	const endLine = () => {
		blocks.push(...paragraphsOf(line));
		line = [];
	};
	for (const child of children) {
		if (child.type === "text") line.push(...words(child.value, marks));
		else if (child.type === "element") {
			if (blockNames.has(child.tagName)) {
				endLine();
				blocks.push(...blockOf(child, marks, context));
			} else if (context.withBlocks.has(child)) {
				endLine();
				blocks.push(...flow(child.children, marksWith(child, marks, context), context));
			} else line.push(...inline(child, marks, context));
		}
	}
	endLine();
	return blocks;
}

function inline(element: Element, marks: readonly Mark[], context: Context): Node[] {
	if (element.tagName === "br") return [articleSchema.node("hard_break", null, [], [...marks])];
	const within = marksWith(element, marks, context);
	return element.children.flatMap((child) => {
		if (child.type === "text") return words(child.value, within);
		return child.type === "element" ? inline(child, within, context) : [];
	});
}

function words(value: string, marks: readonly Mark[]): Node[] {
	const text = plainSpaces(value.replace(/[ \t\r\n\f]+/g, " "));
	return text === "" ? [] : [articleSchema.text(text, [...marks])];
}

function marksWith(element: Element, marks: readonly Mark[], { placing }: Context): readonly Mark[] {
	const name = markNames[element.tagName];
	if (name !== undefined) return articleSchema.mark(name).addToSet(marks);
	if (element.tagName !== "a") return marks;
	const href = safeHref(textProperty(element, "href"));
	if (href === undefined || href.startsWith("#")) return marks;
	return articleSchema.mark("link", { href: placing.linkTo(href) }).addToSet(marks);
}

/** Splits a line at two breaks in a row; nothing of it that cannot be seen stays. */
function paragraphsOf(line: readonly Node[]): Node[] {
	const parts: Node[][] = [[]];
	let breaks: Node[] = [];
	for (const node of line) {
		const part = parts.at(-1) ?? [];
		if (node.type.name === "hard_break") breaks.push(node);
		else if (breaks.length > 0 && (node.text ?? "").trim() === "") continue;
		else if (breaks.length > 1 && part.length > 0) {
			parts.push([node]);
			breaks = [];
		} else {
			if (part.length > 0) part.push(...breaks);
			breaks = [];
			part.push(node);
		}
	}
	return parts
		.filter((part) => part.some(({ text = "" }) => text.trim() !== ""))
		.map((part) => articleSchema.node("paragraph", null, part));
}

function blockOf(element: Element, marks: readonly Mark[], context: Context): Node[] {
	const { tagName, children } = element;
	switch (tagName) {
		case "h1":
		case "h2":
		case "h3":
		case "h4":
		case "h5":
		case "h6":
			return headings(element, context);
		case "ul":
		case "ol":
			return listOf(element, context);
		case "blockquote": {
			const quoted = flow(children, [], context);
			return quoted.length === 0 ? [] : [articleSchema.node("blockquote", null, quoted)];
		}
		case "pre": {
			const code = wordsOf(element).replace(/\n+$/, "");
			return code.trim() === "" ? [] : [articleSchema.node("code_block", null, [articleSchema.text(code)])];
		}
		case "hr":
			return [articleSchema.node("horizontal_rule")];
		case "img":
			return pictureOf(element, "", context);
		case "figure":
			return figureOf(element, marks, context);
		case "tr":
			return rowOf(element, context);
		default:
			return flow(children, marks, context);
	}
}

/** Turns the lines of a heading into headings, from level 2 on: the title is the only level 1. */
function headings({ tagName, children }: Element, context: Context): Node[] {
	const level = Math.min(4, Math.max(2, Number(tagName.slice(1))));
	return flow(children, [], context).map((block) => {
		if (block.type.name !== "paragraph") return block;
		const plain = block.children.map((node) =>
			node.mark(node.marks.filter(({ type }) => type.name !== "strong" && type.name !== "underline")),
		);
		return articleSchema.node(
			"heading",
			{ level },
			plain.filter(({ type }) => type.name !== "hard_break"),
		);
	});
}

function listOf(list: Element, context: Context): Node[] {
	const items: Node[][] = [];
	for (const child of list.children) {
		if (child.type !== "element") continue;
		const blocks = flow(child.tagName === "li" ? child.children : [child], [], context);
		const last = items.at(-1);
		// A list within a list, but in none of its items, belongs to the one before it.
		if (child.tagName !== "li" && last !== undefined) last.push(...blocks);
		else if (blocks.length > 0) items.push(blocks);
	}
	if (items.length === 0) return [];
	const isTight = items.every((blocks) => blocks.filter(({ type }) => type.name === "paragraph").length < 2);
	const nodes = items.map((blocks) => articleSchema.node("list_item", null, blocks));
	if (list.tagName === "ul") return [articleSchema.node("bullet_list", { tight: isTight }, nodes)];
	const typed = Number(list.properties.start ?? 1);
	const start = Number.isInteger(typed) && typed >= 0 && typed < 1e9 ? typed : 1;
	return [articleSchema.node("ordered_list", { tight: isTight, start }, nodes)];
}

function pictureOf(image: Element, caption: string, { placing }: Context): Node[] {
	const src = placing.pictureAt(textProperty(image, "src"));
	if (src === undefined) return [];
	const alt = textProperty(image, "alt").slice(0, altMax);
	return [articleSchema.node("picture", { src, alt, caption: caption.slice(0, altMax) })];
}

/** Reads a figure of one picture with its caption as one thing; any other part by part. */
function figureOf(figure: Element, marks: readonly Mark[], context: Context): Node[] {
	const images = elementsWithin(figure, "img");
	const [caption] = elementsWithin(figure, "figcaption");
	const [image] = images;
	if (image === undefined || images.length > 1) return flow(figure.children, marks, context);
	return pictureOf(
		image,
		(caption === undefined ? "" : wordsOf(caption)).replace(/\s+/g, " ").trim(),
		context,
	);
}

/** Writes a row of a table as one line. */
function rowOf(row: Element, context: Context): Node[] {
	const cells = row.children
		.filter((child) => child.type === "element")
		.map((cell) => flow(cell.children, [], context))
		.filter((blocks) => blocks.length > 0);
	if (cells.some((blocks) => blocks.length > 1 || blocks[0]?.type.name !== "paragraph")) return cells.flat();
	const line = cells.flatMap(([cell], at) => [
		...(at > 0 ? [articleSchema.text(" · ")] : []),
		...(cell?.children ?? []),
	]);
	return line.length === 0 ? [] : [articleSchema.node("paragraph", null, line)];
}
