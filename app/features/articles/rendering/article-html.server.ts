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

/** The elements that the editor writes, and nothing that could run, style or load. */
const schema = {
	...defaultSchema,
	tagNames: "p br hr strong em u ul ol li blockquote a h2 h3 h4 img code pre".split(" "),
	attributes: { a: ["href"], img: ["src", "alt", "title"], ol: ["start"] },
	// Their content is no text: it goes with them.
	strip: ["script", "style"],
	protocols: { href: ["http", "https", "mailto", "tel"] },
	clobberPrefix: "",
};

/** The width of a picture in a text, as the `sizes` attribute. */
const sizesOf: Record<PictureWidth, string> = {
	wide: "(min-width: 60rem) 54rem, 100vw",
	medium: "(min-width: 30rem) 27rem, 100vw",
	small: "(min-width: 26rem) 17rem, 66vw",
};

/** The base for parsing addresses: no link can name it. */
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
 * Renders Markdown: sanitised, with headings from level 2 and our own pictures alone. It can take
 * very long: `text-renderer.server.ts` limits it. Other output needs a new `rendererVersion`.
 * @throws NestedTooDeep, or RangeError where the nesting ends the stack.
 */
export function articleHtml(markdown: string): string {
	return String(processor.processSync(markdown));
}

/** Parses the HTML tags within a text; most texts have none. */
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

/** Moves headings down a level: the page's title is its only level 1. */
function lowerHeadings() {
	return (tree: Root) => {
		visit(tree, "element", (node) => {
			if (node.tagName === "h1") node.tagName = "h2";
		});
	};
}

/** Drops pictures of third parties, sizes ours, and makes the title of one alone its caption. */
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
			// `src` first: `library-pictures.server.ts` recognises a picture by it.
			node.properties = {
				src,
				alt: isDecorative ? "" : alt,
				srcSet: srcSetOf(src, "webp"),
				sizes: sizesOf[width],
				loading: "lazy",
				// An empty description may be one that is still missing.
				...(isDecorative && { role: "presentation" }),
				...(width !== "wide" && { dataWidth: width }),
			};
			if (typeof title === "string" && parent.type === "element") addCaption(parent, title.trim());
			return undefined;
		});
	};
}

/** Turns the paragraph of one picture into a figure. */
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

/** Marks links to other sites: the page there does not learn where its reader came from. */
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

/** Returns whether a link leaves the site: `//elsewhere.example`, in whatever spelling, does. */
function isForeign(href: string): boolean {
	if (!URL.canParse(href, ownBase)) return false;
	const { protocol, origin } = new URL(href, ownBase);
	return /^https?:$/.test(protocol) && origin !== ownBase;
}
