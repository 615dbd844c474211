import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from "react-router";
import { measurementHosts } from "#app/features/analytics/measurement-hosts.ts";
import type { Place, Signs } from "#app/features/applications/filling/filling-service.server.ts";
import { contentAreaLanguage } from "#app/i18n/content-area-language.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { isContentArea } from "#app/metadata/public-pages.ts";
import type { Language } from "#app/site/site-config.ts";
import { type SiteContext, siteContext } from "#app/site/site-context.server.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { isDatabaseAway, isUnwritable, retryAfterSeconds } from "#platform/database/database-failure.ts";
import type { Site } from "#server/composition/compose-site.ts";
import { type Stores, storesOfPages } from "#server/composition/stores.ts";
import { documentPath } from "#server/delivery/request-address.ts";
import { contentSecurityPolicy } from "#server/middleware/content-security-policy.ts";

/** The methods of every page. */
export const methodsOfPages = "GET, HEAD";

/** Texts and context that replace those of the site on one page. */
export type SaidInstead = { texts: SiteTexts; instead?: Partial<SiteContext> };

/** Renders a page, or answers 404. `client` is counted by limits; `said` replaces what visitors read. */
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
	const { log, takeSignUp, confirmSubscription, readTexts, guestMails, filling } = services;
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
			filling: port({
				...filling.service,
				send: (place: Place, signs: Omit<Signs, "client">) =>
					filling.service.send(place, { ...signs, client }),
				orderResume: (browser: string, to: string) => filling.service.orderResume(browser, to, client),
				removePhotograph: filling.photographs.remove,
				askHeld: (email: string, language: Language) => filling.service.askHeld(email, language, client),
			}),
			countSearch: () => limits.search(client),
			...port({
				takeSignUp: (signUp: Parameters<SiteContext["takeSignUp"]>[0]) => takeSignUp(signUp, client),
				confirmSubscription: (token: string) =>
					confirmSubscription(token, client, languageOfRequest(request)),
			}),
			policyOf,
			report: (error) => log.error({ requestId, err: error }, "unexpected error"),
			...port(said?.instead ?? {}),
		};
	};
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

/** Wraps methods for pages: while the database is away or full, they throw a 503 response. */
function pagePort<Port extends object>(port: Port, onAway: (error: unknown) => void): Port {
	const methods = Object.entries(port).map(([name, method]) => {
		if (typeof method === "object" && method !== null) return [name, pagePort(method, onAway)];
		if (typeof method !== "function") return [name, method];
		return [
			name,
			async (...args: unknown[]) => {
				try {
					return await method(...args);
				} catch (error) {
					const isWithoutKey = error instanceof ApiError && error.status === 503;
					if (!isDatabaseAway(error) && !isUnwritable(error) && !isWithoutKey) throw error;
					onAway(error);
					throw data(null, { status: 503 });
				}
			},
		];
	});
	return Object.fromEntries(methods);
}

/**
 * The request as its sender made it: behind a proxy that ends TLS, a form of `https://our.site`
 * arrives at `http://our.site`, and React Router would take it for another site's.
 */
export function underSiteUrl(request: Request, siteUrl: string): Request {
	const { origin } = new URL(siteUrl);
	const url = new URL(request.url);
	if (request.headers.get("Origin") !== origin || url.origin === origin) return request;
	// Set part by part: parsed again, a path that begins with `//` would name another host.
	const own = new URL(origin);
	url.protocol = own.protocol;
	url.hostname = own.hostname;
	url.port = own.port;
	return new Request(url, request);
}

/** Sends a form for `/` to its page, `/?index`: React Router would take it for the root's own. */
function atItsPage(request: Request): Request {
	const url = new URL(request.url);
	if (["GET", "HEAD"].includes(request.method) || url.pathname !== "/") return request;
	url.searchParams.set("index", "");
	return new Request(url, request);
}

/** Sends search engines away unless they may list the site; without a database, as last known. */
export function stayAwayUnlessListed(mayBeListed: () => Promise<boolean>) {
	let isListed = false;
	return async (answer: Response): Promise<void> => {
		try {
			isListed = await mayBeListed();
		} catch (error) {
			if (!isDatabaseAway(error)) throw error;
		}
		if (!isListed && !answer.headers.has("X-Robots-Tag")) answer.headers.set("X-Robots-Tag", "noindex");
	};
}
