import { Feed, type Item } from "feed";
import type { SyndicatedText } from "#app/features/articles/article-text.ts";
import { authorOf } from "#app/features/articles/author.ts";
import { localizePath, nameOfLanguage } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { entryPath, pages } from "#app/site/site-map.ts";

/** An entry of the feed that is no article, such as a letter: it is read on its page. */
export type FeedNote = {
	title: string;
	summary: string;
	/** The path below the site's own address. */
	path: string;
	/** An instant in ISO text. */
	publishedAt: string;
	language: Language;
};

/** Writes the RSS 2.0 document of one language; texts in another language say so. */
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
	function add(own: Language, creator: string, { title, description = "", ...item }: Item): void {
		feed.addItem({
			...item,
			title: printable(titleText(title) + mark(own)),
			description: printable(escapeHtml(description)),
			extensions: [
				{ name: "dc:creator", objects: { _text: printable(creator) } },
				{ name: "dc:language", objects: { _text: own } },
			],
		});
	}
	for (const text of articles) {
		const link = siteUrl + localizePath(entryPath("article", text.slug), language);
		add(text.language, authorOf({ article: text, site, siteUrl, language }).name, {
			title: text.title,
			link,
			guid: `urn:uuid:${text.id}`,
			date: new Date(text.publishedAt),
			description: text.excerpt,
			content: printable(pictureHtml(siteUrl, text) + absoluteHtml(text.html, link)),
			category: [...new Set([text.category, ...text.tags])]
				.filter((name) => name !== "")
				.map((name) => ({ name: printable(name) })),
		});
	}
	for (const { title, summary, path, publishedAt, language: own } of notes) {
		const link = siteUrl + path;
		const date = new Date(publishedAt);
		add(own, site.name, { title, link, guid: link, date, description: summary });
	}
	feed.items.sort((one, other) => other.date.getTime() - one.date.getTime());
	return feed.rss2();
}

function pictureHtml(siteUrl: string, { imageUrl, imageAlt, imageCaption }: SyndicatedText): string {
	if (imageUrl === null) return "";
	const caption = imageCaption === "" ? "" : `<figcaption>${escapeHtml(imageCaption)}</figcaption>`;
	return `<figure><img src="${siteUrl}${imageUrl}" alt="${escapeHtml(imageAlt)}">${caption}</figure>`;
}

/**
 * Escapes a title, which some readers take for HTML, others for plain text: only what would be an
 * element or a character reference, so that both show the same.
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

/** Removes what XML 1.0 does not allow, and each end of a CDATA section: `feed` escapes one. */
export function printable(text: string): string {
	return text
		.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
		.replaceAll("]]>", "]]&gt;");
}

const tag = /<[a-z][a-z0-9]*(?: [a-z-]+(?:="[^"]*")?)*>/g;
const address = / (href|src|srcset)="([^"]*)"/g;
const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** Makes links and pictures of rendered HTML absolute, from the article's own URL `base`. */
export function absoluteHtml(html: string, base: string): string {
	const { origin, protocol, pathname } = new URL(base);
	const folder = origin + pathname.slice(0, pathname.lastIndexOf("/") + 1);

	function absolute(written: string): string {
		if (scheme.test(written)) return written;
		if (written.startsWith("//")) return protocol + written;
		if (written.startsWith("/")) return origin + written;
		return /^(?:[#?]|$)/.test(written) ? base + written : folder + written;
	}

	return html.replace(tag, (whole) =>
		whole.replace(address, (_attribute, name: string, value: string) => {
			const written = name === "srcset" ? value.replace(/\S+(?= \d+w)/g, absolute) : absolute(value);
			return ` ${name}="${written}"`;
		}),
	);
}
