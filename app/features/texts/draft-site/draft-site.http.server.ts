import { type Context, Hono, type Next } from "hono";
import type { DraftLinksStore } from "#app/features/texts/storage/draft-links.store.server.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { findLanguage, languageOf, localizePath, plainPath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { draftSitePath, isContentArea, isPrivate } from "#app/metadata/public-pages.ts";
import type { SiteContext } from "#app/site/site-context.server.ts";

/** The draft's texts in place of those that readers get. */
export type SiteDraft = { texts: SiteTexts; customPages: SiteContext["customPages"] };

export type DraftSiteSources = {
	links: Pick<DraftLinksStore, "findOpen">;
	readDraft(): Promise<SiteDraft>;
	/** Renders a page of the readers' site as the draft has it. */
	render(path: string, draft: SiteDraft): Promise<Response>;
};

/** A draft runs no scripts and cannot be framed; its links work. */
const policy = [
	"sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
	"default-src 'self'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data:",
	"script-src 'none'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");

/** The site with its draft, below a private link. Whoever has no living one finds no such page. */
export function draftSiteRoutes({ links, readDraft, render }: DraftSiteSources): Hono {
	async function show(context: Context, next: Next): Promise<Response | undefined> {
		const { pathname } = new URL(context.req.url);
		const [token = "", ...rest] = pathname.slice(draftSitePath.length).split("/");
		const path = `/${rest.filter(Boolean).join("/")}`;
		const expiresAt = isPagePath(path) ? await links.findOpen(token) : undefined;
		if (expiresAt === undefined) {
			await next();
			return undefined;
		}
		const draft = await readDraft();
		const base = `${draftSitePath}${token}`;
		const answer = await render(path, draft);
		const moved = answer.headers.get("Location");
		if (moved?.startsWith("/")) return context.redirect(base + moved, 302);
		const language = languageOf(path);
		const note = draft.texts.open(language, "blog")("article.preview", {
			date: formatDay(expiresAt, language),
		});
		const html = withNote(pageBelow(await answer.text(), base), note);
		return context.body(html, answer.status === 404 ? 404 : 200, {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy": policy,
		});
	}

	return new Hono().get(`${draftSitePath}*`, show);
}

/** Returns whether an address is that of a page: not of a file, the content area or a secret. */
export function isPagePath(path: string): boolean {
	const isFile = /\.\w+$/.test(path) || /^\/(api|media|assets|share)(\/|$)/.test(path);
	return !isFile && !isContentArea(plainPath(path)) && !isPrivate(path);
}

/** Returns a page without scripts, whose links stay below `base`, a private link. */
export function pageBelow(html: string, base: string): string {
	return html
		.replace(/<script\b[\s\S]*?<\/script>/gi, "")
		.replace(/(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)"/g, (link, before: string, address: string) => {
			const { pathname, searchParams, hash } = new URL(address.replaceAll("&amp;", "&"), "http://localhost");
			if (!isPagePath(pathname)) return link;
			const language = findLanguage(searchParams.get("language"));
			const path = language === undefined ? pathname : localizePath(plainPath(pathname), language);
			return `${before}${base}${path === "/" ? "" : path}${hash}"`;
		});
}

/** The page with a line at its foot. */
export function withNote(html: string, note: string): string {
	const style =
		"position:fixed;left:0;right:0;bottom:0;z-index:60;padding:.6rem 1rem;background:#1f1a16;color:#fbf7f2;text-align:center";
	const text = note.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return html.replace("</body>", () => `<p role="note" style="${style}">${text}</p></body>`);
}
