import type { Hono } from "hono";
import { draftTexts } from "#app/features/texts/api/draft-texts.server.ts";
import { draftSiteRoutes } from "#app/features/texts/draft-site/draft-site.http.server.ts";
import type { Site } from "#server/composition/compose-site.ts";
import { textParts } from "#server/composition/text-parts.ts";
import type { RenderPage } from "./pages.ts";

/** Pages of the draft, as a visitor would read them who is nobody yet. */
export function draftSite(
	site: Site,
	render: (path: string, texts: NonNullable<Parameters<RenderPage>[3]>) => Promise<Response>,
): Hono {
	const { draftLinks, consents } = site.stores;
	return draftSiteRoutes({
		links: draftLinks,
		readDraft: () => draftTexts(textParts(site), consents),
		renderWith: render,
	});
}
