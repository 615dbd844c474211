import { type Context, Hono, type MiddlewareHandler } from "hono";
import { eventsRoutes } from "#app/features/events/api/events.http.server.ts";
import { logoRoutes } from "#app/features/look/logo/logo.http.server.ts";
import { mediaRoutes } from "#app/features/media/variants/media.http.server.ts";
import { iconRoutes } from "#app/features/seo/icons/icons.http.server.ts";
import { visitPings } from "#app/features/visits/visit-pings.http.server.ts";
import { freshCopyOnly } from "#platform/api/revalidation.ts";
import type { Site } from "#server/composition/compose-site.ts";
import { businessDay } from "#server/delivery/business-day.ts";
import { compressAnswers } from "#server/delivery/compression.ts";
import { contentAreaOrigin } from "#server/delivery/content-area-origin.ts";
import { showPagesOfData } from "#server/delivery/data-addresses.ts";
import { limitRenderings, type RenderingLimits } from "#server/delivery/rendering-limit.ts";
import { privateToReader } from "#server/delivery/shared-cache.ts";
import { unknownPages } from "#server/delivery/unknown-pages.ts";
import { clientAddress } from "#server/middleware/client-ip.ts";
import { answerUnknownEndpoint, errorResponses } from "#server/middleware/error-handler.ts";
import { refuseForeignForms } from "#server/middleware/foreign-forms.ts";
import { warnOfForgottenProxy } from "#server/middleware/forgotten-proxy.ts";
import { followShortAddresses, languageChoice } from "#server/middleware/locale-redirect.ts";
import { leadOnFromMissing } from "#server/middleware/missing-pages.ts";
import { limitBodies, refuseNul, requireFormMediaType } from "#server/middleware/request-bodies.ts";
import { newRequestId, type RequestVariables, requestLog } from "#server/middleware/request-log.ts";
import { answerHeaders, privatePages, sendSecurityHeaders } from "#server/middleware/security-headers.ts";
import { calendarOfOwner } from "#server/seed/sample-content.ts";
import { siteApi } from "./api.ts";
import { discoveryRoutes, shareImages } from "./discovery.ts";
import { draftSite } from "./draft-site.ts";
import { editedPages } from "./edited-pages.ts";
import { healthRoutes } from "./health.ts";
import { methodsOfPages, type RenderPage, type SaidInstead } from "./pages.ts";

/** Pages that the administrator looks at count as nobody's. */
const ownClient = "content-area";

type Rendering = {
	renderPage: RenderPage;
	/** Limits of rendering at the same time; the site's own when undefined. */
	renderingLimits?: RenderingLimits | undefined;
	/** Counts a path at which a visitor found nothing. */
	noteMissed?: ((path: string) => void) | undefined;
};

/** The site as a function of a request: endpoints, images, files, pages. */
export function siteApp(
	site: Site,
	{ renderPage, renderingLimits, noteMissed = () => undefined }: Rendering,
): Hono<{ Variables: RequestVariables }> {
	const { siteUrl, trustProxy } = site.config;
	const { refuseElsewhere, leadToPublicPages, answers } = contentAreaOrigin(site.config);
	const { log, pictures, isReady, readTexts } = site.services;
	const app = new Hono<{ Variables: RequestVariables }>();
	app.onError(errorResponses(log));
	app.use(requestLog(log));
	app.use(warnOfForgottenProxy({ siteUrl, trustProxy, log }));
	if (site.config.cdn !== undefined) app.use(privateToReader);
	app.use(privatePages);
	app.use(compressAnswers);
	app.use(sendSecurityHeaders(answerHeaders(siteUrl)));
	app.route("/", healthRoutes(isReady));
	const renderInstead = (path: string, said: SaidInstead, method = "GET") =>
		renderPage(new Request(siteUrl + path, { method }), newRequestId(), ownClient, said);
	const isAnswered = async (path: string) => (await app.request(siteUrl + path)).status !== 404;
	app.use(refuseElsewhere);
	app.route("/", visitPings(site.services.visitCounter, siteUrl));
	app.route("/", siteApi(site, { editedPages: editedPages(site, renderInstead), isAnswered }));
	app.all("/api/*", answerUnknownEndpoint);
	app.use(limitBodies);
	app.use(requireFormMediaType);
	app.use(refuseForeignForms(siteUrl));
	app.use(refuseNul);
	app.route("/", mediaRoutes(pictures.variants));
	app.route("/", shareImages(site));
	app.route("/", iconRoutes(pictures.icons, readTexts));
	const { findLogo } = site.stores.look;
	app.route("/", logoRoutes({ findFile: findLogo, findForMail: pictures.logos.findForMail }));
	const clientOf = (context: Context) => clientAddress(context, trustProxy);
	const { knownTexts } = site.services;
	app.use(limitRenderings({ knownTexts, clientOf, limits: renderingLimits }));
	const listCalendar = calendarOfOwner(site.stores.events);
	app.route("/", eventsRoutes({ events: { listCalendar }, siteUrl, readTexts }));
	app.route("/", discoveryRoutes(site));
	app.use(leadToPublicPages);
	app.route("/", draftSite(site, renderInstead));
	app.use(showPagesOfData);
	app.use(languageChoice);
	app.use(revalidated);
	app.use(followShortAddresses);
	app.use(leadOnFromMissing({ listRedirects: site.stores.redirects.list, noteMissed }));
	app.use(
		unknownPages({
			revision: site.services.revision,
			day: businessDay(site.services.clock),
			isContentAreaElsewhere: (context) => !answers(context),
			isCustomPage: async (slug, language) =>
				(await site.stores.customPages.findShown(slug, language)) !== undefined,
			render: (path) => renderPage(new Request(siteUrl + path), newRequestId(), ownClient),
		}),
	);
	app.options("*", (context) => context.body(null, 204, { Allow: methodsOfPages }));
	app.all("*", (context) => renderPage(context.req.raw, context.get("requestId"), clientOf(context)));
	return app;
}

/** Browsers must revalidate pages: a save is seen at once. */
const revalidated: MiddlewareHandler = async (context, next) => {
	await next();
	if (context.res.headers.has("Cache-Control")) return;
	context.header("Cache-Control", freshCopyOnly["Cache-Control"]);
};
