import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { linkFromLetter } from "#app/features/letters/letter-link.ts";
import { mailFormat, mailWidth, mediaUrl, parseVariant } from "#app/features/media/media.ts";
import type { AccentColours } from "#app/site/site-look.ts";
import { pictureWidth, wordsLook } from "./letter-look.ts";
import type { MailLinks } from "./letter-mail-text.server.ts";

/** The elements whose colour turns around for a dark reader. */
const inkElements = ["p", "h2", "h3", "h4", "ul", "ol", "blockquote", "figcaption"];

/** Pixels of the pictures that are narrower than the column; phones show them no wider than it. */
const narrowerWidths: Record<string, number> = { medium: 360, small: 230 };

/** Returns HTML for mail programs: styles on elements, whole addresses, pictures in one size. */
export function mailWords(
	html: string,
	links: Pick<MailLinks, "siteUrl" | "slug">,
	accent: AccentColours,
): string {
	const { siteUrl } = links;
	const styles = wordsLook(accent);
	const processor = unified()
		.use(rehypeParse, { fragment: true })
		.use(() => (tree: Root) => {
			visit(tree, "element", (node, index, parent) => {
				const { tagName, properties } = node;
				const style = styles[tagName];
				if (tagName === "img") {
					const src = mailPictureUrl(String(properties.src ?? ""), siteUrl);
					if (src === undefined && parent !== undefined && index !== undefined) {
						parent.children.splice(index, 1);
						return [SKIP, index];
					}
					const narrower = narrowerWidths[String(properties.dataWidth)];
					node.properties = {
						...{ src, alt: properties.alt ?? "", width: narrower ?? pictureWidth },
						style: narrower === undefined ? style : `${style};width:${narrower}px`,
					};
					return undefined;
				}
				if (tagName === "a") {
					if (properties.href === undefined && parent !== undefined && index !== undefined) {
						// Its address was refused: only its words remain.
						parent.children.splice(index, 1, ...node.children);
						return index;
					}
					node.properties = { href: linkFromLetter(String(properties.href ?? ""), links), style };
					return undefined;
				}
				if (style === undefined) return undefined;
				const className = inkElements.includes(tagName) ? ["ink"] : tagName === "hr" ? ["rule"] : [];
				node.properties = { ...properties, className, style };
				return undefined;
			});
		})
		.use(rehypeStringify);
	return String(processor.processSync(html));
}

/** The address of one of our pictures as a mail shows it; undefined for any other picture. */
export function mailPictureUrl(url: string, siteUrl: string): string | undefined {
	const variant = parseVariant(url.replace(/^.*\/media\//, ""));
	if (variant === undefined) return undefined;
	return siteUrl + mediaUrl({ ...variant, width: mailWidth, format: mailFormat });
}
