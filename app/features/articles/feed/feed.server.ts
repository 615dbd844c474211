import { Feed } from "feed";
import type { SyndicatedText } from "#app/features/articles/article-text.ts";
import { authorOf } from "#app/features/articles/author.ts";
import { localizePath, nameOfLanguage } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { entryPath, pages } from "#app/site/site-map.ts";
import { absoluteHtml } from "./absolute-html.ts";
import type { FeedNote } from "./feed-note.ts";

/**
 * Writes the RSS 2.0 document of one language's latest articles and other entries. A text that
 * exists in another language alone says so.
 */
export function feedDocument(
	language: Language,
	{ articles, notes }: { articles: SyndicatedText[]; notes: FeedNote[] },
	{ siteUrl, texts }: { siteUrl: string; texts: SiteTexts },
): string {
	const t = texts.open(language, "blog");
	const site = texts.facts(language);
	const feed = new Feed({
		title: t("meta.title"),
		description: t("meta.description"),
		link: siteUrl + localizePath(pages.blog, language),
		feed: siteUrl + localizePath("/feed.xml", language),
		language,
		image: `${siteUrl}/icon-192.png`,
		generator: false,
		// Without articles nothing ever changed: the epoch is the same at each request.
		updated: new Date(
			Math.max(
				0,
				...articles.map(({ updatedAt }) => Date.parse(updatedAt)),
				...notes.map(({ publishedAt }) => Date.parse(publishedAt)),
			),
		),
	});
	const mark = (own: Language) =>
		own === language ? "" : ` (${t("writtenIn", { language: nameOfLanguage(own, language) }).toLowerCase()})`;
	for (const text of articles) {
		const link = siteUrl + localizePath(entryPath("article", text.slug), language);
		feed.addItem({
			title: printable(titleText(text.title) + mark(text.language)),
			link,
			guid: `urn:uuid:${text.id}`,
			date: new Date(text.publishedAt),
			description: printable(escapeHtml(text.excerpt)),
			content: printable(pictureHtml(siteUrl, text) + absoluteHtml(text.html, link)),
			category: [...new Set([text.category, ...text.tags])]
				.filter((name) => name !== "")
				.map((name) => ({ name: printable(name) })),
			extensions: [
				{
					name: "dc:creator",
					objects: { _text: printable(authorOf({ article: text, site, siteUrl, language }).name) },
				},
				{ name: "dc:language", objects: { _text: text.language } },
			],
		});
	}
	for (const { title, summary, path, publishedAt, language: own } of notes) {
		const link = siteUrl + path;
		feed.addItem({
			title: printable(titleText(title) + mark(own)),
			link,
			guid: link,
			date: new Date(publishedAt),
			description: printable(escapeHtml(summary)),
			extensions: [
				{ name: "dc:creator", objects: { _text: printable(site.name) } },
				{ name: "dc:language", objects: { _text: own } },
			],
		});
	}
	feed.items.sort((one, other) => other.date.getTime() - one.date.getTime());
	return feed.rss2();
}

function pictureHtml(siteUrl: string, { imageUrl, imageAlt }: SyndicatedText): string {
	if (imageUrl === null) return "";
	return `<p><img src="${siteUrl}${imageUrl}" alt="${escapeHtml(imageAlt)}"></p>`;
}

/**
 * Escapes a title. Some readers take it for HTML, others for plain text: only what would be an
 * element or a character reference is escaped, so that both show the same.
 */
function titleText(text: string): string {
	return text
		.replace(/&(?=#?\w+;)/g, "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");
}

/** Escapes a description: readers take it for HTML, ours is plain text. */
function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

/**
 * Removes what an XML document cannot hold: characters that XML 1.0 does not allow, and the end of
 * a CDATA section, of which the library escapes only the first.
 */
function printable(text: string): string {
	return text
		.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
		.replaceAll("]]>", "]]&gt;");
}
