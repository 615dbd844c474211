import type { BlockContent, ListItem, PhrasingContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Fragment, Mark, Node } from "prosemirror-model";
import { type PlacedPicture, writePlacedPicture } from "#app/features/media/placed-picture.ts";

/**
 * Returns a block's Markdown, without empty lines at its ends. `other` is the marker of a list
 * after another: with the same one they would be a single list.
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

function phrasing(content: Fragment): PhrasingContent[] {
	return group(trimmed(flat(content)).map(({ node, marks }) => ({ node, marks })));
}

/** A piece of a line with the marks that are still to be added around it. */
type Piece = { node: Node; marks: readonly Mark[] };

/** Splits a block into pieces; spaces at a mark's ends move outside, as Markdown requires. */
function flat(content: Fragment): Piece[] {
	const pieces: Piece[] = [];
	content.forEach((node) => {
		pieces.push({ node, marks: node.marks });
	});
	return pieces.flatMap((piece, at) => spacesOutside(piece, pieces[at - 1], pieces[at + 1]));
}

function spacesOutside(piece: Piece, before: Piece | undefined, after: Piece | undefined): Piece[] {
	const { node, marks } = piece;
	const text = node.text;
	if (node.type.name === "hard_break") return [{ node, marks: shared(before?.marks, after?.marks) }];
	if (text === undefined || marks.some(({ type }) => type.name === "code")) return [piece];
	const [start] = /^\s*/.exec(text) ?? [""];
	const [end] = start === text ? [""] : (/\s*$/.exec(text) ?? [""]);
	const part = (content: string, marks: readonly Mark[]) =>
		content === "" ? [] : [{ node: node.type.schema.text(content, [...marks]), marks }];
	return [
		...part(start, shared(marks, start === text ? shared(before?.marks, after?.marks) : before?.marks)),
		...part(text.slice(start.length, text.length - end.length), marks),
		...part(end, shared(marks, after?.marks)),
	];
}

/** Returns the marks that continue across a space. */
function shared(marks: readonly Mark[] = [], beside: readonly Mark[] = []): readonly Mark[] {
	return marks.filter((mark) => mark.isInSet(beside));
}

/** Drops the invisible spaces and breaks at a block's ends, and spaces around a break. */
function trimmed(pieces: Piece[]): Piece[] {
	const isBreak = (piece: Piece | undefined) => piece === undefined || piece.node.type.name === "hard_break";
	const visible = pieces.flatMap((piece, at) => {
		const { text } = piece.node;
		if (text === undefined || piece.marks.some(({ type }) => type.name === "code")) return [piece];
		let trimmedText = text;
		if (isBreak(pieces[at - 1])) trimmedText = trimmedText.replace(/^[ \t\n]+/, "");
		if (isBreak(pieces[at + 1])) trimmedText = trimmedText.replace(/[ \t\n]+$/, "");
		return trimmedText === ""
			? []
			: [{ ...piece, node: piece.node.type.schema.text(trimmedText, [...piece.marks]) }];
	});
	const first = visible.findIndex((piece, at) => !isBreak(piece) || isTag(visible[at + 1]));
	const last = visible.findLastIndex((piece) => !isBreak(piece));
	if (first === -1) return [];
	const inner = visible.slice(first, last + 1);
	return inner.length === pieces.length ? inner : trimmed(inner);
}

/** Wraps the pieces that share a mark, the longest one first, and continues inside. */
function group(pieces: readonly Piece[]): PhrasingContent[] {
	const found: PhrasingContent[] = [];
	for (let at = 0; at < pieces.length; ) {
		const piece = pieces[at];
		if (piece === undefined) break;
		let mark: Mark | undefined;
		let end = at + 1;
		for (const candidate of piece.marks.filter(({ type }) => type.name !== "code")) {
			let reach = at + 1;
			while (candidate.isInSet(pieces[reach]?.marks ?? [])) reach += 1;
			if (mark === undefined || reach > end) [mark, end] = [candidate, reach];
		}
		if (mark === undefined) found.push(bare(piece, pieces[end]));
		else {
			const around = mark;
			const inside = pieces
				.slice(at, end)
				.map(({ node, marks }) => ({ node, marks: around.removeFromSet(marks) }));
			found.push(...wrapped(around, group(inside)));
		}
		at = end;
	}
	return found;
}

function bare({ node, marks }: Piece, next: Piece | undefined): PhrasingContent {
	if (node.type.name === "hard_break")
		return isTag(next) ? { type: "html", value: "<br>" } : { type: "break" };
	if (node.type.name === "kept_inline") return { type: "html", value: String(node.attrs.markdown) };
	const value = node.text ?? "";
	return marks.length > 0 ? { type: "inlineCode", value } : { type: "text", value };
}

function wrapped({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent[] {
	switch (type.name) {
		case "strong":
			return [{ type: "strong", children }];
		case "em":
			return [{ type: "emphasis", children }];
		case "link":
			return [{ type: "link", url: String(attrs.href), title: attrs.title, children: children as [] }];
		default:
			return [{ type: "html", value: "<u>" }, ...children, { type: "html", value: "</u>" }];
	}
}

/** Returns whether a piece is written as a tag, which could end the paragraph before it. */
function isTag(piece: Piece | undefined): boolean {
	return (
		piece?.node.type.name === "kept_inline" ||
		piece?.marks.some(({ type }) => type.name === "underline") === true
	);
}
