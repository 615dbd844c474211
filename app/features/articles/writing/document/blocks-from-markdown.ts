import type { BlockContent, DefinitionContent, List, ListItem, Paragraph, RootContent } from "mdast";
import type { Node } from "prosemirror-model";
import { readPlacedPicture } from "#app/features/media/placed-picture.ts";
import { inlineNodes, NotShown, type Reading } from "./inline-from-markdown.ts";
import { articleSchema } from "./schema.ts";

const { nodes } = articleSchema;

type Block = BlockContent | DefinitionContent;

/**
 * Converts a block of Markdown to an editor's node: as the page shows it, or as its source where
 * that is impossible.
 */
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
