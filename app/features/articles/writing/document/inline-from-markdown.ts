import type { Definition, PhrasingContent } from "mdast";
import type { Mark, Node } from "prosemirror-model";
import { articleSchema } from "./schema.ts";

/** The context for reading inline content: the text itself, and the targets of its references. */
export type Reading = { markdown: string; definitions: ReadonlyMap<string, Definition> };

/** A block cannot be shown as it is: it stays as its Markdown. */
export class NotShown extends Error {}

const { nodes, marks } = articleSchema;
const none: readonly Mark[] = [];

/** Converts inline Markdown to the editor's nodes. @throws NotShown */
export function inlineNodes(
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
