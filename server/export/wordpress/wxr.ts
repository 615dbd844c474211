import { printable } from "#app/features/articles/feed/feed.server.ts";

/** An author of a WXR file; posts name the login. */
export type WxrAuthor = { id: number; login: string; name: string };

type Term = { domain: "category" | "post_tag" | "language"; slug: string; name: string };

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
	/** Where a picture is fetched from. */
	fileUrl?: string;
};

type Site = { url: string; name: string; language: string; authors: readonly WxrAuthor[] };

/** Every element of a value is CDATA, which the importer's three parsers agree on. */
const element = (name: string, value: string | number) =>
	`<${name}><![CDATA[${printable(String(value))}]]></${name}>\n`;

const attribute = (value: string) =>
	printable(value).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Writes a file of WordPress eXtended RSS 1.2, as its importer reads it: without a doctype. */
export async function* wxrDocument(site: Site, items: AsyncIterable<WxrItem>): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	yield encoder.encode(headOf(site));
	for await (const item of items) yield encoder.encode(itemOf(item));
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
