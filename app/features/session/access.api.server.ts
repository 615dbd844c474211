import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { apiRouter, json, jsonBody, refused } from "../../../server/platform/api";
import { Failure } from "../../../server/platform/failure";
import { type AccessRules, bearerToken } from "./require-administrator.server";
import { accessCodeChange, session, signInResult } from "./session";
import type { SessionsStore } from "./sessions.store.server";
import type { SignInLimit } from "./sign-in-limit.server";

const params = z.object({ id: z.string().max(100) });

/** Changing the access code, and seeing and ending the sessions it opened. */
export function accessApi(
	sessions: SessionsStore,
	access: AccessRules,
	tries: { limit: SignInLimit; clientOf(context: Context): string },
) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/access-code",
			summary: "Change the access code: ends every session and opens a new one for the caller",
			request: { body: jsonBody(accessCodeChange) },
			responses: {
				200: json(signInResult, "The token of the caller's new session"),
				...refused.invalid,
				...refused.signedOut,
				...refused.tooMany,
			},
		}),
		async (context) => {
			const client = tries.clientOf(context);
			await tries.limit.count(client);
			const { current, next } = context.req.valid("json");
			const token = await sessions.changeAccessCode(current, next);
			if (token === undefined) {
				const message = "This is not the present access code.";
				throw new Failure(400, "wrong-code", message, { fields: { current: message } });
			}
			await tries.limit.forgive(client);
			return context.json({ token }, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/sessions",
			summary: "List the sessions that have not ended",
			responses: {
				200: json(z.array(session), "Sessions, the latest request first"),
				...refused.signedOut,
			},
		}),
		async (context) => context.json(await sessions.list(bearerToken(context) ?? ""), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: "/api/admin/sessions/{id}",
			summary: "End a session",
			request: { params },
			responses: { 204: { description: "Ended" }, ...refused.signedOut, ...refused.missing },
		}),
		async (context) => {
			await sessions.end(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	return router;
}
