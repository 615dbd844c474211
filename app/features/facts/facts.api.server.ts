import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { type Facts, factList } from "#app/site/facts.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { imagesOf } from "./fact-images.ts";
import type { FactsStore } from "./facts.store.server.ts";
import { type SampleContent, sampleContent, sampleContentPath } from "./sample-content.ts";
import { factsUpdate, promisesPath, siteOpening, storedFacts } from "./stored-facts.ts";

const path = "/api/admin/facts";

type Parts = {
	findSample(): Promise<SampleContent>;
	/** Finds the pixels of an image of the library; undefined for one that is not there. */
	findImageSize(hash: string): Promise<{ width: number; height: number } | undefined>;
	/** Refuses with 403 a session whose key was not given lately. */
	requireRecentKey(context: Context): Promise<void>;
};

/** The endpoints of the facts of the business: the administrator's alone, since pages show them. */
export function factsApi(
	facts: FactsStore,
	{ findSample, findImageSize, requireRecentKey }: Parts,
	access: AccessRules,
) {
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
			const before = (await facts.find()).facts;
			const { email } = before;
			await requireImages(changed, before, findImageSize);
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

/** Requires that the images that are new among the facts can be shown. @throws ApiError 400. */
async function requireImages(
	changed: Facts,
	before: Facts,
	findImageSize: Parts["findImageSize"],
): Promise<void> {
	for (const { id, hash } of imagesOf(changed)) {
		if (hash === before[id]) continue;
		const { min } = factList[id];
		const size = await findImageSize(hash);
		if (size !== undefined && Math.min(size.width, size.height) >= min) continue;
		const gone = "Choose an image of the library: this one has been deleted.";
		const small = `Choose an image of at least ${min} by ${min} pixels.`;
		const message = size === undefined ? gone : small;
		throw new ApiError(400, "invalid", message, { fields: { [id]: message } });
	}
}
