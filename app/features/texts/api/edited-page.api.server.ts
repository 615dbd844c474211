import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import {
	editedPage,
	editedPageInput,
	type PageView,
	partsOf,
	viewsOf,
} from "#app/features/texts/page-views.ts";
import type { ConsentsStore } from "#app/features/texts/storage/consents.store.server.ts";
import type { Scene, SceneSources } from "#app/features/texts/views/scenes.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { draftTexts, type TextParts } from "./text-list.server.ts";

export type EditedPages = {
	/** Renders a page of the readers' site with other texts than theirs. */
	render(scene: Scene, texts: SiteTexts): Promise<Response>;
	/** Renders the page for too many visitors. */
	renderBusy(path: string, texts: SiteTexts): Promise<Response>;
	readSources(): Promise<Omit<SceneSources, "texts">>;
};

const notFound = 404;

/** A page as it would be with the draft, for the administrator's eyes. */
export function editedPageApi(
	parts: TextParts,
	consents: ConsentsStore,
	access: AccessRules,
	pages: EditedPages,
) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/texts/page",
			summary: "Render a page with the draft, each text marked with its key",
			request: { body: jsonBody(editedPageInput) },
			responses: { 200: json(editedPage, "The page"), ...refused.invalid, ...refused.signedOut },
		}),
		async (context) => {
			const { view, language } = context.req.valid("json");
			// Loaded when a page is looked at: the owner alone does that, and rarely.
			const { sceneOf } = await import("#app/features/texts/views/scenes.server.ts");
			const texts = await draftTexts(parts, consents, { isMarked: true });
			const sources = { ...(await pages.readSources()), texts };
			const scene = await sceneOf(view, language, sources);
			const shown = scene ?? (await sceneOf(withoutEntry(view), language, sources));
			const { page, state } = partsOf(view);
			const answer =
				page === "busy"
					? await pages.renderBusy(shown?.path ?? "/", texts)
					: await pages.render(shown ?? { path: "/" }, texts);
			const isMissing = scene === undefined;
			const isOff = !isMissing && state === "now" && answer.status === notFound;
			return context.json({ html: await answer.text(), isMissing, isOff }, 200);
		},
	);

	return router;
}

/** Returns the view for an entry that does not exist: a page of its own, or that of the site. */
function withoutEntry(view: PageView): PageView {
	const missing = viewsOf(partsOf(view).page).find((one) => partsOf(one).state === "missing");
	return missing ?? "errors notFound";
}
