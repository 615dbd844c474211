import type { BlockContent, ListItem, PhrasingContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Node } from "prosemirror-model";
import { type PlacedPicture, writePlacedPicture } from "#app/features/media/placed-picture.ts";
import { phrasing } from "./inline-to-markdown.ts";

/**
 * Returns the Markdown of a block, without an empty line at its ends. A list after another uses the
 * `other` marker: with the same one they would be a single list.
 */
export function blockMarkdown(block: Node, other = false): string {
	const [content] = blockContent(block);
	if (content === undefined) return "";
	return toMarkdown(content, {
		bullet: other ? "*" : "-",
		bulletOther: other ? "-" : "*",
		bulletOrdered: other ? ")" : ".",
		emphasis: "*",
		fences: true,
		listItemIndent: "one",
		resourceLink: true,
		rule: "-",
	}).replace(/\n$/, "");
}

/** Converts a block to the tree of Markdown; nothing for an empty one. */
function blockContent(block: Node): BlockContent[] {
	const { attrs, type } = block;
	switch (type.name) {
		case "paragraph":
			return paragraphOf(phrasing(block.content));
		case "heading": {
			const children = phrasing(block.content);
			return [{ type: "heading", depth: attrs.level, children }];
		}
		case "blockquote": {
			const children = blockContents(block);
			return children.length === 0 ? [] : [{ type: "blockquote", children }];
		}
		case "bullet_list":
		case "ordered_list":
			return [listOf(block)];
		case "code_block":
			return [{ type: "code", lang: attrs.info || null, value: block.textContent }];
		case "horizontal_rule":
			return [{ type: "thematicBreak" }];
		case "picture":
			return paragraphOf([
				{
					type: "image",
					url: writePlacedPicture(attrs as PlacedPicture),
					alt: attrs.alt,
					title: attrs.caption || null,
				},
			]);
		default:
			return [{ type: "html", value: String(attrs.markdown) }];
	}
}

function paragraphOf(children: PhrasingContent[]): BlockContent[] {
	return children.length === 0 ? [] : [{ type: "paragraph", children }];
}

function blockContents(parent: Node): BlockContent[] {
	return parent.children.flatMap(blockContent);
}

function listOf(list: Node): BlockContent {
	// Source without a closing line could absorb the next line.
	const spread = list.attrs.tight !== true || list.children.some(holdsKept);
	const ordered = list.type.name === "ordered_list";
	const children = list.children.map(
		(item): ListItem => ({ type: "listItem", spread, children: blockContents(item) }),
	);
	return { type: "list", ordered, start: ordered ? list.attrs.start : null, spread, children };
}

function holdsKept(item: Node): boolean {
	return item.children.some(({ type }) => type.name === "kept_block");
}
