import { textsIn } from "#app/content/localized.ts";
import { type Article, type ArticleTexts, isCompleteIn, slugsOf } from "#app/features/articles/article.ts";
import { articlePaths } from "#app/features/articles/article-text.ts";
import type { Author } from "#app/features/authors/author.ts";
import { type CustomPage, isWhole, type PageTexts } from "#app/features/custom-pages/custom-page.ts";
import { localizePath } from "#app/i18n/language.ts";
import { customPagePath } from "#app/site/custom-addresses.ts";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { Stores } from "#server/composition/stores.ts";
import type { ExportFolder } from "./folder/export-folder.ts";
import type { Progress } from "./folder/export-progress.ts";
import { markdownFile } from "./markdown-file.ts";
import type { PictureFiles } from "./picture-files.ts";

/** The path from `articles/en/` and the like to the folder that holds everything. */
const toRoot = "../../";
const articlesAtOnce = 20;

type Parts = {
	folder: ExportFolder;
	pictures: PictureFiles;
	siteUrl: string;
	onProgress: Progress;
};

/** A text in one language, on its way to its file. */
type Written = { slug: string; head: Record<string, unknown>; content: string };

/** Writes the texts of one thing, each of which names the files of the others. */
async function writeTexts(
	{ folder, pictures }: Parts,
	place: string,
	texts: Partial<Record<Language, Written>>,
	ending = ".md",
): Promise<void> {
	for (const language of languages) {
		const text = texts[language];
		if (text === undefined) continue;
		const others = languages.flatMap((other) => {
			const slug = other === language ? undefined : texts[other]?.slug;
			return slug === undefined ? [] : [[other, `../${other}/${slug}${ending}`]];
		});
		const head = { ...text.head, translations: Object.fromEntries(others) };
		const file = markdownFile(head, pictures.linked(text.content, toRoot));
		await folder.write(`${place}/${language}/${text.slug}${ending}`, file);
	}
}

type Dated = Pick<Article, "published" | "publishedAt"> & { publishAt?: string | null };

/** Returns the state of a text: one that was public once and is not now is withdrawn. */
function stateOf({ published, publishAt, publishedAt }: Dated): string {
	if (published) return "published";
	if (publishAt) return "scheduled";
	return publishedAt === null ? "draft" : "withdrawn";
}

/** Writes every article in each language in which something is written. @returns how many there are. */
export async function writeArticles(
	parts: Parts,
	{ articles, authors }: Pick<Stores, "articles" | "authors">,
): Promise<number> {
	const names = new Map((await authors.list()).map(({ id, name }) => [id, name]));
	let count = 0;
	let cursor: string | undefined;
	do {
		const page = { publishedOnly: false, limit: articlesAtOnce, cursor };
		const { entries, next } = await articles.reading.listPage(page);
		for (const article of entries) {
			await writeArticle(parts, article, names, stateOf(article));
			const waiting = article.published ? await articles.corrections.find(article.id) : undefined;
			if (waiting !== undefined) await writeArticle(parts, waiting, names, "waiting", ".waiting.md");
			count += 1;
			parts.onProgress("articles", count);
		}
		cursor = next;
	} while (cursor !== undefined);
	return count;
}

async function writeArticle(
	parts: Parts,
	article: Article,
	names: ReadonlyMap<string, string>,
	state: string,
	ending?: string,
): Promise<void> {
	const { siteUrl, pictures } = parts;
	const paths = articlePaths(slugsOf(article));
	const written = languages.flatMap((language) => {
		const texts = textsIn<ArticleTexts>(article, language);
		if (texts === null || `${texts.title}${texts.excerpt}${texts.content}`.trim() === "") return [];
		const own = language === defaultLanguage ? "" : article[language]?.slug;
		const isRead = article.published && isCompleteIn(article, language);
		const { title, excerpt, content, category, tags, imageAlt, imageCaption } = texts;
		const { originalUrl, searchTitle, searchDescription } = texts;
		const pictureOf = (url: string | null) => url && toRoot + (pictures.find(url) ?? "");
		const head = {
			...{
				title,
				language,
				slug: own || article.slug,
				address: isRead ? siteUrl + paths[language] : "",
				state,
			},
			date: article.publishedOn ?? article.publishedAt,
			...{ publishAt: article.publishAt, created: article.createdAt, updated: article.updatedAt },
			author: names.get(article.authorId ?? ""),
			...{ category, tags, description: excerpt, image: pictureOf(article.imageUrl) },
			...{ imageAlt, imageCaption, originalUrl, searchTitle, searchDescription },
			...{ sharePicture: pictureOf(article.sharePicture), id: article.id },
		};
		return [[language, { slug: head.slug, head, content }] as const];
	});
	await writeTexts(parts, "articles", Object.fromEntries(written), ending);
}

/** Writes every page that the owner added. @returns how many there are. */
export async function writePages(
	parts: Parts,
	{ customPages }: Pick<Stores, "customPages">,
): Promise<number> {
	const listed = await customPages.list();
	for (const [place, { id }] of listed.entries()) {
		const page: CustomPage = await customPages.get(id);
		const written = languages.flatMap((language) => {
			const texts = textsIn<PageTexts>(page, language);
			if (texts === null || texts.title.trim() === "") return [];
			const { title, content, slug, menuName, searchTitle, searchDescription: description } = texts;
			const isRead = page.published && isWhole(texts);
			const address = isRead ? parts.siteUrl + localizePath(customPagePath(slug), language) : "";
			const head = {
				...{ title, language, slug, address, state: stateOf(page), date: page.publishedAt },
				...{ created: page.createdAt, updated: page.updatedAt, description, menuName, searchTitle },
				...{ placement: page.placement, id },
			};
			return [[language, { slug, head, content }] as const];
		});
		await writeTexts(parts, "pages", Object.fromEntries(written));
		parts.onProgress("pages", place + 1);
	}
	return listed.length;
}

/** Writes the people who write articles, with their words about themselves. @returns how many there are. */
export async function writeAuthors(parts: Parts, { authors }: Pick<Stores, "authors">): Promise<number> {
	const all: Author[] = await authors.list();
	for (const author of all) {
		const { name, slug, imageUrl, published } = author;
		const written = languages.flatMap((language) => {
			const words = textsIn<{ words: string }>(author, language)?.words ?? "";
			if (words === "" && language !== defaultLanguage) return [];
			const path = localizePath(entryPath("author", slug), language);
			const image = imageUrl && toRoot + (parts.pictures.find(imageUrl) ?? "");
			const head = { title: name, language, slug, address: published > 0 ? parts.siteUrl + path : "", image };
			return [[language, { slug, head, content: words }] as const];
		});
		await writeTexts(parts, "authors", Object.fromEntries(written));
	}
	return all.length;
}
