import type { Element, Nodes, Root } from "hast";
import rehypeRaw from "rehype-raw";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { srcSetOf } from "#app/features/media/media.ts";
import { type PictureWidth, readPlacedPicture } from "#app/features/media/placed-picture.ts";
import { checkNesting } from "./nesting.ts";

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
	attributes: { a: ["href"], img: ["src", "alt", "title"], ol: ["start"] },
	// What stands in these is no text: it goes with them.
	strip: ["script", "style"],
	protocols: { href: ["http", "https", "mailto", "tel"] },
	clobberPrefix: "",
};

/** How wide the layout shows a picture in a text, as the `sizes` attribute. */
const sizesOf: Record<PictureWidth, string> = {
	wide: "(min-width: 60rem) 54rem, 100vw",
	medium: "(min-width: 30rem) 27rem, 100vw",
	small: "(min-width: 26rem) 17rem, 66vw",
};

/** Stands for the site where an address is read: no link can name it. */
const ownBase = "https://own.invalid";

const processor = unified()
	.use(remarkParse)
	.use(() => checkNesting)
	.use(remarkRehype, { allowDangerousHtml: true })
	.use(parseTags)
	.use(() => checkNesting)
	.use(lowerHeadings)
	.use(rehypeSanitize, schema)
	.use(ownImagesOnly)
	.use(markForeignLinks)
	.use(rehypeStringify);

/**
 * The HTML of an article's Markdown: sanitised, with headings from level 2 and pictures of our own
 * alone. It can take very long, and as much memory: `text-renderer.server.ts` runs it within
 * limits. Whoever changes what it answers moves `rendererVersion`.
 * @throws NestedTooDeep, or RangeError where the nesting ends the stack.
 */
export function articleHtml(markdown: string): string {
	return String(processor.processSync(markdown));
}

/** Reads the tags within a text; most texts have none. */
function parseTags() {
	const parse = rehypeRaw();
	return (tree: Root, file: Parameters<typeof parse>[1]) => (hasTags(tree) ? parse(tree, file) : tree);
}

function hasTags(tree: Nodes): boolean {
	let found = false;
	visit(tree, "raw", () => {
		found = true;
		return EXIT;
	});
	return found;
}

/** The page has its own level 1: those of the text step down. */
function lowerHeadings() {
	return (tree: Root) => {
		visit(tree, "element", (node) => {
			if (node.tagName === "h1") node.tagName = "h2";
		});
	};
}

/**
 * Drops pictures that a third party would serve, and gives ours the sizes of the layout. The title
 * of one that stands alone is its caption.
 */
function ownImagesOnly() {
	return (tree: Root) => {
		visit(tree, "element", (node, index, parent) => {
			if (node.tagName !== "img" || parent === undefined || index === undefined) return undefined;
			const { src: address, alt, title } = node.properties;
			const placed = readPlacedPicture(String(address ?? ""));
			if (placed === undefined) {
				parent.children.splice(index, 1);
				return [SKIP, index] as const;
			}
			const { src, isDecorative, width } = placed;
			// The address first: `picture-sizes.server.ts` knows a picture by it.
			node.properties = {
				src,
				alt: isDecorative ? "" : alt,
				srcSet: srcSetOf(src, "webp"),
				sizes: sizesOf[width],
				loading: "lazy",
				// An empty description may be one that nobody wrote yet.
				...(isDecorative && { role: "presentation" }),
				...(width !== "wide" && { dataWidth: width }),
			};
			if (typeof title === "string" && parent.type === "element") addCaption(parent, title.trim());
			return undefined;
		});
	};
}

/** Makes a figure of the paragraph of one picture. */
function addCaption(paragraph: Element, caption: string): void {
	if (caption === "" || paragraph.tagName !== "p" || paragraph.children.length !== 1) return;
	paragraph.tagName = "figure";
	paragraph.children.push({
		type: "element",
		tagName: "figcaption",
		properties: {},
		children: [{ type: "text", value: caption }],
	});
}

/** A page that a link opens elsewhere learns nothing of where its reader came from. */
function markForeignLinks() {
	return (tree: Root) => {
		visit(tree, "element", (node: Element) => {
			const { href } = node.properties;
			if (node.tagName === "a" && typeof href === "string" && isForeign(href)) {
				node.properties.rel = ["noopener", "noreferrer"];
			}
		});
	};
}

/**
 * Whether a browser would leave the site: `//elsewhere.example`, in whatever spelling, is an
 * address of another one.
 */
function isForeign(href: string): boolean {
	if (!URL.canParse(href, ownBase)) return false;
	const { protocol, origin } = new URL(href, ownBase);
	return /^https?:$/.test(protocol) && origin !== ownBase;
}
