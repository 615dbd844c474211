import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { measurementHosts } from "#app/features/analytics/measurement-hosts.ts";
import { contentAreaLanguage } from "#app/i18n/content-area-language.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { isContentArea } from "#app/metadata/public-pages.ts";
import type { Language } from "#app/site/site-config.ts";
import { type SiteContext, siteContext } from "#app/site/site-context.server.ts";
import { isDatabaseAway, retryAfterSeconds } from "#platform/database/database-failure.ts";
import type { Site } from "#server/composition/compose-site.ts";
import { type Stores, storesOfPages } from "#server/composition/stores.ts";
import { documentPath } from "#server/delivery/request-address.ts";
import { contentSecurityPolicy } from "#server/middleware/content-security-policy.ts";
import { pagePort } from "./page-ports.ts";
import { atItsPage, underSiteUrl } from "./page-request.ts";
import { stayAwayUnlessListed } from "./search-engines.ts";

/** The methods of every page. */
export const methodsOfPages = "GET, HEAD";

/** Texts and context that replace those of the site on one page. */
export type SaidInstead = { texts: SiteTexts; instead?: Partial<SiteContext> };

/**
 * Renders a page, or answers 404. `client` is the network address that limits count; `said` takes
 * the place of what visitors read.
 */
export type RenderPage = (
	request: Request,
	requestId: string,
	client: string,
	said?: SaidInstead,
) => Promise<Response>;

/** Renders pages with React Router, and hands to their loaders what each may read. */
export function pageRenderer(site: Site, build: ServerBuild): RenderPage {
	const handle = createRequestHandler(build, site.config.mode);
	const contextOf = siteContexts(site);
	const stayAway = stayAwayUnlessListed(site.services.mayBeListed);

	return async (request, requestId, client, said) => {
		const context = new RouterContextProvider();
		context.set(siteContext, contextOf(request, requestId, client, said));
		const answer = await handle(atItsPage(underSiteUrl(request, site.config.siteUrl)), context);
		if (answer.status === 405 && !answer.headers.has("Allow")) answer.headers.set("Allow", methodsOfPages);
		if (answer.status === 503) {
			answer.headers.set("Retry-After", String(retryAfterSeconds));
			answer.headers.set("Cache-Control", "no-store");
		}
		await stayAway(answer);
		return answer;
	};
}

type PageStores = Pick<Stores, (typeof storesOfPages)[number]>;

/** Returns the parts of the site that the loaders of a request may use. */
export function siteContexts({ config, stores, limits, services }: Site) {
	const { log, takeSignUp, confirmSubscription, readTexts, guestMails } = services;
	const { siteUrl, measurement } = config;
	const policyOf = documentPolicy(config);

	return (request: Request, requestId: string, client: string, said?: SaidInstead): SiteContext => {
		const port = <Port extends object>(methods: Port) =>
			pagePort(methods, (error) => {
				if (isDatabaseAway(error)) log.warn({ requestId, err: error }, "the database is away");
				else log.error({ requestId, reason: String(error) }, "nothing can be stored");
			});
		return {
			language: languageOfRequest(request),
			readTexts: said === undefined ? onceARequest(readTexts) : async () => said.texts,
			siteUrl,
			measurement,
			requestId,
			...(Object.fromEntries(storesOfPages.map((name) => [name, port<object>(stores[name])])) as PageStores),
			invitations: port(guestMails.invitations),
			feedback: port(guestMails.feedback),
			countSearch: () => limits.search(client),
			...port({
				takeSignUp: (signUp: Parameters<SiteContext["takeSignUp"]>[0]) => takeSignUp(signUp, client),
				confirmSubscription: (token: string) => confirmSubscription(token, client),
			}),
			policyOf,
			report: (error) => log.error({ requestId, err: error }, "unexpected error"),
			...inEachPart(said?.instead ?? {}, port),
		};
	};
}

/** The same parts of a context, those that have methods behind a port. */
function inEachPart(parts: Partial<SiteContext>, port: (methods: object) => object): Partial<SiteContext> {
	const ported = Object.entries(parts).map(([name, part]: [string, unknown]) =>
		typeof part === "object" && part !== null ? [name, port(part)] : [name, part],
	);
	return Object.fromEntries(ported) as Partial<SiteContext>;
}

/** Every loader of a request has the same answer, so that no page is a mixture. */
function onceARequest<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
	let answer: Promise<Answer> | undefined;
	return () => {
		answer ??= ask();
		return answer;
	};
}

/** Decided here alone, also for the data of a page that the browser's router asks for. */
function languageOfRequest(request: Request): Language {
	const path = documentPath(new URL(request.url).pathname);
	if (!isContentArea(path)) return languageOf(path);
	return contentAreaLanguage(request.headers);
}

/** Pages in development have no policy: it would need their inline scripts. */
function documentPolicy({ mode, measurement }: Site["config"]): SiteContext["policyOf"] {
	const hosts = measurementHosts(measurement);
	const noHosts = measurementHosts(null);
	return ({ scripts, measured }) =>
		mode === "development" ? undefined : contentSecurityPolicy(scripts, measured ? hosts : noHosts);
}
