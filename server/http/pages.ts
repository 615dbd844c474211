import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { documentContext, type PolicyFacts } from "../../app/document.context";
import { articlesContext } from "../../app/features/articles/articles.context";
import { previewContext } from "../../app/features/articles/preview.context";
import { searchLimitContext } from "../../app/features/blog/search-limit.context";
import { eventsContext } from "../../app/features/events/events.context";
import { homeContext } from "../../app/features/home/home.context";
import type { MeasurementIds } from "../../app/features/measurement/measurement";
import { measurementContext } from "../../app/features/measurement/measurement.context";
import { newsletterContext } from "../../app/features/newsletter/newsletter.context";
import type { TakeSignUp } from "../../app/features/newsletter/sign-up.server";
import { activeMembersKey, publicMemberCount } from "../../app/features/settings/setting";
import type { Language } from "../../app/site";
import { retryAfterSeconds } from "../platform/database-failure";
import type { Log } from "../platform/log";
import type { CountTry } from "../platform/rate-limits";
import type { Stores } from "../stores";
import { atItsPage } from "./form-target";
import { underSiteUrl } from "./own-origin";
import { pagePort } from "./page-ports";

/** Articles on the home page (specification, section 9). */
const homeArticles = 3;

/** What every page answers to. */
export const methodsOfPages = "GET, HEAD";

type PageParts = {
	build: ServerBuild;
	stores: Stores;
	takeSignUp: TakeSignUp;
	countSearch: CountTry;
	siteUrl: string;
	/** Null when no measuring tool is configured. */
	measurement: MeasurementIds | null;
	/** The Content-Security-Policy of a rendered document. */
	policyOf: (document: PolicyFacts) => string | undefined;
	mode: string;
	log: Log;
};

/** Renders pages with React Router, and hands to their loaders what each may read. */
export function pageRenderer(parts: PageParts) {
	const { build, stores, takeSignUp, countSearch, siteUrl, measurement, policyOf, mode, log } = parts;
	const handle = createRequestHandler(build, mode);
	const home = {
		latestArticles: (reader: Language) => stores.articles.listCards(reader, { limit: homeArticles }),
		memberCount: async () => publicMemberCount((await stores.settings.find(activeMembersKey))?.value),
	};

	return async (request: Request, requestId: string, client: string): Promise<Response> => {
		const context = new RouterContextProvider();
		const report = (error: unknown) => log.error({ requestId, err: error }, "unexpected error");
		const port = <Port extends object>(calls: Port) =>
			pagePort(calls, (error) => log.warn({ requestId, reason: String(error) }, "the database is away"));
		context.set(documentContext, { siteUrl, requestId, policyOf, report });
		context.set(articlesContext, port(stores.articles));
		context.set(previewContext, port(stores.previewLinks));
		context.set(searchLimitContext, () => countSearch(client));
		context.set(eventsContext, port(stores.events));
		context.set(homeContext, port(home));
		context.set(measurementContext, measurement);
		context.set(newsletterContext, {
			confirmations: port(stores.confirmations),
			subscribers: port(stores.subscribers),
			...port({ takeSignUp: (signUp: Parameters<TakeSignUp>[0]) => takeSignUp(signUp, client) }),
		});
		const answer = await handle(atItsPage(underSiteUrl(request, siteUrl)), context);
		if (answer.status === 405 && !answer.headers.has("Allow")) answer.headers.set("Allow", methodsOfPages);
		if (answer.status === 503) {
			answer.headers.set("Retry-After", String(retryAfterSeconds));
			answer.headers.set("Cache-Control", "no-store");
		}
		return answer;
	};
}
