import type { Command, EditorState } from "prosemirror-state";
import { safeHref } from "../document/safe-href.ts";
import { articleSchema } from "../document/schema.ts";

const { link } = articleSchema.marks;

export type LinkPlace = { from: number; to: number; text: string; href: string };

/** Returns the link around the selection, or the selected text; undefined without text. */
export function linkPlace({ doc, selection }: EditorState): LinkPlace | undefined {
	const { $from, from, to } = selection;
	if (!$from.parent.inlineContent) return undefined;
	const here = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? []);
	if (here === undefined) {
		const text = doc.textBetween(from, to, " ");
		// A link on a space would be invisible.
		return text.trim() === "" ? { from: to, to, text: "", href: "" } : { from, to, text, href: "" };
	}
	const [first, last] = linkEnds($from.index(), (at) =>
		here.isInSet($from.parent.maybeChild(at)?.marks ?? []),
	);
	const before = childrenSize($from.parent.children.slice(0, first));
	const size = childrenSize($from.parent.children.slice(first, last + 1));
	const start = $from.start() + before;
	return {
		from: start,
		to: start + size,
		text: doc.textBetween(start, start + size),
		href: here.attrs.href,
	};
}

/** Returns the first and the last of the adjacent nodes of a link. */
function linkEnds(index: number, isLink: (at: number) => boolean): [number, number] {
	let first = isLink(index) ? index : index - 1;
	let last = first;
	while (isLink(first - 1)) first -= 1;
	while (isLink(last + 1)) last += 1;
	return [first, last];
}

function childrenSize(nodes: readonly { nodeSize: number }[]): number {
	return nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
}

/** Adds a link to a range; an empty range gets the address as its text. */
export function setLink({ from, to }: LinkPlace, href: string): Command {
	return ({ tr }, dispatch) => {
		const mark = link.create({ href });
		if (from === to) tr.insert(from, articleSchema.text(href, [mark]));
		else tr.removeMark(from, to, link).addMark(from, to, mark);
		dispatch?.(tr.removeStoredMark(link).scrollIntoView());
		return true;
	};
}

export function removeLink({ from, to }: LinkPlace): Command {
	return ({ tr }, dispatch) => {
		dispatch?.(tr.removeMark(from, to, link));
		return true;
	};
}

/** Parses a typed or pasted URL; undefined where it is none. */
export function typedAddress(text: string): string | undefined {
	const address = text.trim();
	if (address === "" || /\s/.test(address)) return undefined;
	if (/^[^\s@/:]+@[^\s@/:]+\.[\p{L}]{2,}$/u.test(address)) return `mailto:${address}`;
	if (/^(www\.)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/?#]|$)/u.test(address))
		return `https://${address}`;
	return safeHref(address);
}

/** Matches a whole URL or mail address, which becomes a link by itself. */
export function bareAddress(text: string): string | undefined {
	const isWhole = /^(https?:\/\/|mailto:|www\.)\S+$/i.test(text) && !/\s/.test(text);
	return isWhole ? typedAddress(text) : undefined;
}
