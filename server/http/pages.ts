import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { documentContext } from "../../app/document.context";
import { articlesContext } from "../../app/features/articles/articles.context";
import { previewContext } from "../../app/features/articles/preview.context";
import { eventsContext } from "../../app/features/events/events.context";
import { homeContext } from "../../app/features/home/home.context";
import { activeMembersKey, publicMemberCount } from "../../app/features/settings/setting";
import type { Log } from "../platform/log";
import type { Stores } from "../stores";

/** Articles on the home page (specification, section 9). */
const homeArticles = 3;

type PageParts = { build: ServerBuild; stores: Stores; siteUrl: string; mode: string; log: Log };

/** Renders pages with React Router, and hands to their loaders what each may read. */
export function pageRenderer({ build, stores, siteUrl, mode, log }: PageParts) {
	const handle = createRequestHandler(build, mode);
	const home = {
		latestArticles: (reader: "en" | "fr") => stores.articles.listCards(reader, { limit: homeArticles }),
		memberCount: async () => publicMemberCount((await stores.settings.find(activeMembersKey))?.value),
	};

	return (request: Request, requestId: string): Promise<Response> => {
		const context = new RouterContextProvider();
		const report = (error: unknown) => log.error({ requestId, err: error }, "unexpected error");
		context.set(documentContext, { siteUrl, requestId, report });
		context.set(articlesContext, stores.articles);
		context.set(previewContext, stores.previewLinks);
		context.set(eventsContext, stores.events);
		context.set(homeContext, home);
		return handle(request, context);
	};
}
