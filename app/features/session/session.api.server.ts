import { createRoute } from "@hono/zod-openapi";
import { contentAreaLanguage } from "#app/i18n/content-area-language.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { deviceName, type SignInParts } from "./device-cookie.server.ts";
import type { AccessRules } from "./require-administrator.server.ts";
import { signInInput, signInResult } from "./session.ts";
import type { SessionsStore } from "./sessions.store.server.ts";

/** Signs in and out. */
export function sessionApi(
	sessions: SessionsStore,
	access: AccessRules,
	{ limit, clientOf, deviceCookie, sessionCookie }: SignInParts,
) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			method: "post",
			path: "/api/admin/login",
			summary:
				"Exchange the access code for a session: a token, or for a request of the content area cookies and the session's id",
			request: { body: jsonBody(signInInput) },
			responses: {
				200: json(signInResult, "The token of a new session, or its id beside the cookies"),
				...refused.invalid,
				...refused.signedOut,
				...refused.tooMany,
			},
		}),
		async (context) => {
			const { password } = context.req.valid("json");
			const deviceToken = deviceCookie.read(context);
			const device = deviceToken && (await sessions.findDevice(deviceToken));
			const caller = { client: clientOf(context), known: device && `device ${device}` };
			const language = contentAreaLanguage(context.req.raw.headers);
			const name = await deviceName(context.req.header("User-Agent"));
			const opened = await limit.attempt(caller, () =>
				sessions.signIn(password, deviceToken, { language, name }),
			);
			if (opened === undefined) {
				throw new ApiError(401, "wrong-code", "Invalid access code. Please try again.");
			}
			// A browser whose sign-out did not reach the server would have two sessions.
			const before = await access.findSession(context);
			if (before !== undefined) await sessions.signOut(before);
			deviceCookie.write(context, opened.deviceToken);
			return context.json({ token: sessionCookie.hand(context, opened) }, 200);
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
			await sessions.signOut(context.get("sessionId"));
			sessionCookie.remove(context);
			return context.body(null, 204);
		},
	);

	return router;
}
