import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { articleListsApi } from "../../app/features/articles/article-lists.api.server";
import { articleVersionsApi } from "../../app/features/articles/article-versions.api.server";
import { articlesApi } from "../../app/features/articles/articles.api.server";
import { previewLinksApi } from "../../app/features/articles/preview-links.api.server";
import { sharedTextRenderer } from "../../app/features/articles/text-renderer.server";
import { workingCopiesApi } from "../../app/features/articles/working-copies.api.server";
import { eventsApi } from "../../app/features/events/events.api.server";
import { mediaApi } from "../../app/features/media/media.api.server";
import { newsletterApi } from "../../app/features/newsletter/newsletter.api.server";
import { subscribersApi } from "../../app/features/newsletter/subscribers.api.server";
import { accessApi } from "../../app/features/session/access.api.server";
import { deviceCookie } from "../../app/features/session/device-cookie.server";
import { type AccessRules, accessRules } from "../../app/features/session/require-administrator.server";
import { sessionApi } from "../../app/features/session/session.api.server";
import { settingsApi } from "../../app/features/settings/settings.api.server";
import { articlePreviewApi } from "../../app/features/writing/article-preview.api.server";
import { site } from "../../app/site";
import { completeOperations } from "./api-document";
import { guardLargeBodies, limitBodies } from "./body-limits";
import { clientAddress } from "./client-address";
import { requireCallMediaType } from "./media-types";
import { limitSearches } from "./search-limit";
import type { SiteParts } from "./site-app";
import { refuseNul } from "./unstorable-text";
import { refuseWrongMethods } from "./wrong-method";

/** Every call, behind the doors that all of them share. */
export function siteApi(parts: SiteParts): OpenAPIHono {
	const { accessReady, stores } = parts;
	const access = accessRules(stores.sessions);
	const calls = composeCalls(parts, access);
	const api = new OpenAPIHono();
	api.use("/api/*", async (context, next) => {
		await accessReady;
		await next();
		context.header("Cache-Control", "no-store");
	});
	api.use("/api/*", refuseWrongMethods(calls));
	api.use("/api/*", guardLargeBodies(access.administratorOnly.middleware));
	api.use("/api/*", limitBodies);
	api.use("/api/*", requireCallMediaType);
	api.use("/api/*", refuseNul);
	api.route("/", calls);
	return api;
}

function composeCalls(parts: SiteParts, access: AccessRules): OpenAPIHono {
	const { stores, limits, takeSignUp, trustProxy, siteUrl } = parts;
	const clientOf = (context: Context) => clientAddress(context, trustProxy);
	const calls = new OpenAPIHono();
	let written: ReturnType<typeof calls.getOpenAPI31Document> | undefined;
	for (const list of ["/api/blog-posts", "/api/events"]) {
		calls.use(list, limitSearches(limits.search, access, clientOf));
	}
	calls.route("/", articleListsApi(stores.articles, access));
	calls.route("/", articlesApi(stores.articles, access));
	calls.route("/", articleVersionsApi(stores.articles, access));
	calls.route("/", workingCopiesApi(stores.workingCopies, access));
	calls.route("/", previewLinksApi(stores.previewLinks, access, siteUrl));
	calls.route("/", articlePreviewApi(sharedTextRenderer, access));
	calls.route("/", eventsApi(stores.events, access));
	calls.route("/", settingsApi(stores.settings, access));
	const signIn = { limit: limits.signIn, clientOf, cookie: deviceCookie(siteUrl) };
	calls.route("/", sessionApi(stores.sessions, access, signIn));
	calls.route("/", accessApi(stores.sessions, access, signIn));
	calls.route("/", newsletterApi(takeSignUp, clientOf));
	const people = { list: stores.subscribersList, erasures: stores.erasures };
	calls.route("/", subscribersApi(people, access));
	const findUses = stores.articles.listImageUses;
	const { intake } = parts.pictures;
	calls.route("/", mediaApi(stores.media, access, { findUses, countUpload: limits.upload, intake }));
	calls.openAPIRegistry.registerComponent("securitySchemes", "session", { type: "http", scheme: "bearer" });
	completeOperations(calls);
	calls.get("/api/openapi.json", (context) => context.json(document()));
	return calls;

	/** Written at the first asking, and once: it takes ten times as long as a page's data. */
	function document() {
		written ??= calls.getOpenAPI31Document({
			openapi: "3.1.0",
			info: { title: site.name, version: "1" },
			servers: [{ url: siteUrl }],
		});
		return written;
	}
}
