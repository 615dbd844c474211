import { Hono } from "hono";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultLanguage, languages } from "#app/site/site-config.ts";
import { freshCopyOnly } from "#platform/api/revalidation.ts";
import type { Clock } from "#platform/clock.ts";

/** Robots that gather texts for the training of models, by the names that their makers give. */
const trainingRobots =
	"AI2Bot Amazonbot Applebot-Extended Bytespider CCBot ClaudeBot cohere-training-data-crawler Google-Extended GPTBot meta-externalagent";

/**
 * Serves `/robots.txt`: all but the content area and the API, which come first, as some crawlers follow
 * the first rule that matches, others the longest. Robots for training may be kept away from all of it.
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

const path = "/.well-known/security.txt";
const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116, 2.5.5, recommends less than a year. */
const validDays = 180;

/** Serves `/.well-known/security.txt` (RFC 9116): the contact for vulnerabilities. */
export function securityTxtRoutes(siteUrl: string, readTexts: () => Promise<SiteTexts>, clock: Clock): Hono {
	return new Hono().get(path, async (context) => {
		const { email } = (await readTexts()).facts(defaultLanguage);
		const expires = new Date(clock().getTime() + validDays * dayMs).toISOString().slice(0, 10);
		const lines = [
			`Contact: mailto:${email}`,
			`Expires: ${expires}T00:00:00.000Z`,
			`Preferred-Languages: ${languages.join(", ")}`,
			`Canonical: ${siteUrl}${path}`,
			"",
		];
		// Not cached, as its expiry moves on.
		return context.text(lines.join("\n"), 200, { "Cache-Control": "no-store" });
	});
}

const looks = {
	lang: defaultLanguage,
	start_url: "/",
	display: "browser",
	background_color: "#fbf7f2",
	theme_color: "#fbf7f2",
	icons: [
		{ src: "/icon-192.png", type: "image/png", sizes: "192x192" },
		{ src: "/icon-512.png", type: "image/png", sizes: "512x512" },
		{ src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
	],
};

/** Serves `/site.webmanifest`: name, colours and icons for a phone's home screen. */
export function webManifestRoutes(readTexts: () => Promise<SiteTexts>): Hono {
	return new Hono().get("/site.webmanifest", async (context) => {
		const { name, tagline } = (await readTexts()).facts(defaultLanguage);
		const manifest = { name, short_name: name, description: tagline, ...looks };
		return context.body(JSON.stringify(manifest), 200, {
			"Content-Type": "application/manifest+json",
			...freshCopyOnly,
		});
	});
}
