import { Hono, type MiddlewareHandler } from "hono";
import { eventsRoutes } from "#app/features/events/api/events.http.server.ts";
import { mediaRoutes } from "#app/features/media/media.http.server.ts";
import type { TakeSignUp } from "#app/features/newsletter/signup/sign-up.server.ts";
import type { Log } from "#platform/log/log.ts";
import { compressAnswers } from "#server/delivery/compress-answers.ts";
import { limitRenderings, type RenderingLimits } from "#server/delivery/rendering-limit.ts";
import type { Pictures } from "#server/jobs/pictures.ts";
import type { SiteLimits } from "#server/limits.ts";
import { limitBodies } from "#server/middleware/body-limit.ts";
import { clientAddress } from "#server/middleware/client-ip.ts";
import { requireFormMediaType } from "#server/middleware/content-type.ts";
import { answerProblems, answerUnknownCall } from "#server/middleware/error-handler.ts";
import { refuseForeignForms } from "#server/middleware/foreign-forms.ts";
import { warnOfForgottenProxy } from "#server/middleware/forgotten-proxy.ts";
import { followShortAddresses, languageChoice } from "#server/middleware/locale-redirect.ts";
import { keepPreviewsPrivate } from "#server/middleware/private-previews.ts";
import { refuseNul } from "#server/middleware/reject-nul.ts";
import { type RequestVariables, requestLog } from "#server/middleware/request-log.ts";
import { answerHeaders, sendSecurityHeaders } from "#server/middleware/security-headers.ts";
import type { Stores } from "#server/stores.ts";
import { siteApi } from "./api.ts";
import { outletRoutes, shareImages } from "./discovery.ts";
import { healthRoutes } from "./health.ts";
import { methodsOfPages } from "./pages.ts";

export type SiteParts = {
	stores: Stores;
	/** Settled once the configured access code is in force: no call is answered before. */
	accessReady: Promise<void>;
	limits: SiteLimits;
	takeSignUp: TakeSignUp;
	pictures: Pictures;
	log: Log;
	siteUrl: string;
	trustProxy: boolean;
	isReady: () => Promise<boolean>;
	/** Renders a page, or answers 404. */
	renderPage: (request: Request, requestId: string, client: string) => Promise<Response>;
	/** How many pages are rendered at once; the site's own figures when undefined. */
	renderingLimits?: RenderingLimits | undefined;
};

/** The whole site as one function of a request: calls, images, files and pages, in this order. */
export function siteApp(parts: SiteParts): Hono<{ Variables: RequestVariables }> {
	const app = new Hono<{ Variables: RequestVariables }>();
	app.onError(answerProblems(parts.log));
	app.use(requestLog(parts.log));
	app.use(warnOfForgottenProxy(parts));
	app.use(keepPreviewsPrivate);
	app.use(compressAnswers);
	app.use(sendSecurityHeaders(answerHeaders(parts.siteUrl)));
	app.route("/", healthRoutes(parts.isReady));
	app.route("/", siteApi(parts));
	app.all("/api/*", answerUnknownCall);
	app.use(limitBodies);
	app.use(requireFormMediaType);
	app.use(refuseForeignForms(parts.siteUrl));
	app.use(refuseNul);
	app.route("/", mediaRoutes(parts.pictures.variants));
	app.route("/", shareImages(parts));
	app.use(limitRenderings(parts.renderingLimits));
	app.route("/", eventsRoutes(parts.stores.events, parts.siteUrl));
	app.route("/", outletRoutes(parts));
	app.use(languageChoice);
	app.use(revalidated);
	app.use(followShortAddresses);
	app.options("*", (context) => context.body(null, 204, { Allow: methodsOfPages }));
	app.all("*", (context) => {
		const client = clientAddress(context, parts.trustProxy);
		return parts.renderPage(context.req.raw, context.get("requestId"), client);
	});
	return app;
}

/** Pages may be kept by a browser, and must be asked for again: what the administrator saves is seen at once. */
const revalidated: MiddlewareHandler = async (context, next) => {
	await next();
	if (!context.res.headers.has("Cache-Control"))
		context.header("Cache-Control", "public, max-age=0, must-revalidate");
};
