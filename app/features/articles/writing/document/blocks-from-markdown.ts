import type {
	BlockContent,
	Definition,
	DefinitionContent,
	List,
	ListItem,
	Paragraph,
	PhrasingContent,
	RootContent,
} from "mdast";
import type { Mark, Node } from "prosemirror-model";
import { readPlacedPicture } from "#app/features/media/placed-picture.ts";
import { articleSchema } from "./schema.ts";

/** The context for reading inline content: the text itself, and the targets of its references. */
export type Reading = { markdown: string; definitions: ReadonlyMap<string, Definition> };

/** A block cannot be shown as it is: it stays as its Markdown. */
class NotShown extends Error {}

const { nodes, marks } = articleSchema;
const none: readonly Mark[] = [];

type Block = BlockContent | DefinitionContent;

/** Converts a block of Markdown to an editor's node, or keeps its source where it must. */
export function topBlock(block: RootContent, source: string, reading: Reading): Node {
	const kept = () => nodes.kept_block.create({ markdown: source, source });
	if (block.type === "html" || isForeign(source, block)) return kept();
	try {
		const shown = blockNode(block as Block, reading);
		return shown.type.create({ ...shown.attrs, source }, shown.content);
	} catch (error) {
		if (error instanceof NotShown) return kept();
		throw error;
	}
}

/** Matches tables and footnotes of other programs, which the page shows as source. */
function isForeign(source: string, { type }: RootContent): boolean {
	if (type !== "paragraph") return false;
	if (/^\[\^[^\]\n]+\]:/.test(source)) return true;
	const [head = "", delimiters = ""] = source.split("\n", 2);
	return head.includes("|") && delimiters.includes("-") && /^[\s|:-]+$/.test(delimiters);
}

function blockNode(block: Block, reading: Reading): Node {
	switch (block.type) {
		case "paragraph":
			return pictureOf(block) ?? nodes.paragraph.create(null, inlineNodes(block.children, reading));
		case "heading":
			return nodes.heading.create({ level: block.depth }, inlineNodes(block.children, reading));
		case "blockquote":
			return nodes.blockquote.create(null, blockNodes(block.children, reading));
		case "list":
			return listNode(block, reading);
		case "code": {
			const info = [block.lang, block.meta].filter(Boolean).join(" ");
			return nodes.code_block.create({ info }, block.value === "" ? null : articleSchema.text(block.value));
		}
		case "thematicBreak":
			return nodes.horizontal_rule.create();
		case "html":
			return nodes.kept_block.create({ markdown: block.value });
		default:
			throw new NotShown(block.type);
	}
}

/** Returns the content of a quote or a list item: a paragraph at least. */
function blockNodes(children: readonly Block[], reading: Reading): Node[] {
	const blocks = children.map((child) => blockNode(child, reading));
	return blocks.length === 0 ? [nodes.paragraph.create()] : blocks;
}

function listNode({ children, ordered, start, spread }: List, reading: Reading): Node {
	const loose = spread === true || children.some((item) => item.spread === true);
	const items = children.map((item: ListItem) =>
		nodes.list_item.create(null, blockNodes(item.children, reading)),
	);
	if (ordered !== true) return nodes.bullet_list.create({ tight: !loose }, items);
	return nodes.ordered_list.create({ tight: !loose, start: start ?? 1 }, items);
}

/** Returns a picture of the library that stands alone; pages show no others. */
function pictureOf({ children }: Paragraph): Node | undefined {
	const [image] = children;
	if (children.length !== 1 || image?.type !== "image") return undefined;
	const placed = readPlacedPicture(image.url);
	if (placed === undefined) return undefined;
	const { alt, title } = image;
	return nodes.picture.create({ ...placed, alt: alt ?? "", caption: title ?? "" });
}

/** Converts inline Markdown to the editor's nodes. @throws NotShown */
function inlineNodes(
	children: readonly PhrasingContent[],
	reading: Reading,
	around: readonly Mark[] = none,
): Node[] {
	const underlined = marks.underline.create().addToSet(around);
	const pairs = underlinePairs(children);
	let open = 0;
	return children.flatMap((child, at) => {
		const end = pairs.get(at);
		if (end !== undefined) {
			open += end > at ? 1 : -1;
			return [];
		}
		return inlineNode(child, reading, open > 0 ? underlined : around);
	});
}

/** Pairs the tags that begin and end an underlining, by their positions. */
function underlinePairs(children: readonly PhrasingContent[]): Map<number, number> {
	const pairs = new Map<number, number>();
	const begun: number[] = [];
	for (const [at, child] of children.entries()) {
		if (child.type !== "html") continue;
		if (/^<u>$/i.test(child.value)) begun.push(at);
		if (!/^<\/u>$/i.test(child.value)) continue;
		const start = begun.pop();
		if (start !== undefined) pairs.set(start, at).set(at, start);
	}
	return pairs;
}

function inlineNode(child: PhrasingContent, reading: Reading, around: readonly Mark[]): Node[] {
	const within = (mark: Mark, inside: readonly PhrasingContent[]) =>
		inlineNodes(inside, reading, mark.addToSet(around));
	switch (child.type) {
		case "text":
			// A line's end is a space on the page.
			return textNodes(child.value.replace(/\n/g, " "), around);
		case "inlineCode":
			return textNodes(child.value, marks.code.create().addToSet(around));
		case "strong":
			return within(marks.strong.create(), child.children);
		case "emphasis":
			return within(marks.em.create(), child.children);
		case "link":
			return within(marks.link.create({ href: child.url, title: child.title ?? null }), child.children);
		case "linkReference": {
			const definition = reading.definitions.get(child.identifier);
			if (definition === undefined) throw new NotShown(child.identifier);
			const { url: href, title = null } = definition;
			return within(marks.link.create({ href, title }), child.children);
		}
		case "break":
			return [nodes.hard_break.create(null, null, around)];
		case "html":
			if (/^<br *\/?>$/i.test(child.value)) return [nodes.hard_break.create(null, null, around)];
			return [keptInline(child, reading, around)];
		default:
			return [keptInline(child, reading, around)];
	}
}

function textNodes(text: string, around: readonly Mark[]): Node[] {
	return text === "" ? [] : [articleSchema.text(text, around)];
}

function keptInline({ position }: PhrasingContent, reading: Reading, around: readonly Mark[]): Node {
	const markdown = reading.markdown.slice(position?.start.offset, position?.end.offset);
	// A line of a quote or list begins with markers that are not text.
	if (markdown.includes("\n")) throw new NotShown(markdown);
	return nodes.kept_inline.create({ markdown }, null, around);
}
