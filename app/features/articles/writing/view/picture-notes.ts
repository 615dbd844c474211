import { Fragment, type Node } from "prosemirror-model";
import { isMissingPictureNote, missingPictures } from "#app/i18n/reading/missing-pictures.ts";
import { blockMarkdown } from "../document/blocks-to-markdown.ts";
import { articleSchema } from "../document/schema.ts";

/** A paragraph that says, in place of a picture, that one is missing. */
export type PictureNote = { node: Node; markdown: string; alt: string };

const { strong } = articleSchema.marks;

export function pictureNote(text: string, alt: string): PictureNote {
	const node = articleSchema.node("paragraph", null, articleSchema.text(text, [strong.create()]));
	return { node, markdown: blockMarkdown(node), alt };
}

export function isNote(block: Node | null, { node }: PictureNote): boolean {
	return block?.type === node.type && block.textContent === node.textContent;
}

/** Returns whether a block is a note for any picture, also in an older text. */
export function isAnyNote(block: Node): boolean {
	const isBold = block.children.every(({ marks }) => strong.isInSet(marks));
	return block.type === articleSchema.nodes.paragraph && isBold && isMissingPictureNote(block.textContent);
}

/** Returns the blocks in place of a note with text beside it; undefined if the note was changed. */
export function besideWords(block: Node | null, { node }: PictureNote, picture: Node): Fragment | undefined {
	if (block?.type !== node.type) return undefined;
	const from = block.textBetween(0, block.content.size, "", "\ufffc").indexOf(node.textContent);
	if (from < 0) return undefined;
	const paragraph = (text: Fragment) => {
		const plain = text.content.map((one) => one.mark(strong.removeFromSet(one.marks)));
		return plain.length === 0 ? [] : articleSchema.node("paragraph", null, plain);
	};
	const before = paragraph(block.content.cut(0, from));
	const behind = paragraph(block.content.cut(from + node.content.size));
	return Fragment.from([before, picture, behind].flat());
}

/** Finds a note at its last position, or elsewhere but not at another's. */
export function findNote(
	doc: Node,
	note: PictureNote,
	last: number | undefined,
	others: readonly number[],
): number | undefined {
	if (last !== undefined && isNote(doc.nodeAt(last), note)) return last;
	let found: number | undefined;
	doc.descendants((node, at) => {
		if (found === undefined && isNote(node, note) && !others.includes(at)) found = at;
		return found === undefined && !node.isTextblock;
	});
	return found;
}

/** Returns the next free number for a text's notes. */
export function nextNumber(doc: Node): number {
	return Math.max(0, ...missingPictures(doc.textBetween(0, doc.content.size, "\n"))) + 1;
}
