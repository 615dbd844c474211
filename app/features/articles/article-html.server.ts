import type { Element, Root } from "hast";
import rehypeRaw from "rehype-raw";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { srcSetOf } from "../media/media";

/** The marks of the editor, and nothing that could run, style or load. */
const schema = {
	...defaultSchema,
	tagNames: [
		"p",
		"br",
		"hr",
		"strong",
		"em",
		"u",
		"ul",
		"ol",
		"li",
		"blockquote",
		"a",
		"h2",
		"h3",
		"h4",
		"img",
		"code",
		"pre",
	],
	attributes: { a: ["href"], img: ["src", "alt"], ol: ["start"] },
	protocols: { href: ["http", "https", "mailto", "tel"] },
	clobberPrefix: "",
};

const processor = unified()
	.use(remarkParse)
	.use(remarkRehype, { allowDangerousHtml: true })
	.use(rehypeRaw)
	.use(lowerHeadings)
	.use(rehypeSanitize, schema)
	.use(ownImagesOnly)
	.use(markForeignLinks)
	.use(resolveAddresses)
	.use(rehypeStringify);

/**
 * The HTML of an article's Markdown: sanitised, with headings from level 2 and pictures of our own alone.
 * With the article's absolute address as `base`, links and pictures are absolute too, for readers elsewhere.
 */
export function articleHtml(markdown: string, base?: string): string {
	return String(processor.processSync({ value: markdown, data: { base } }));
}

/** The page has its own level 1: those of the text step down. */
function lowerHeadings() {
	return (tree: Root) => {
		visit(tree, "element", (node) => {
			if (node.tagName === "h1") node.tagName = "h2";
		});
	};
}

/** Drops pictures that a third party would serve, and gives ours the sizes of the layout. */
function ownImagesOnly() {
	return (tree: Root) => {
		visit(tree, "element", (node, index, parent) => {
			if (node.tagName !== "img" || parent === undefined || index === undefined) return undefined;
			const srcSet = srcSetOf(String(node.properties.src ?? ""), "webp");
			if (srcSet === undefined) {
				parent.children.splice(index, 1);
				return [SKIP, index] as const;
			}
			Object.assign(node.properties, { srcSet, sizes: "(min-width: 60rem) 54rem, 100vw", loading: "lazy" });
			return undefined;
		});
	};
}

/** A page that a link opens elsewhere learns nothing of where its reader came from. */
function markForeignLinks() {
	return (tree: Root) => {
		visit(tree, "element", (node: Element) => {
			const href = node.properties.href;
			if (node.tagName === "a" && typeof href === "string" && /^https?:/i.test(href)) {
				node.properties.rel = ["noopener", "noreferrer"];
			}
		});
	};
}

/** Makes every address absolute where the file carries the `base` that they are relative to. */
function resolveAddresses() {
	return (tree: Root, file: { data: Record<string, unknown> }) => {
		const { base } = file.data;
		if (typeof base !== "string") return;
		const absolute = (address: string) =>
			URL.canParse(address, base) ? new URL(address, base).href : address;
		visit(tree, "element", ({ properties }) => {
			if (typeof properties.href === "string") properties.href = absolute(properties.href);
			if (typeof properties.src === "string") properties.src = absolute(properties.src);
			if (typeof properties.srcSet === "string") {
				properties.srcSet = properties.srcSet.replace(/\S+(?= \d+w)/g, absolute);
			}
		});
	};
}
