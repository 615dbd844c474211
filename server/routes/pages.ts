import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { documentContext, type PolicyFacts } from "#app/document/document.context.ts";
import { measurementContext } from "#app/features/analytics/analytics.context.ts";
import type { MeasurementIds } from "#app/features/analytics/analytics-events.ts";
import { articlesContext } from "#app/features/articles/articles.context.ts";
import { previewContext } from "#app/features/articles/preview.context.ts";
import { searchLimitContext } from "#app/features/articles/reader/search-limit.context.ts";
import { eventsContext } from "#app/features/events/events.context.ts";
import { newsletterContext } from "#app/features/newsletter/signup/newsletter.context.ts";
import type { TakeSignUp } from "#app/features/newsletter/signup/sign-up.server.ts";
import { homeContext } from "#app/features/pages/home/home.context.ts";
import { activeMembersKey, publicMemberCount } from "#app/features/settings/setting.ts";
import type { Language } from "#app/site-config.ts";
import { retryAfterSeconds } from "#platform/database/database-failure.ts";
import type { Log } from "#platform/log/log.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";
import { atItsPage } from "#server/middleware/form-target.ts";
import { underSiteUrl } from "#server/middleware/own-origin.ts";
import { pagePort } from "#server/middleware/page-ports.ts";
import type { Stores } from "#server/stores.ts";

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
