import { textsIn } from "#app/content/localized.ts";
import {
	type Article,
	type ArticleTexts,
	isCompleteIn,
	slugFor,
	slugsOf,
} from "#app/features/articles/article.ts";
import { articlePaths } from "#app/features/articles/article-text.ts";
import { absoluteHtml } from "#app/features/articles/feed/feed.server.ts";
import { plainHtml } from "#app/features/articles/rendered-text.ts";
import { type CustomPage, isWhole, type PageTexts } from "#app/features/custom-pages/custom-page.ts";
import { altMember, type DescribedImage } from "#app/features/media/library-image.ts";
import { hashOf, imageUrlOf } from "#app/features/media/media.ts";
import { everyImageOf } from "#app/features/media/storage/image-pages.server.ts";
import { startOfDay } from "#app/i18n/business-time.ts";
import { localizePath } from "#app/i18n/language.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { customPagePath } from "#app/site/custom-addresses.ts";
import { defaultLanguage, type Language, languages, timeZone } from "#app/site/site-config.ts";
import type { Site } from "#server/composition/compose-site.ts";
import type { ExportFolder } from "#server/export/folder/export-folder.ts";
import type { Progress } from "#server/export/folder/export-progress.ts";
import { ownName, wordpressTerms } from "./wordpress-terms.ts";
import { type WxrAuthor, type WxrItem, wxrDocument } from "./wxr.ts";

const articlesAtOnce = 20;

/** Writes pictures, articles and pages, and who wrote them, for WordPress. @returns how many there are. */
export async function writeWordpress(
	folder: ExportFolder,
	site: Site,
	onProgress: Progress,
): Promise<number> {
	const { siteUrl } = site.config;
	const { name } = (await site.services.readTexts()).facts(defaultLanguage);
	const people = await site.stores.authors.list();
	const business = { id: 1, login: slugOf(name) || "site", name };
	const authors: WxrAuthor[] = [
		business,
		...people.map((person, place) => ({ id: place + 2, login: person.slug, name: person.name })),
	];
	const logins = new Map(people.map(({ id, slug }) => [id, slug]));
	const terms = wordpressTerms();
	let id = 0;
	const parts: Parts = {
		...{ site, terms, htmlOf: wordpressHtml(site) },
		loginOf: (author) => logins.get(author ?? "") ?? business.login,
		nextId: () => {
			id += 1;
			return id;
		},
	};
	let count = 0;
	async function* items(): AsyncGenerator<WxrItem> {
		for await (const item of itemsOf(parts)) {
			count += 1;
			onProgress("for WordPress", count);
			yield item;
		}
	}
	await folder.write(
		"wordpress.xml",
		wxrDocument({ url: siteUrl, name, language: defaultLanguage, authors }, items(), terms.all),
	);
	return count;
}

type Parts = {
	site: Site;
	terms: ReturnType<typeof wordpressTerms>;
	loginOf: (id: string | null) => string;
	nextId: () => number;
	htmlOf: ReturnType<typeof wordpressHtml>;
};

/** Posts and pages come before the pictures: of two things with one name, the second loses its address. */
async function* itemsOf(parts: Parts): AsyncGenerator<WxrItem> {
	const { site, nextId } = parts;
	const pictures = new Map<string, number>();
	for await (const images of everyImageOf(site.stores.media)) {
		for (const { hash } of images) pictures.set(hash, nextId());
	}
	for await (const article of allArticles(site)) yield* postsOf(article, pictures, parts);
	for (const { id } of await site.stores.customPages.list()) {
		yield* pagesOf(await site.stores.customPages.get(id), parts);
	}
	for await (const images of everyImageOf(site.stores.media)) {
		for (const image of images) {
			const id = pictures.get(image.hash);
			// An image that was uploaded since the ids were given is left for the next export.
			if (id !== undefined) yield attachmentOf(image, id, parts);
		}
	}
}

function attachmentOf(
	{ hash, name, createdAt, ...image }: DescribedImage,
	id: number,
	{ site, loginOf }: Parts,
): WxrItem {
	const address = site.config.siteUrl + imageUrlOf(hash);
	return {
		...{ id, type: "attachment", status: "inherit" },
		...{ title: name || hash.slice(0, 8), author: loginOf(null), link: address, fileUrl: address },
		...{ slug: slugOf(name), date: datesOf(createdAt), content: "", excerpt: "", terms: [] },
		meta: { _wp_attachment_image_alt: image[altMember(defaultLanguage)] },
	};
}

/** The posts of an article, one for each language in which something is written. */
async function* postsOf(
	article: Article,
	pictures: ReadonlyMap<string, number>,
	{ site, terms, loginOf, nextId, htmlOf }: Parts,
): AsyncGenerator<WxrItem> {
	const written = languages.flatMap((language) => {
		const texts = textsIn<ArticleTexts>(article, language);
		if (texts === null || `${texts.title}${texts.excerpt}${texts.content}`.trim() === "") return [];
		return [{ language, texts, id: nextId() }];
	});
	const group = groupOf(article, written, terms);
	const pictureId = pictures.get(hashOf(article.imageUrl ?? "") ?? "");
	for (const { language, texts, id } of written) {
		const link = site.config.siteUrl + articlePaths(slugsOf(article))[language];
		yield {
			...{ id, type: "post", status: statusOf(article, language), title: texts.title, link },
			...{ author: loginOf(article.authorId), slug: slugFor(language, article) },
			...{ date: datesOf(dateOf(article)), excerpt: texts.excerpt },
			content: await htmlOf(texts.content, language, link),
			terms: [...termsOf(texts, language, terms), ...group],
			meta: { ...searchMeta(texts), ...(pictureId !== undefined && { _thumbnail_id: String(pictureId) }) },
		};
	}
}

type Written = { language: Language; texts: ArticleTexts; id: number };

/** Returns the terms that join the texts of an article in several languages; none where there is one text. */
function groupOf({ id }: Article, written: readonly Written[], terms: Parts["terms"]): WxrItem["terms"] {
	if (written.length < 2) return [];
	terms.pairCategories(Object.fromEntries(written.map(({ language, texts }) => [language, texts.category])));
	return [terms.pairPosts(id, Object.fromEntries(written.map((post) => [post.language, post.id])))];
}

/** The pages of one that the owner added. */
async function* pagesOf(
	page: CustomPage,
	{ site, terms, loginOf, nextId, htmlOf }: Parts,
): AsyncGenerator<WxrItem> {
	const written = languages.flatMap((language) => {
		const texts = textsIn<PageTexts>(page, language);
		return texts === null || texts.title.trim() === "" ? [] : [{ language, texts, id: nextId() }];
	});
	const ids = Object.fromEntries(written.map(({ language, id }) => [language, id]));
	const group = written.length < 2 ? [] : [terms.pairPosts(page.id, ids)];
	for (const { language, texts, id } of written) {
		const link = site.config.siteUrl + localizePath(customPagePath(texts.slug), language);
		yield {
			...{
				id,
				type: "page",
				status: page.published && isWhole(texts) ? "publish" : "draft",
				title: texts.title,
				link,
			},
			...{ author: loginOf(null), slug: texts.slug, date: datesOf(page.publishedAt ?? page.createdAt) },
			...{ content: await htmlOf(texts.content, language, link), excerpt: texts.searchDescription },
			...{ terms: [languageTerm(language), ...group], meta: searchMeta(texts) },
		};
	}
}

async function* allArticles({ stores }: Site): AsyncGenerator<Article> {
	let cursor: string | undefined;
	do {
		const page = { publishedOnly: false, limit: articlesAtOnce, cursor };
		const { entries, next } = await stores.articles.reading.listPage(page);
		yield* entries;
		cursor = next;
	} while (cursor !== undefined);
}

const pictureTag = /<img(?: [a-z-]+(?:="[^"]*")?)*>/g;
const sizesOfOurs = / (?:srcset|sizes|loading|data-width)="[^"]*"/g;

/** Returns what renders a text for WordPress, which makes the sizes of pictures itself. */
function wordpressHtml({ stores }: Site) {
	return async (markdown: string, language: Language, link: string): Promise<string> => {
		const html = await stores.articles.rendering
			.renderDescribed(markdown, language)
			// One that is too deep to render is as readable in paragraphs.
			.catch(() => plainHtml(markdown));
		return absoluteHtml(
			html.replace(pictureTag, (tag) => tag.replace(sizesOfOurs, "")),
			link,
		);
	};
}

/** A text that readers do not see yet, since something of it is missing, is a draft. */
function statusOf(article: Article, language: Language): WxrItem["status"] {
	if (!isCompleteIn(article, language)) return "draft";
	if (article.published) return "publish";
	return article.publishAt === null ? "draft" : "future";
}

function dateOf({ publishedOn, publishAt, publishedAt, createdAt }: Article): string {
	if (publishedOn !== null) return startOfDay(publishedOn);
	return publishedAt ?? publishAt ?? createdAt;
}

// This locale writes days and times as WordPress does.
const local = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });

function datesOf(instant: string): WxrItem["date"] {
	return { local: local.format(new Date(instant)), utc: instant.slice(0, 19).replace("T", " ") };
}

/** Returns the texts for search engines, as the most used plugin for them (Yoast SEO) keeps them. */
function searchMeta(texts: Pick<ArticleTexts, "searchTitle" | "searchDescription">): Record<string, string> {
	const { searchTitle, searchDescription } = texts;
	return {
		...(searchTitle !== "" && { _yoast_wpseo_title: searchTitle }),
		...(searchDescription !== "" && { _yoast_wpseo_metadesc: searchDescription }),
	};
}

function languageTerm(language: Language): WxrItem["terms"][number] {
	return { domain: "language", slug: language, name: ownName(language) };
}

function termsOf(
	{ category, tags }: ArticleTexts,
	language: Language,
	terms: Parts["terms"],
): WxrItem["terms"] {
	const sorted = [
		...(category === "" ? [] : [terms.sort("category", language, category)]),
		...tags.map((tag) => terms.sort("post_tag", language, tag)),
	];
	const own = sorted.map(({ taxonomy, slug, name }) => ({ domain: taxonomy, slug, name }));
	return [languageTerm(language), ...own];
}
