import { Hono } from "hono";
import { freshCopyOnly } from "#platform/api/revalidation.ts";

/**
 * Serves `/robots.txt`: everything is open but the content area and the API, and the sitemap is
 * named. What is closed stands first: some readers take the first rule that matches, the others the
 * longest.
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
