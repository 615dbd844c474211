import type { Element, Nodes } from "hast";

/** Returns an attribute of an element as text; blank where it has none. */
export function textProperty(element: Element, name: string): string {
	const value = element.properties[name];
	return typeof value === "string" ? value.trim() : "";
}

/** Lists the elements of a name within another, in their order, but none within one of them. */
export function elementsWithin(parent: { children: readonly Nodes[] }, name: string): Element[] {
	return parent.children.flatMap((child) => {
		if (child.type !== "element") return [];
		return child.tagName === name ? [child] : elementsWithin(child, name);
	});
}

/** Returns the words within a node. Walks without recursion: tags may stand within one another however deep. */
export function wordsOf(tree: Nodes): string {
	const words: string[] = [];
	const open: Nodes[] = [tree];
	for (let node = open.pop(); node !== undefined; node = open.pop()) {
		if (node.type === "text") words.push(node.value);
		else if ("children" in node && !(node.type === "element" && /^(script|style)$/.test(node.tagName))) {
			open.push(...node.children.toReversed());
		}
	}
	return words.join("");
}
