import { Hono } from "hono";
import { freshCopyOnly } from "./freshness";

/** Serves `/robots.txt`: everything is open but the content area and the calls, and the sitemap is named. */
export function robotsRoutes(siteUrl: string): Hono {
	const lines = [
		"User-agent: *",
		"Allow: /",
		"Disallow: /admin",
		"Disallow: /api",
		"",
		`Sitemap: ${siteUrl}/sitemap.xml`,
		"",
	];
	return new Hono().get("/robots.txt", (context) => context.text(lines.join("\n"), 200, freshCopyOnly));
}
