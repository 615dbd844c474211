import { articleSchema } from "#app/features/articles/writing/document/schema.ts";
import { createStoredText } from "#app/features/articles/writing/document/stored-text.ts";
import type { CleanTree } from "./clean-tree.ts";
import { elementsWithin, textProperty, wordsOf } from "./elements.ts";
import { blocksOfTree, type Placing } from "./flow.ts";

/** Lists the addresses of the pictures in a text, each once. */
export function pictureAddresses({ tree }: CleanTree): string[] {
	const addresses = elementsWithin(tree, "img").map((image) => textProperty(image, "src"));
	return [...new Set(addresses)].filter((address) => address !== "");
}

/** Lists the addresses that the words of a text link to, each once: a picture is no link here. */
export function linkAddresses({ tree }: CleanTree): string[] {
	const links = elementsWithin(tree, "a").filter((link) => wordsOf(link).trim() !== "");
	return [...new Set(links.map((link) => textProperty(link, "href")))].filter(Boolean);
}

/** Writes a cleaned text as the editor of articles would: as Markdown, blank where nothing is left. */
export function markdownOfTree({ tree }: CleanTree, placing: Placing): string {
	const blocks = blocksOfTree(tree.children, placing);
	if (blocks.length === 0) return "";
	const document = articleSchema.node("doc", null, blocks);
	document.check();
	return createStoredText().write(document);
}

/** Returns the words of a text without marks, for its beginning. */
export function plainWords({ tree }: CleanTree, placing: Placing): string[] {
	return (
		blocksOfTree(tree.children, placing)
			.filter(({ type }) => type.name === "paragraph")
			.map((block) => block.textBetween(0, block.content.size, " ", " ").replace(/\s+/g, " ").trim())
			// An address in whose place something was shown says nothing of the text.
			.filter((line) => line !== "" && !/^https?:\S+$/.test(line))
	);
}
