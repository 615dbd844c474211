import { createRoute, z } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { isSiteAddress } from "#app/i18n/web-address.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import {
	maxPathCharacters,
	missedAddress,
	pathOf,
	redirect,
	redirectsPath,
	redirectTarget,
	wrongTarget,
} from "./redirect.ts";
import { type RedirectsStore, refusal } from "./redirects.store.server.ts";

const isThere = "Choose an address at which there is nothing yet.";

const redirectLists = z
	.object({ redirects: z.array(redirect), missed: z.array(missedAddress) })
	.meta({ id: "RedirectLists" });

type Parts = {
	redirects: RedirectsStore;
	/** Returns whether the site answers a path with something else than that there is nothing. */
	isAnswered(path: string): Promise<boolean>;
	siteUrl: string;
};

/** Lists and changes the redirects of the owner. For the administrator alone. */
export function redirectsApi({ redirects, isAnswered, siteUrl }: Parts, { administratorOnly }: AccessRules) {
	const { origin } = new URL(siteUrl);
	return apiRouter()
		.openapi(
			createRoute({
				...administratorOnly,
				method: "get",
				path: redirectsPath,
				summary: "List the redirects, and the addresses that visitors missed",
				responses: { 200: json(redirectLists, "Both lists"), ...refused.signedOut },
			}),
			async (context) => {
				const [list, missed] = await Promise.all([redirects.list(), redirects.listMissed()]);
				return context.json({ redirects: list, missed }, 200);
			},
		)
		.openapi(
			createRoute({
				...administratorOnly,
				method: "post",
				path: redirectsPath,
				summary: "Add a redirect from a path without a page, or change where it leads",
				request: { body: jsonBody(redirect) },
				responses: { 200: json(redirect, "The redirect"), ...refused.invalid, ...refused.signedOut },
			}),
			async (context) => {
				const { path, target } = context.req.valid("json");
				// A path that already has a redirect is answered by that, not by a page.
				const isLed = redirectTarget(await redirects.list(), path) !== undefined;
				if (!isLed && (await isAnswered(path))) {
					throw refusal("path", isThere);
				}
				const isOwn = target.startsWith(`${origin}/`);
				const own = isOwn ? target.slice(origin.length) : target;
				if (isOwn && !isSiteAddress(own)) throw refusal("target", wrongTarget);
				return context.json(await redirects.save({ path, target: own }), 200);
			},
		)
		.openapi(
			createRoute({
				...administratorOnly,
				method: "delete",
				path: redirectsPath,
				summary: "Delete a redirect",
				request: { query: z.object({ path: z.string().max(maxPathCharacters) }) },
				responses: { 204: { description: "Deleted" }, ...refused.invalid, ...refused.signedOut },
			}),
			async (context) => {
				await redirects.remove(pathOf(context.req.valid("query").path));
				return context.body(null, 204);
			},
		);
}
