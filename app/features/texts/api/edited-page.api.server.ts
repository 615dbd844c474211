import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { editedPage, editedPageInput } from "#app/features/texts/edited-page.ts";
import { isListOfParts } from "#app/features/texts/site-lists.ts";
import type { ConsentsStore } from "#app/features/texts/storage/consents.store.server.ts";
import { consentedTo } from "#app/features/texts/wordings.server.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { marked, withMarks } from "#app/i18n/marked-texts.ts";
import { withOwnLists } from "#app/i18n/own-lists.ts";
import { withOwnTexts } from "#app/i18n/own-texts.ts";
import { withShownSections } from "#app/i18n/shown-sections.server.ts";
import { type SiteTexts, siteTexts } from "#app/i18n/site-texts.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { presentWords } from "./present-words.server.ts";
import { listTexts, type TextParts } from "./text-list.server.ts";

/** Renders a page of the readers' site with other texts than theirs. */
export type RenderWith = (path: string, texts: SiteTexts) => Promise<Response>;

/** A page as it would be with the draft, for the administrator's eyes. */
export function editedPageApi(
	parts: TextParts,
	consents: ConsentsStore,
	access: AccessRules,
	renderWith: RenderWith,
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
			const { path } = context.req.valid("json");
			const answer = await renderWith(path, await markedTexts(parts, consents));
			return context.json({ html: await answer.text() }, 200);
		},
	);

	return router;
}

/** What the site would say with the draft, each text with its key. */
async function markedTexts(parts: TextParts, consents: ConsentsStore): Promise<SiteTexts> {
	const [list, { values }] = await Promise.all([listTexts(parts), parts.readTexts()]);
	const words = presentWords(list);
	const own = [...words, ...consentedTo(words, await consents.listCovered())];
	const present = withOwnTexts(dictionaries, own);
	const markedAll = inEachLanguage((language) => withMarks(present[language], isListOfParts));
	return siteTexts(
		values,
		withShownSections(withOwnLists(markedAll, own, dictionaries, (key, text) => marked(text, key))),
	);
}
