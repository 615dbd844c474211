import { Hono } from "hono";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { freshCopyOnly } from "#platform/api/revalidation.ts";

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
