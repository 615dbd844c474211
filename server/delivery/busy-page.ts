import { hash } from "node:crypto";
import { html, raw } from "hono/html";
import { languageOf } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";

const styleIn = (ember: string) =>
	`body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;max-width:36rem;margin-inline:auto;background:#fbf7f2;color:#1d1a17;font:1.125rem/1.6 system-ui,sans-serif}h1{font:400 2rem/1.2 Georgia,serif;margin:0}p{margin:0}a{color:${ember}}`;
const policyOf = (style: string) =>
	`default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; frame-ancestors 'none'`;

/** Answers 503 in the address's language, without any part of the site that may be overloaded. */
export async function busyPage(path: string, texts: SiteTexts, retryAfterSeconds: number): Promise<Response> {
	const language = languageOf(path);
	const t = texts.open(language, "busy");
	const style = styleIn(texts.look.accent.ember);
	const document = await html`<!doctype html>
		<html lang="${language}">
			<head>
				<meta charset="utf-8" />
				<title>${t("title")}</title>
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				<style>${raw(style)}</style>
			</head>
			<body>
				<main>
					<h1>${t("title")}</h1>
					<p>${t("text")}</p>
					<p><a href="">${t("again")}</a></p>
				</main>
			</body>
		</html>`;
	return new Response(document.toString(), {
		status: 503,
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy": policyOf(style),
			"Cache-Control": "no-store",
			"Retry-After": String(retryAfterSeconds),
		},
	});
}
