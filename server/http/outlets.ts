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
