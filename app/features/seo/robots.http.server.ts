import { Hono } from "hono";
import { freshCopyOnly } from "#platform/api/revalidation.ts";

/** Robots that gather texts for the training of models, by the names that their makers give. */
const trainingRobots =
	"AI2Bot Amazonbot Applebot-Extended Bytespider CCBot ClaudeBot cohere-training-data-crawler Google-Extended GPTBot meta-externalagent";

/**
 * Serves `/robots.txt`: everything is allowed but the content area and the API. They come first, as
 * some crawlers follow the first rule that matches, others the longest. Robots for training may be
 * kept away from all of it.
 */
export function robotsRoutes(siteUrl: string, mayTrain: () => Promise<boolean>): Hono {
	return new Hono().get("/robots.txt", async (context) => {
		const training = trainingRobots.split(" ").map((name) => `User-agent: ${name}`);
		const lines = [
			...((await mayTrain()) ? [] : [...training, "Disallow: /", ""]),
			"User-agent: *",
			"Disallow: /admin",
			"Disallow: /api",
			"Allow: /",
			"",
			`Sitemap: ${siteUrl}/sitemap.xml`,
			"",
		];
		return context.text(lines.join("\n"), 200, freshCopyOnly);
	});
}
