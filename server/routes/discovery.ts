import { Hono } from "hono";
import { feedRoutes } from "#app/features/articles/feed/feed.http.server.ts";
import { robotsRoutes } from "#app/features/seo/robots.http.server.ts";
import { securityTxtRoutes } from "#app/features/seo/security-txt.http.server.ts";
import { shareImageRoutes } from "#app/features/seo/share-images/share-images.http.server.ts";
import { sitemapRoutes } from "#app/features/seo/sitemap.http.server.ts";
import { webManifestRoutes } from "#app/features/seo/web-manifest.http.server.ts";
import { systemClock } from "#platform/clock.ts";
import type { Pictures } from "#server/jobs/pictures.ts";
import type { Stores } from "#server/stores.ts";

type OutletParts = { stores: Stores; siteUrl: string };

/** The pictures that social networks ask for. Drawing one takes long: it waits in a line of its own. */
export function shareImages({ stores, pictures }: { stores: Stores; pictures: Pictures }): Hono {
	const { findText } = stores.articles;
	return shareImageRoutes({ images: pictures.shareImages, findArticle: findText });
}

/** What search engines, feed readers and phones ask for beside the pages. */
export function outletRoutes({ stores, siteUrl }: OutletParts): Hono {
	const { listAddresses, listTexts } = stores.articles;
	return new Hono()
		.route("/", robotsRoutes(siteUrl))
		.route("/", securityTxtRoutes(siteUrl, systemClock))
		.route("/", sitemapRoutes({ siteUrl, listAddresses }))
		.route("/", feedRoutes({ siteUrl, listTexts }))
		.route("/", webManifestRoutes());
}
