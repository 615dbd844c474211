import { createRoute, z } from "@hono/zod-openapi";
import { normalizeEmail } from "#app/mail/email-address.ts";
import { ownerId, roles } from "#app/site/roles.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { refuseListedCode } from "./listed-codes.server.ts";
import type { Access, AccessRules } from "./require-administrator.server.ts";
import { accessCodeChange, device, me, mePath, session, signInInput, signInResult } from "./session.ts";
import { deviceName, type SignInParts } from "./session-cookie.server.ts";
import type { SessionsStore } from "./sessions.store.server.ts";
import { signingIn } from "./signing-in.server.ts";

type Router = ReturnType<typeof apiRouter>;
/** Parts of a sign-in, and a look whether a person has an access code. */
type Parts = SignInParts & { hasCode(personId: string): Promise<boolean> };

const params = z.object({ id: z.string().max(100) });
const refusals = { ...refused.invalid, ...refused.signedOut, ...refused.tooMany };

/** Signs in and out, changes the access code, and lists and ends sessions and devices. */
export function sessionApi(sessions: SessionsStore, { findSession, to }: Access, parts: Parts) {
	const router = apiRouter();
	const access = to("own");
	addSignIn(router, sessions, { findSession }, parts);
	addPerson(router, sessions, access, parts);
	addAccessCode(router, sessions, access, parts);
	addSessions(router, sessions, access);
	addDevices(router, sessions, access);
	return router;
}

function addSignIn(
	router: Router,
	sessions: SessionsStore,
	access: Pick<Access, "findSession">,
	parts: Parts,
): void {
	const signIn = signingIn(sessions, access, parts);
	router.openapi(
		createRoute({
			method: "post",
			path: "/api/admin/login",
			summary:
				"Exchange the access code for a session: a token, or for a request of the content area cookies and the session's id",
			request: { body: jsonBody(signInInput) },
			responses: {
				200: json(signInResult, "The token of a new session, or its id beside the cookies"),
				...refusals,
			},
		}),
		async (context) => {
			const { password, email, oneTimeCode, stay } = context.req.valid("json");
			const checkSecond = (personId: string) => parts.checkSecondKey(personId, oneTimeCode);
			const token = await signIn(context, email === undefined ? ownerId : normalizeEmail(email), (device) =>
				sessions.signIn(password, device, { email, stay, checkSecondKey: checkSecond }),
			);
			if (token === undefined)
				throw new ApiError(401, "wrong-code", "Invalid access code. Please try again.");
			return context.json({ token }, 200);
		},
	);
}

/** Tells who is signed in, and ends their session. */
function addPerson(router: Router, sessions: SessionsStore, access: AccessRules, parts: Parts): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: mePath,
			summary: "Who is signed in, and what is open to them",
			responses: { 200: json(me, "The person"), ...refused.signedOut },
		}),
		async (context) => {
			const { id, name, role } = context.get("person");
			const hasCode = await parts.hasCode(id);
			return context.json({ id, name, role, capabilities: [...roles[role]], hasCode }, 200);
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
			parts.sessionCookie.remove(context);
			return context.body(null, 204);
		},
	);
}

function addAccessCode(router: Router, sessions: SessionsStore, access: AccessRules, parts: Parts): void {
	const { limit, clientOf, deviceCookie, sessionCookie } = parts;
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/access-code",
			summary:
				"Change the caller's access code: ends their sessions and devices, with the owner's everybody's, and opens a new session for the caller",
			request: { body: jsonBody(accessCodeChange) },
			responses: {
				200: json(signInResult, "The token of the caller's new session, or its id beside the cookies"),
				...refusals,
			},
		}),
		async (context) => {
			const { current, next } = context.req.valid("json");
			await refuseListedCode(next, "next");
			const { id: personId } = context.get("person");
			const known = `session ${context.get("sessionId")}`;
			const caller = { client: clientOf(context), known, person: personId };
			const name = await deviceName(context.req.header("User-Agent"));
			const opened = await limit.attempt(caller, () =>
				sessions.changeAccessCode(current, next, { known: { name }, personId }),
			);
			if (opened === undefined) {
				const message = "This is not the present access code.";
				throw new ApiError(400, "wrong-code", message, { fields: { current: message } });
			}
			deviceCookie.write(context, opened.deviceToken);
			return context.json({ token: sessionCookie.hand(context, opened) }, 200);
		},
	);
}

function addSessions(router: Router, sessions: SessionsStore, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/sessions",
			summary: "List the caller's sessions that have not ended; for the owner everybody's",
			responses: { 200: json(z.array(session), "Sessions, the latest request first"), ...refused.signedOut },
		}),
		async (context) =>
			context.json(await sessions.list(context.get("sessionId"), context.get("person").id), 200),
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
			await sessions.end(context.req.valid("param").id, context.get("person").id);
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: "/api/admin/sessions",
			summary: "End the caller's other sessions, as after a key was lost",
			responses: { 204: { description: "Ended" }, ...refused.signedOut },
		}),
		async (context) => {
			await sessions.endOthers(context.get("sessionId"), context.get("person").id);
			return context.body(null, 204);
		},
	);
}

function addDevices(router: Router, sessions: SessionsStore, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/devices",
			summary:
				"List the devices that the caller, or for the owner anybody, signed in on before: the tries of others never make them wait",
			responses: { 200: json(z.array(device), "Devices, the latest sign-in first"), ...refused.signedOut },
		}),
		async (context) =>
			context.json(await sessions.listDevices(context.get("sessionId"), context.get("person").id), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: "/api/admin/devices/{id}",
			summary: "Forget a device; its sessions stay open",
			request: { params },
			responses: { 204: { description: "Forgotten" }, ...refused.signedOut, ...refused.missing },
		}),
		async (context) => {
			await sessions.endDevice(context.req.valid("param").id, context.get("person").id);
			return context.body(null, 204);
		},
	);
}
