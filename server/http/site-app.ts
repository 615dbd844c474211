import { Hono, type MiddlewareHandler } from "hono";
import { eventsRoutes } from "../../app/features/events/events.http.server";
import { mediaRoutes } from "../../app/features/media/media.http.server";
import type { TakeSignUp } from "../../app/features/newsletter/sign-up.server";
import type { SiteLimits } from "../limits";
import type { Pictures } from "../pictures";
import type { Log } from "../platform/log";
import type { Stores } from "../stores";
import { limitBodies } from "./body-limits";
import { clientAddress } from "./client-address";
import { compressAnswers } from "./compress-answers";
import { refuseForeignForms } from "./foreign-forms";
import { warnOfForgottenProxy } from "./forgotten-proxy";
import { healthRoutes } from "./health";
import { followShortAddresses, languageChoice } from "./language-choice";
import { requireFormMediaType } from "./media-types";
import { outletRoutes, shareImages } from "./outlets";
import { methodsOfPages } from "./pages";
import { keepPreviewsPrivate } from "./private-previews";
import { answerProblems, answerUnknownCall } from "./problems";
import { limitRenderings, type RenderingLimits } from "./rendering-limit";
import { type RequestVariables, requestLog } from "./request-log";
import { answerHeaders, sendSecurityHeaders } from "./security-headers";
import { siteApi } from "./site-api";
import { refuseNul } from "./unstorable-text";

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
