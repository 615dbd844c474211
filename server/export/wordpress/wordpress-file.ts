import { textsIn } from "#app/content/localized.ts";
import { type Article, type ArticleTexts, slugFor, slugsOf } from "#app/features/articles/article.ts";
import { articlePaths } from "#app/features/articles/article-text.ts";
import { absoluteHtml } from "#app/features/articles/feed/feed.server.ts";
import { plainHtml } from "#app/features/articles/rendered-text.ts";
import type { CustomPage, PageTexts } from "#app/features/custom-pages/custom-page.ts";
import { altMember } from "#app/features/media/library-image.ts";
import { hashOf, imageUrlOf } from "#app/features/media/media.ts";
import { startOfDay } from "#app/i18n/business-time.ts";
import { localizePath, nameOfLanguage } from "#app/i18n/language.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { customPagePath } from "#app/site/custom-addresses.ts";
import { defaultLanguage, type Language, languages, timeZone } from "#app/site/site-config.ts";
import type { Site } from "#server/composition/compose-site.ts";
import type { ExportFolder } from "#server/export/folder/export-folder.ts";
import type { Progress } from "#server/export/folder/export-progress.ts";
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
	const loginOf = (id: string | null) => logins.get(id ?? "") ?? business.login;
	let count = 0;
	async function* items(): AsyncGenerator<WxrItem> {
		for await (const item of itemsOf(site, loginOf)) {
			count += 1;
			onProgress("for WordPress", count);
			yield item;
		}
	}
	await folder.write(
		"wordpress.xml",
		wxrDocument({ url: siteUrl, name, language: defaultLanguage, authors }, items()),
	);
	return count;
}

async function* itemsOf(site: Site, loginOf: (id: string | null) => string): AsyncGenerator<WxrItem> {
	const { stores } = site;
	const { siteUrl } = site.config;
	let id = 0;
	const nextId = () => {
		id += 1;
		return id;
	};
	const pictures = new Map<string, number>();
	for (const { hash, name, createdAt, ...image } of await stores.media.list()) {
		pictures.set(hash, nextId());
		yield {
			...{ id, type: "attachment", status: "inherit", title: name || hash.slice(0, 8) },
			...{ link: siteUrl + imageUrlOf(hash), fileUrl: siteUrl + imageUrlOf(hash), author: loginOf(null) },
			...{ slug: slugOf(name), date: datesOf(createdAt), content: "", excerpt: "", terms: [] },
			meta: { _wp_attachment_image_alt: image[altMember(defaultLanguage)] },
		};
	}
	const htmlOf = wordpressHtml(site);
	for await (const article of allArticles(site)) {
		for (const language of languages) {
			const texts = textsIn<ArticleTexts>(article, language);
			if (texts === null || `${texts.title}${texts.excerpt}${texts.content}`.trim() === "") continue;
			const link = siteUrl + articlePaths(slugsOf(article))[language];
			const pictureId = pictures.get(hashOf(article.imageUrl ?? "") ?? "");
			yield {
				...{ id: nextId(), type: "post", status: statusOf(article), title: texts.title, link },
				...{
					author: loginOf(article.authorId),
					slug: slugFor(language, article),
					date: datesOf(dateOf(article)),
				},
				...{ content: await htmlOf(texts.content, language, link), excerpt: texts.excerpt },
				terms: termsOf(texts, language),
				meta: pictureId === undefined ? {} : { _thumbnail_id: String(pictureId) },
			};
		}
	}
	for (const listed of await stores.customPages.list()) {
		const page: CustomPage = await stores.customPages.get(listed.id);
		for (const language of languages) {
			const texts = textsIn<PageTexts>(page, language);
			if (texts === null || texts.title.trim() === "") continue;
			const link = siteUrl + localizePath(customPagePath(texts.slug), language);
			yield {
				...{
					id: nextId(),
					type: "page",
					status: page.published ? "publish" : "draft",
					title: texts.title,
					link,
				},
				...{ author: loginOf(null), slug: texts.slug, date: datesOf(page.publishedAt ?? page.createdAt) },
				...{ content: await htmlOf(texts.content, language, link), excerpt: texts.searchDescription },
				...{ terms: [languageTerm(language)], meta: {} },
			};
		}
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

function statusOf({ published, publishAt }: Article): WxrItem["status"] {
	if (published) return "publish";
	return publishAt === null ? "draft" : "future";
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

/** The language as its most used plugin (Polylang) reads it. */
function languageTerm(language: Language): WxrItem["terms"][number] {
	return { domain: "language", slug: language, name: nameOfLanguage(language, language) };
}

function termsOf({ category, tags }: ArticleTexts, language: Language): WxrItem["terms"] {
	const named = [
		...(category === "" ? [] : [{ domain: "category" as const, name: category }]),
		...tags.map((name) => ({ domain: "post_tag" as const, name })),
	];
	return [
		languageTerm(language),
		...named.map((term) => ({ ...term, slug: slugOf(term.name) || term.name })),
	];
}
