import { type Context, Hono, type Next } from "hono";
import type { DraftLinksStore } from "#app/features/texts/storage/draft-links.store.server.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { languageOf } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { draftSitePath } from "#app/metadata/public-pages.ts";
import type { SiteContext } from "#app/site/site-context.server.ts";
import { isPagePath, pageBelow, withNote } from "./draft-page.ts";

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
