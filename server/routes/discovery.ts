import { Hono } from "hono";
import { textOrOther } from "#app/content/localized.ts";
import { feedRoutes } from "#app/features/articles/feed/feed.http.server.ts";
import type { FeedNote } from "#app/features/articles/feed/feed.server.ts";
import { hashOf } from "#app/features/media/media.ts";
import { keyFileRoutes } from "#app/features/seo/indexnow/key-file.http.server.ts";
import { shareImageRoutes } from "#app/features/seo/share-images/share-images.http.server.ts";
import {
	robotsRoutes,
	securityTxtRoutes,
	webManifestRoutes,
} from "#app/features/seo/site-files.http.server.ts";
import { sitemapRoutes } from "#app/features/seo/sitemap.http.server.ts";
import { isOn, searchSettings } from "#app/features/settings/search-settings.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import { undefinedIfMissing } from "#platform/api/api-error.ts";
import { systemClock } from "#platform/clock.ts";
import type { Site } from "#server/composition/compose-site.ts";
import type { Stores } from "#server/composition/stores.ts";

/** Letters in the feed: the newest. */
const lettersOfFeed = 10;

/** Pictures for social networks. Drawing is slow: it has a queue of its own. */
export function shareImages({ stores, services }: Site): Hono {
	const { pictures, readTexts } = services;
	const { findTable } = stores.events;
	const { getFocus } = stores.media;
	return shareImageRoutes({
		images: pictures.shareImages,
		findPicture: async (address) => {
			const hash = hashOf(address) ?? "";
			const focus = await getFocus(hash).catch(undefinedIfMissing);
			return focus && { hash, focus };
		},
		findArticle: stores.articles.texts.find,
		findTable: async (slug) => {
			const table = await findTable(slug);
			return table && { titleIn: (language) => textOrOther(table, "title", language) };
		},
		findPage: async (slug, language) => {
			const found = await stores.customPages.findShown(slug, language);
			return found !== undefined && "page" in found ? found.page : undefined;
		},
		readTexts,
	});
}

/** The newest listed letters, as the feed names them. */
async function lettersInFeed({ letters }: Stores, language: Language): Promise<FeedNote[]> {
	const heads = await letters.listArchive(language);
	return heads.slice(0, lettersOfFeed).map(({ slug, subject, preheader, sentAt, language: own }) => ({
		title: subject,
		summary: preheader,
		path: localizePath(entryPath("newsletter/letter", slug), language),
		publishedAt: sentAt,
		language: own,
	}));
}

/** Routes for search engines, feed readers and phones beside the pages. */
export function discoveryRoutes({ config, stores, services }: Site): Hono {
	const { siteUrl } = config;
	const { readTexts } = services;
	const { listTexts } = stores.articles.syndication;
	return new Hono()
		.route(
			"/",
			robotsRoutes(siteUrl, async () => isOn(await stores.settings.find(searchSettings.training))),
		)
		.route("/", securityTxtRoutes(siteUrl, readTexts, systemClock))
		.route("/", keyFileRoutes(stores.indexNow.find))
		.route("/", sitemapRoutes(siteUrl, services.listPages))
		.route(
			"/",
			feedRoutes({ siteUrl, listTexts, listNotes: (language) => lettersInFeed(stores, language), readTexts }),
		)
		.route("/", webManifestRoutes(readTexts));
}
