import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { exportedTexts } from "#app/i18n/dictionaries.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { type CopiedAddresses, relativeTo } from "./copied-addresses.ts";
import type { CopiedFiles } from "./copied-files.ts";
import { attribute, elementsOf, parsePage, textOf, writePage } from "./page-tree.ts";

import type { StyleSheets } from "./style-sheets.ts";

type Page = {
	/** The address of the page on the site. */
	address: string;
	/** Its file in the copy. */
	file: string;
	siteUrl: string;
	addresses: CopiedAddresses;
	files: Pick<CopiedFiles, "take">;
	styles: StyleSheets;
};

/** Rewrites a page as the site serves it into one that opens from a disk. */
export async function rewritePage(html: string, page: Page): Promise<string> {
	const tree = parsePage(html);
	removeLive(tree);
	replaceForms(tree, page);
	for (const element of elementsOf(tree)) {
		await rewriteFiles(element, page);
		if (element.tagName === "a") await relink(element, page);
		if (element.tagName === "style") await linkStyle(element, page);
	}
	return writePage(tree);
}

/** Links that a browser loads ahead, or that have no copy. */
const liveLinks = ["preload", "modulepreload", "manifest", "prefetch"];

/** Removes scripts and what needs them or a server; what is there without scripts is shown. */
function removeLive(tree: Root): void {
	visit(tree, "element", (element, index, parent) => {
		if (parent === undefined || index === undefined) return undefined;
		if (isLive(element)) {
			parent.children.splice(index, 1);
			return [SKIP, index];
		}
		if (element.tagName === "noscript") showWithScripts(element);
		delete element.properties.ping;
		return undefined;
	});
}

/** Shows what is there for browsers without scripts; styles know it by its class. */
function showWithScripts(element: Element): void {
	element.tagName = "div";
	element.properties.className = ["noscript", ...[element.properties.className ?? []].flat()].map(String);
}

function isLive(element: Element): boolean {
	const { tagName, properties } = element;
	if (tagName === "script") return properties.type !== "application/ld+json";
	if (tagName === "link") return [properties.rel].flat().some((rel) => liveLinks.includes(String(rel)));
	// Every browser shows the other format: one copy of each picture is enough.
	return tagName === "source" && properties.type === "image/avif";
}

/** Sends a search to the site; of another form says where it is, as the site takes none from elsewhere. */
function replaceForms(tree: Root, { address, siteUrl }: Page): void {
	const words = exportedTexts[languageOf(address)];
	for (const form of elementsOf(tree).filter(({ tagName }) => tagName === "form")) {
		if (attribute(form, "method")?.toLowerCase() !== "post") {
			form.properties.action = siteUrl + (attribute(form, "action") ?? address);
			continue;
		}
		const link = element("a", { href: siteUrl + address }, [{ type: "text", value: siteUrl + address }]);
		form.tagName = "p";
		form.properties = {};
		form.children = [{ type: "text", value: `${words.form} ` }, link];
	}
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
	return { type: "element", tagName, properties, children };
}

/** Leads a link to its page or file, or to the site where the copy has neither. */
async function relink(link: Element, { address, file, siteUrl, addresses, files }: Page): Promise<void> {
	const href = attribute(link, "href");
	if (href === undefined || href.startsWith("#")) return;
	const target = addresses.own(href, address);
	if (target === undefined) return;
	const url = new URL(href, siteUrl + address);
	const found = addresses.find(target) ?? (await files.take(url.pathname));
	link.properties.href = found === undefined ? url.href : relativeTo(file, found) + url.hash;
}

/** Attributes that name a file, by element. */
const fileAttributes: Record<string, readonly string[]> = {
	img: ["src", "srcSet"],
	source: ["src", "srcSet"],
	image: ["href"],
	link: ["href"],
};
/** Links of a head whose address stays that of the site. */
const identities = ["canonical", "alternate"];

async function rewriteFiles(found: Element, page: Page): Promise<void> {
	const style = attribute(found, "style");
	if (style?.includes("url(")) found.properties.style = await page.styles.relinked(style, page.file);
	if ([found.properties.rel].flat().some((rel) => identities.includes(String(rel)))) return;
	for (const name of fileAttributes[found.tagName] ?? []) {
		const value = attribute(found, name);
		if (value === undefined) continue;
		const parts = await Promise.all(value.split(/,\s+/).map((part) => fileOf(part, page)));
		found.properties[name] = parts.join(", ");
	}
}

/** Returns the place of a file as the page names it, with the width behind it in a `srcset`. */
async function fileOf(named: string, { address, file, siteUrl, addresses, files }: Page): Promise<string> {
	const [url = "", ...width] = named.trim().split(/\s+/);
	const path = url.startsWith("data:") ? undefined : addresses.own(url, address);
	if (path === undefined) return named;
	const copied = await files.take(new URL(path, siteUrl).pathname);
	return [copied === undefined ? siteUrl + path : relativeTo(file, copied), ...width].join(" ");
}

/** Puts a link to a file in place of a style that is in the page. */
async function linkStyle(style: Element, { file, styles }: Page): Promise<void> {
	const { media } = style.properties;
	const href = relativeTo(file, await styles.take(textOf(style)));
	Object.assign(style, element("link", { rel: ["stylesheet"], href, ...(media && { media }) }, []));
}
