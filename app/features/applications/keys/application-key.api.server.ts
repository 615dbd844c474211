import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";
import type { ApplicationKeys } from "./application-key.server.ts";
import {
	applicationKeySheet,
	applicationKeyState,
	keyEntry,
	keyProof,
	applicationKeyPath as path,
} from "./application-key.ts";

type Parts = {
	keys: ApplicationKeys;
	/** Counts a try to prove or enter a key. */
	countTry: CountTry;
	clientOf(context: Context): string;
};

const state = json(applicationKeyState, "How the key stands now");
const { signedOut } = refused;

const postOf =
	(administratorOnly: AccessRules["administratorOnly"]) =>
	<Below extends string>(below: Below, summary: string) =>
		({ ...administratorOnly, method: "post", path: `${path}${below}`, summary }) as const;

/** Makes, shows, proves, takes and exchanges the key of the applications. */
export function applicationKeyApi({ keys, countTry, clientOf }: Parts, { administratorOnly }: AccessRules) {
	const router = apiRouter();
	const post = postOf(administratorOnly);
	router.openapi(
		createRoute({
			...administratorOnly,
			method: "get",
			path,
			summary: "Read how the key of the applications stands",
			responses: { 200: state, ...refused.signedOut },
		}),
		async (context) => context.json(await keys.read(), 200),
	);
	router.openapi(
		createRoute({
			...administratorOnly,
			method: "get",
			path: `${path}/sheet`,
			summary: "Read the key as it is printed on the recovery sheet",
			responses: { 200: json(applicationKeySheet, "The sheet"), ...refused.signedOut, ...refused.conflict },
		}),
		async (context) => context.json(await keys.readSheet(), 200),
	);
	router.openapi(
		createRoute({
			...post("", "Make the key of the applications, unless there is one"),
			responses: { 200: state, ...signedOut, ...refused.conflict },
		}),
		async (context) => {
			await keys.create();
			return context.json(await keys.read(), 200);
		},
	);
	router.openapi(
		createRoute({
			...post("/exchange", "Make the key that follows: it is in force once it is proved"),
			responses: { 200: state, ...signedOut, ...refused.conflict },
		}),
		async (context) => {
			await keys.exchange();
			return context.json(await keys.read(), 200);
		},
	);
	addTries(router, { keys, countTry, clientOf }, post);
	return router;
}

/** Adds the operation that takes signs from the sheet, with its limit of tries an hour. */
function addTries(
	router: ReturnType<typeof apiRouter>,
	{ keys, countTry, clientOf }: Parts,
	post: ReturnType<typeof postOf>,
): void {
	const answers = { 200: state, ...refused.invalid, ...signedOut, ...refused.tooMany };
	router.openapi(
		createRoute({
			...post("/proof", "Prove that the key is on paper, by the signs of the groups that are asked"),
			request: { body: jsonBody(keyProof) },
			responses: { ...answers, ...refused.conflict },
		}),
		async (context) => {
			requireTry(await countTry(clientOf(context)));
			await keys.prove(context.req.valid("json").signs);
			await keys.settle();
			return context.json(await keys.read(), 200);
		},
	);
	router.openapi(
		createRoute({
			...post("/entry", "Enter the key that is missing here, from the recovery sheet"),
			request: { body: jsonBody(keyEntry) },
			responses: answers,
		}),
		async (context) => {
			requireTry(await countTry(clientOf(context)));
			await keys.enter(context.req.valid("json").key);
			return context.json(await keys.read(), 200);
		},
	);
}

/** @throws ApiError 429 where somebody must wait before the next try. */
function requireTry(retryAfterSeconds: number | undefined): void {
	if (retryAfterSeconds === undefined) return;
	const message = "Too many tries. Wait a while, then read the signs from the sheet.";
	throw new ApiError(429, "too-many-tries", message, { more: { retryAfterSeconds } });
}
