import { printable } from "#app/features/articles/feed/feed.server.ts";

/** An author of a WXR file; posts name the login. */
export type WxrAuthor = { id: number; login: string; name: string };

/** A term of a WXR file: a category, a tag, or one of a plugin's. */
export type WxrTerm = { id: number; taxonomy: string; slug: string; name: string; description: string };

type Term = { domain: string; slug: string; name: string };

/** A post, a page or a picture of a WXR file. Instants are as WordPress writes them. */
export type WxrItem = {
	id: number;
	type: "post" | "page" | "attachment";
	status: "publish" | "future" | "draft" | "inherit";
	title: string;
	link: string;
	author: string;
	slug: string;
	date: { local: string; utc: string };
	content: string;
	excerpt: string;
	terms: readonly Term[];
	meta: Record<string, string>;
	/** The address that a picture is fetched from. */
	fileUrl?: string;
};

type Site = { url: string; name: string; language: string; authors: readonly WxrAuthor[] };

/** Every element of a value is CDATA, which the importer's three parsers agree on. */
const element = (name: string, value: string | number) =>
	`<${name}><![CDATA[${printable(String(value))}]]></${name}>\n`;

const attribute = (value: string) =>
	printable(value).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * Writes a file of WordPress eXtended RSS 1.2, as its importer reads it: without a doctype. The terms are asked for
 * once the items are written; the importer takes them first wherever they stand.
 */
export async function* wxrDocument(
	site: Site,
	items: AsyncIterable<WxrItem>,
	terms: () => readonly WxrTerm[],
): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	yield encoder.encode(headOf(site));
	for await (const item of items) yield encoder.encode(itemOf(item));
	for (const term of terms()) yield encoder.encode(termOf(term));
	yield encoder.encode("</channel>\n</rss>\n");
}

function headOf({ url, name, language, authors }: Site): string {
	const people = authors.map(
		({ id, login, name: shown }) =>
			`<wp:author>\n${element("wp:author_id", id)}${element("wp:author_login", login)}${element("wp:author_email", "")}${element("wp:author_display_name", shown)}</wp:author>\n`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
${element("title", name)}${element("link", url)}${element("language", language)}<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${attribute(url)}</wp:base_site_url>
<wp:base_blog_url>${attribute(url)}</wp:base_blog_url>
${people.join("")}`;
}

/** The elements of the kinds of terms that have their own. */
const termElements = {
	category: ["category", "category_nicename", "cat_name", "category_description"],
	post_tag: ["tag", "tag_slug", "tag_name", "tag_description"],
} as const;

function termOf({ id, taxonomy, slug, name, description }: WxrTerm): string {
	const [outer, slugName, nameName, descriptionName] =
		taxonomy === "category" || taxonomy === "post_tag"
			? termElements[taxonomy]
			: (["term", "term_slug", "term_name", "term_description"] as const);
	return [
		`<wp:${outer}>\n${element("wp:term_id", id)}`,
		...(outer === "term" ? [element("wp:term_taxonomy", taxonomy)] : []),
		...[element(`wp:${slugName}`, slug), element(`wp:${nameName}`, name)],
		`${element(`wp:${descriptionName}`, description)}</wp:${outer}>\n`,
	].join("");
}

function itemOf(item: WxrItem): string {
	const { id, type, status, title, link, author, slug, date, content, excerpt, terms, meta, fileUrl } = item;
	const categories = terms.map(
		(term) =>
			`<category domain="${term.domain}" nicename="${attribute(term.slug)}"><![CDATA[${printable(term.name)}]]></category>\n`,
	);
	const postMeta = Object.entries(meta).map(
		([key, value]) =>
			`<wp:postmeta>\n${element("wp:meta_key", key)}${element("wp:meta_value", value)}</wp:postmeta>\n`,
	);
	return [
		"<item>\n",
		...[element("title", title), element("link", link), element("dc:creator", author)],
		`<guid isPermaLink="false">${attribute(link)}</guid>\n`,
		...[element("content:encoded", content), element("excerpt:encoded", excerpt), element("wp:post_id", id)],
		...[element("wp:post_date", date.local), element("wp:post_date_gmt", date.utc)],
		...[element("wp:comment_status", "closed"), element("wp:ping_status", "closed")],
		...[element("wp:post_name", slug), element("wp:status", status), element("wp:post_parent", 0)],
		...[element("wp:menu_order", 0), element("wp:post_type", type), element("wp:post_password", "")],
		element("wp:is_sticky", 0),
		...(fileUrl === undefined ? [] : [element("wp:attachment_url", fileUrl)]),
		...categories,
		...postMeta,
		"</item>\n",
	].join("");
}
