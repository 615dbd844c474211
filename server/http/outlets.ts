import { Hono } from "hono";
import { feedRoutes } from "../../app/features/discovery/feed.http.server";
import { robotsRoutes } from "../../app/features/discovery/robots.http.server";
import { securityTxtRoutes } from "../../app/features/discovery/security-txt.http.server";
import { sitemapRoutes } from "../../app/features/discovery/sitemap.http.server";
import { webManifestRoutes } from "../../app/features/discovery/web-manifest.http.server";
import { shareImageRoutes } from "../../app/features/share-images/share-images.http.server";
import type { Pictures } from "../pictures";
import { systemClock } from "../platform/clock";
import type { Stores } from "../stores";

export type OutletParts = { stores: Stores; siteUrl: string; pictures: Pictures };

/** What search engines, feed readers, phones and social networks ask for beside the pages. */
export function outletRoutes({ stores, siteUrl, pictures }: OutletParts): Hono {
	const { listAddresses, listTexts, findText } = stores.articles;
	return new Hono()
		.route("/", robotsRoutes(siteUrl))
		.route("/", securityTxtRoutes(siteUrl, systemClock))
		.route("/", sitemapRoutes({ siteUrl, listAddresses }))
		.route("/", feedRoutes({ siteUrl, listTexts }))
		.route("/", webManifestRoutes())
		.route("/", shareImageRoutes({ images: pictures.shareImages, findArticle: findText }));
}
