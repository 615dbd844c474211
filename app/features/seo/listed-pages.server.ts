import { entryPaths, type MaybeOwnSlugs } from "#app/content/entry-slugs.ts";
import type { ArticleAddress } from "#app/features/articles/article-text.ts";
import { articlePaths } from "#app/features/articles/article-text.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { shownPages } from "#app/metadata/announcement.server.ts";
import { type Paths, pathsOf } from "#app/metadata/public-pages.ts";
import type { Language } from "#app/site/site-config.ts";
import { type EntryPage, pages } from "#app/site/site-map.ts";

/** The most articles that are listed: a bound on memory. */
const maxArticles = 100_000;

/** A listed page: its address in each language, its languages if they are not all, and its picture. */
export type ListedPage = {
	paths: Paths;
	listedIn?: readonly Language[];
	updatedAt?: string;
	imageUrl?: string | null;
};

export type ListingSources = {
	readTexts(): Promise<SiteTexts>;
	/** Lists the newest published articles. */
	listArticles(page: { limit: number }): Promise<ArticleAddress[]>;
	listTables(): Promise<Entry[]>;
	/** Lists the authors of published articles. */
	listAuthors(): Promise<Entry[]>;
	listLetters(): Promise<Entry[]>;
	/** Lists the published pages that the owner added. */
	listCustom(): Promise<ListedPage[]>;
};

/** The slugs of an entry, when it last changed, and its picture. */
type Entry = MaybeOwnSlugs & { updatedAt: string; imageUrl?: string | null };

/** Lists the pages that search engines may list: no draft, and nothing private. */
export async function listedPages(sources: ListingSources): Promise<ListedPage[]> {
	const [texts, articles, tables, authors, letters, custom] = await Promise.all([
		sources.readTexts(),
		sources.listArticles({ limit: maxArticles }),
		sources.listTables(),
		sources.listAuthors(),
		sources.listLetters(),
		sources.listCustom(),
	]);
	const entryIn = (page: EntryPage) => (entry: Entry) => ({ ...entry, paths: entryPaths(page, entry) });
	return [
		...shownPages(texts).map((page) => ({ paths: pathsOf(pages[page]) })),
		...articles.map(({ slugs, ...listed }) => ({ paths: articlePaths(slugs), ...listed })),
		...authors.map(entryIn("author")),
		...tables.map(entryIn("table")),
		...(letters.length === 0 ? [] : [{ paths: pathsOf(pages["newsletter/archive"]) }]),
		...letters.map(entryIn("newsletter/letter")),
		...custom,
	];
}
