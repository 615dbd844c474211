import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { apiRouter, json, jsonBody, refused } from "../../../server/platform/api";
import { Failure } from "../../../server/platform/failure";
import { type AccessRules, bearerToken } from "./require-administrator.server";
import { signInInput, signInResult } from "./session";
import type { SessionsStore } from "./sessions.store.server";
import type { SignInLimit } from "./sign-in-limit.server";

/** Signing in and out. `clientOf` names the client whose tries are counted. */
export function sessionApi(
	sessions: SessionsStore,
	access: AccessRules,
	{ limit, clientOf }: { limit: SignInLimit; clientOf(context: Context): string },
) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			method: "post",
			path: "/api/admin/login",
			summary: "Exchange the access code for a session token",
			request: { body: jsonBody(signInInput) },
			responses: {
				200: json(signInResult, "The token of a new session"),
				...refused.invalid,
				...refused.signedOut,
				...refused.tooMany,
			},
		}),
		async (context) => {
			const client = clientOf(context);
			await limit.count(client);
			const token = await sessions.signIn(context.req.valid("json").password);
			if (token === undefined) {
				throw new Failure(401, "wrong-code", "Invalid access code. Please try again.");
			}
			await limit.forgive(client);
			return context.json({ token }, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/logout",
			summary: "End this session",
			responses: { 204: { description: "Signed out" }, ...refused.signedOut },
		}),
		async (context) => {
			await sessions.signOut(bearerToken(context) ?? "");
			return context.body(null, 204);
		},
	);

	return router;
}
