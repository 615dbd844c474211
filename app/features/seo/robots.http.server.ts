import { Hono } from "hono";
import { freshCopyOnly } from "#platform/api/revalidation.ts";

/**
 * Serves `/robots.txt`: everything is allowed but the content area and the API. They come first, as
 * some crawlers follow the first rule that matches, others the longest.
 */
export function robotsRoutes(siteUrl: string): Hono {
	const lines = [
		"User-agent: *",
		"Disallow: /admin",
		"Disallow: /api",
		"Allow: /",
		"",
		`Sitemap: ${siteUrl}/sitemap.xml`,
		"",
	];
	return new Hono().get("/robots.txt", (context) => context.text(lines.join("\n"), 200, freshCopyOnly));
}
