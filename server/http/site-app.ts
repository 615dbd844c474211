import { OpenAPIHono } from "@hono/zod-openapi";
import { type Context, Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { articlePreviewApi } from "../../app/features/articles/article-preview.api.server";
import { articlesApi } from "../../app/features/articles/articles.api.server";
import { mediaRoutes } from "../../app/features/media/media.http.server";
import type { MediaVariants } from "../../app/features/media/media-variants.server";
import { accessApi } from "../../app/features/session/access.api.server";
import { accessRules } from "../../app/features/session/require-administrator.server";
import { sessionApi } from "../../app/features/session/session.api.server";
import { signInLimit } from "../../app/features/session/sign-in-limit.server";
import { settingsApi } from "../../app/features/settings/settings.api.server";
import { site } from "../../app/site";
import type { Log } from "../platform/log";
import type { Stores } from "../stores";
import { clientAddress } from "./client-address";
import { healthRoutes } from "./health";
import { languageChoice } from "./language-choice";
import { answerProblems, answerUnknownCall } from "./problems";
import { type RequestVariables, requestLog } from "./request-log";
import { staticFiles } from "./static-files";
import { refuseWrongMethods } from "./wrong-method";

export type SiteParts = {
	stores: Stores;
	variants: MediaVariants;
	log: Log;
	siteUrl: string;
	trustProxy: boolean;
	isReady: () => Promise<boolean>;
	/** Renders a page, or answers 404. */
	renderPage: (request: Request, requestId: string) => Promise<Response>;
	/** Folder of the browser's built files; undefined where the development server has them. */
	clientFolder: string | undefined;
};

/** The whole site as one function of a request: calls, images, files and pages, in this order. */
export function siteApp(parts: SiteParts): Hono<{ Variables: RequestVariables }> {
	const app = new Hono<{ Variables: RequestVariables }>();
	app.onError(answerProblems(parts.log));
	app.use(requestLog(parts.log));
	app.use(
		secureHeaders({
			xFrameOptions: "DENY",
			referrerPolicy: "strict-origin-when-cross-origin",
			strictTransportSecurity: parts.siteUrl.startsWith("https:") && "max-age=31536000; includeSubDomains",
		}),
	);
	app.route("/", healthRoutes(parts.isReady));
	app.route("/", siteApi(parts));
	app.all("/api/*", answerUnknownCall);
	app.route("/", mediaRoutes(parts.variants));
	if (parts.clientFolder !== undefined) app.route("/", staticFiles(parts.clientFolder));
	app.use(languageChoice);
	app.get("/events", (context) => context.redirect("/events/singlessocials", 301));
	app.get("/fr/events", (context) => context.redirect("/fr/events/singlessocials", 301));
	app.all("*", (context) => parts.renderPage(context.req.raw, context.get("requestId")));
	return app;
}

function siteApi({ stores, trustProxy }: SiteParts): OpenAPIHono {
	const access = accessRules(stores.sessions);
	const api = new OpenAPIHono();
	const calls = new OpenAPIHono();
	calls.route("/", articlesApi(stores.articles, access));
	calls.route("/", articlePreviewApi(access));
	calls.route("/", settingsApi(stores.settings, access));
	const tries = { limit: signInLimit(), clientOf: (context: Context) => clientAddress(context, trustProxy) };
	calls.route("/", sessionApi(stores.sessions, access, tries));
	calls.route("/", accessApi(stores.sessions, access, tries));
	calls.openAPIRegistry.registerComponent("securitySchemes", "session", { type: "http", scheme: "bearer" });
	calls.doc31("/api/openapi.json", { openapi: "3.1.0", info: { title: site.name, version: "1" } });
	api.use("/api/*", refuseWrongMethods(calls));
	api.use("/api/*", async (context, next) => {
		await next();
		context.header("Cache-Control", "no-store");
	});
	api.route("/", calls);
	return api;
}
