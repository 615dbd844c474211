import { Hono } from "hono";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultLanguage, languages } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";

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
