import { Hono } from "hono";
import { languages, site } from "#app/site/site-config.ts";

const path = "/.well-known/security.txt";
const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116, 2.5.5, asks for less than a year: whoever reads it later asks again. */
const validDays = 180;

/**
 * Serves `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. `clock` says from when
 * on it holds.
 */
export function securityTxtRoutes(siteUrl: string, clock: () => Date): Hono {
	return new Hono().get(path, (context) => {
		const expires = new Date(clock().getTime() + validDays * dayMs).toISOString().slice(0, 10);
		const lines = [
			`Contact: mailto:${site.email}`,
			`Expires: ${expires}T00:00:00.000Z`,
			`Preferred-Languages: ${languages.join(", ")}`,
			`Canonical: ${siteUrl}${path}`,
			"",
		];
		// Kept by nobody: its last day moves on.
		return context.text(lines.join("\n"), 200, { "Cache-Control": "no-store" });
	});
}
