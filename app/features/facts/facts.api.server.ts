import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import type { FactsStore } from "./facts.store.server.ts";
import { type SampleContent, sampleContent, sampleContentPath } from "./sample-content.ts";
import { factsUpdate, promisesPath, siteOpening, storedFacts } from "./stored-facts.ts";

const path = "/api/admin/facts";

type Parts = {
	findSample(): Promise<SampleContent>;
	/** Refuses with 403 a session whose key was not given lately. */
	requireRecentKey(context: Context): Promise<void>;
};

/** The endpoints of the facts of the business: the administrator's alone, since pages show them. */
export function factsApi(facts: FactsStore, { findSample, requireRecentKey }: Parts, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "Read the facts of the business",
			responses: { 200: json(storedFacts, "The facts"), ...refused.signedOut },
		}),
		async (context) => context.json(await facts.find(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path,
			summary:
				"Replace the facts of the business, made from the given version; another `email` needs the key again",
			request: { body: jsonBody(factsUpdate) },
			responses: { 200: json(storedFacts, "The changed facts"), ...refused.creation },
		}),
		async (context) => {
			const { facts: changed, version } = context.req.valid("json");
			const { email } = (await facts.find()).facts;
			const isMoved = changed.email !== email;
			if (isMoved) await requireRecentKey(context);
			const saved = await facts.save(changed, version);
			if (isMoved) context.set("recorded", { details: { isAddressChanged: true }, formerAddress: email });
			return context.json(saved, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: "/api/admin/site-opening",
			summary: "Let search engines list the site, or ask them to stay away",
			request: { body: jsonBody(siteOpening) },
			responses: {
				200: json(storedFacts, "The facts, with since when the site is open"),
				...refused.invalid,
				...refused.signedOut,
			},
		}),
		async (context) => context.json(await facts.open(context.req.valid("json").open), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: promisesPath,
			summary: "Confirm having read what the site promises in its owner's name",
			responses: {
				200: json(storedFacts, "The facts, with when the promises were read"),
				...refused.signedOut,
			},
		}),
		async (context) => context.json(await facts.confirmPromises(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: sampleContentPath,
			summary: "List what visitors read of the sample beside facts and texts",
			responses: { 200: json(sampleContent, "What is still the sample's"), ...refused.signedOut },
		}),
		async (context) => context.json(await findSample(), 200),
	);

	return router;
}
