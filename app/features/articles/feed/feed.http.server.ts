import { Hono } from "hono";
import type { SyndicatedText } from "#app/features/articles/article-text.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { freshCopyOnly } from "#platform/api/revalidation.ts";
import type { FeedNote } from "./feed.server.ts";

const latestArticles = 20;

export type FeedSources = {
	siteUrl: string;
	/** The newest published articles, in the reader's language where there is a translation. */
	listTexts(language: Language, page: { limit: number }): Promise<SyndicatedText[]>;
	/** The newest other entries, such as letters. */
	listNotes(language: Language): Promise<FeedNote[]>;
	readTexts(): Promise<SiteTexts>;
};

/** Serves `/feed.xml` and `/fr/feed.xml`: the latest articles and letters as RSS 2.0. */
export function feedRoutes({ siteUrl, listTexts, listNotes, readTexts }: FeedSources): Hono {
	const routes = new Hono();
	for (const language of languages) {
		routes.get(localizePath("/feed.xml", language), async (context) => {
			// Loaded on demand: the library does not slow the start.
			const { feedDocument } = await import("./feed.server.ts");
			const [texts, articles, notes] = await Promise.all([
				readTexts(),
				listTexts(language, { limit: latestArticles }),
				listNotes(language),
			]);
			return context.body(feedDocument(language, { articles, notes }, { siteUrl, texts }), 200, {
				"Content-Type": "application/rss+xml; charset=utf-8",
				...freshCopyOnly,
			});
		});
	}
	return routes;
}
