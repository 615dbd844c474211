import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(rehypeParse);
const writer = unified().use(rehypeStringify);

export function parsePage(html: string): Root {
	return parser.parse(html);
}

export function writePage(tree: Root): string {
	return writer.stringify(tree);
}

/** Lists the elements of a page, in their order. */
export function elementsOf(tree: Root): Element[] {
	const found: Element[] = [];
	visit(tree, "element", (element) => void found.push(element));
	return found;
}

/** Returns an attribute that is text. */
export function attribute({ properties }: Element, name: string): string | undefined {
	const value = properties[name];
	return typeof value === "string" ? value : undefined;
}

/** The text directly within an element, such as the rules of a `<style>`. */
export function textOf({ children }: Element): string {
	return children.map((child) => (child.type === "text" ? child.value : "")).join("");
}
