import type { Hono } from "hono";
import { draftTexts } from "#app/features/texts/api/text-list.server.ts";
import { draftSiteRoutes, type SiteDraft } from "#app/features/texts/draft-site/draft-site.http.server.ts";
import type { Site } from "#server/composition/compose-site.ts";
import { textParts } from "#server/composition/site-texts.ts";
import type { SaidInstead } from "./pages.ts";

/** Pages of the draft, as a visitor would read them who is nobody yet. */
export function draftSite(site: Site, render: (path: string, said: SaidInstead) => Promise<Response>): Hono {
	const { draftLinks, consents, customPages } = site.stores;

	async function readDraft(): Promise<SiteDraft> {
		const [texts, pages] = await Promise.all([
			draftTexts(textParts(site.stores, site.services.readTexts), consents),
			customPages.readDrafted(),
		]);
		return { texts, customPages: pages };
	}

	return draftSiteRoutes({
		links: draftLinks,
		readDraft,
		render: (path, { texts, customPages: drafted }) =>
			render(path, { texts, instead: { customPages: drafted } }),
	});
}
