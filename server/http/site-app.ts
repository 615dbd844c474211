import { OpenAPIHono } from "@hono/zod-openapi";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { articleListsApi } from "../../app/features/articles/article-lists.api.server";
import { articleVersionsApi } from "../../app/features/articles/article-versions.api.server";
import { articlesApi } from "../../app/features/articles/articles.api.server";
import { previewLinksApi } from "../../app/features/articles/preview-links.api.server";
import { workingCopiesApi } from "../../app/features/articles/working-copies.api.server";
import { eventsApi } from "../../app/features/events/events.api.server";
import { eventsRoutes } from "../../app/features/events/events.http.server";
import { mediaApi } from "../../app/features/media/media.api.server";
import { mediaRoutes } from "../../app/features/media/media.http.server";
import type { MediaVariants } from "../../app/features/media/media-variants.server";
import { newsletterApi } from "../../app/features/newsletter/newsletter.api.server";
import type { TakeSignUp } from "../../app/features/newsletter/sign-up.server";
import { subscribersApi } from "../../app/features/newsletter/subscribers.api.server";
import { accessApi } from "../../app/features/session/access.api.server";
import { accessRules } from "../../app/features/session/require-administrator.server";
import { sessionApi } from "../../app/features/session/session.api.server";
import { signInLimit } from "../../app/features/session/sign-in-limit.server";
import { settingsApi } from "../../app/features/settings/settings.api.server";
import type { ShareImages } from "../../app/features/share-images/share-images.server";
import { articlePreviewApi } from "../../app/features/writing/article-preview.api.server";
import { site } from "../../app/site";
import type { Log } from "../platform/log";
import type { Stores } from "../stores";
import { limitBodies } from "./body-limits";
import { clientAddress } from "./client-address";
import { healthRoutes } from "./health";
import { languageChoice } from "./language-choice";
import { outletRoutes } from "./outlets";
import { keepPreviewsPrivate } from "./private-previews";
import { answerProblems, answerUnknownCall } from "./problems";
import { type RequestVariables, requestLog } from "./request-log";
import { refuseNul } from "./unstorable-text";
import { refuseWrongMethods } from "./wrong-method";

export type SiteParts = {
	stores: Stores;
	/** Settled once the configured access code is in force: no call is answered before. */
	accessReady: Promise<void>;
	takeSignUp: TakeSignUp;
	variants: MediaVariants;
	shareImages: ShareImages;
	log: Log;
	siteUrl: string;
	trustProxy: boolean;
	isReady: () => Promise<boolean>;
	/** Renders a page, or answers 404. */
	renderPage: (request: Request, requestId: string, client: string) => Promise<Response>;
};

/** The whole site as one function of a request: calls, images, files and pages, in this order. */
export function siteApp(parts: SiteParts): Hono<{ Variables: RequestVariables }> {
	const app = new Hono<{ Variables: RequestVariables }>();
	app.onError(answerProblems(parts.log));
	app.use(requestLog(parts.log));
	app.use(keepPreviewsPrivate);
	app.use(
		secureHeaders({
			xFrameOptions: "DENY",
			referrerPolicy: "strict-origin-when-cross-origin",
			permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
			strictTransportSecurity: parts.siteUrl.startsWith("https:") && "max-age=31536000; includeSubDomains",
		}),
	);
	app.use(limitBodies);
	app.use(refuseNul);
	app.route("/", healthRoutes(parts.isReady));
	app.route("/", siteApi(parts));
	app.all("/api/*", answerUnknownCall);
	app.route("/", mediaRoutes(parts.variants));
	app.route("/", eventsRoutes(parts.stores.events, parts.siteUrl));
	app.route("/", outletRoutes(parts));
	app.use(languageChoice);
	app.use(revalidated);
	app.get("/events", (context) => context.redirect("/events/singlessocials", 301));
	app.get("/fr/events", (context) => context.redirect("/fr/events/singlessocials", 301));
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

function siteApi({ stores, accessReady, takeSignUp, trustProxy, siteUrl }: SiteParts): OpenAPIHono {
	const access = accessRules(stores.sessions);
	const clientOf = (context: Context) => clientAddress(context, trustProxy);
	const api = new OpenAPIHono();
	const calls = new OpenAPIHono();
	calls.route("/", articleListsApi(stores.articles, access));
	calls.route("/", articlesApi(stores.articles, access));
	calls.route("/", articleVersionsApi(stores.articles, access));
	calls.route("/", workingCopiesApi(stores.workingCopies, access));
	calls.route("/", previewLinksApi(stores.previewLinks, access, siteUrl));
	calls.route("/", articlePreviewApi(access));
	calls.route("/", eventsApi(stores.events, access));
	calls.route("/", settingsApi(stores.settings, access));
	const tries = { limit: signInLimit(), clientOf };
	calls.route("/", sessionApi(stores.sessions, access, tries));
	calls.route("/", accessApi(stores.sessions, access, tries));
	calls.route("/", newsletterApi(takeSignUp, clientOf));
	const people = { list: stores.subscribersList, erasures: stores.erasures };
	calls.route("/", subscribersApi(people, access));
	calls.route("/", mediaApi(stores.media, access, stores.articles.listUsesOfImage));
	calls.openAPIRegistry.registerComponent("securitySchemes", "session", { type: "http", scheme: "bearer" });
	calls.doc31("/api/openapi.json", { openapi: "3.1.0", info: { title: site.name, version: "1" } });
	api.use("/api/*", async (_context, next) => {
		await accessReady;
		await next();
	});
	api.use("/api/*", refuseWrongMethods(calls));
	api.use("/api/*", async (context, next) => {
		await next();
		context.header("Cache-Control", "no-store");
	});
	api.route("/", calls);
	return api;
}
