import { createRoute } from "@hono/zod-openapi";
import { apiRouter, json, jsonBody, problem, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { PasskeyProofs } from "./passkey-sign-in.api.server.ts";
import { type AccessRules, ownRequestsOnly } from "./require-administrator.server.ts";
import type { SecondLookStore } from "./second-look.store.server.ts";
import { confirmInput, passkeyConfirm } from "./second-look.ts";
import { passkeyRequest } from "./session.ts";
import type { SignInParts } from "./session-cookie.server.ts";
import type { CheckSecondKey, SessionsStore } from "./sessions.store.server.ts";

type Parts = Pick<SignInParts, "limit" | "clientOf" | "checkSecondKey"> & {
	cookie: Parameters<typeof ownRequestsOnly>[0];
	sessions: Pick<SessionsStore, "proveCode">;
	secondLook: Pick<SecondLookStore, "note">;
	proofs: PasskeyProofs;
	/** Returns who sent a request. */
	holderOf(context: Parameters<SignInParts["clientOf"]>[0]): { id: string };
};

const done = { 204: { description: "Given: it counts for a quarter of an hour" } };
const refusedHere = {
	403: json(problem, "The passkey is refused, or the request is not the content area's own"),
};

/** Takes the key of whoever is signed in again, before what asks for it. */
export function confirmApi(parts: Parts, access: Pick<AccessRules, "administratorOnly">) {
	const router = apiRouter();
	const { limit, clientOf, checkSecondKey, sessions, secondLook, holderOf } = parts;

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/confirm",
			summary: "Give the access code again, which exports, erasures and the like ask for",
			request: { body: jsonBody(confirmInput) },
			responses: { ...done, ...refused.invalid, ...refused.signedOut, ...refused.tooMany },
		}),
		async (context) => {
			const { password, oneTimeCode } = context.req.valid("json");
			const sessionId = context.get("sessionId");
			const checkSecond: CheckSecondKey = (personId) =>
				checkSecondKey(personId, oneTimeCode).catch(refuseHere);
			const person = holderOf(context).id;
			const caller = { client: clientOf(context), known: `session ${sessionId}`, person };
			const isRight = await limit.attempt(caller, () =>
				sessions.proveCode(person, password, checkSecond, (transaction) =>
					secondLook.note(sessionId, transaction),
				),
			);
			if (isRight === undefined) {
				const field = oneTimeCode === undefined ? "password" : "oneTimeCode";
				const message = "This is not the key.";
				throw new ApiError(400, "wrong-code", message, { fields: { [field]: message } });
			}
			return context.body(null, 204);
		},
	);
	addPasskey(router, parts, access);
	return router;
}

/** Refuses with 400 what a sign-in refuses with 401, which would end the session in a browser. */
function refuseHere(error: unknown): never {
	if (!(error instanceof ApiError) || error.status !== 401) throw error;
	throw new ApiError(400, error.code, error.message, { fields: { oneTimeCode: error.message } });
}

function addPasskey(
	router: ReturnType<typeof apiRouter>,
	{ limit, clientOf, cookie, secondLook, proofs, holderOf }: Parts,
	access: Pick<AccessRules, "administratorOnly">,
): void {
	const middleware = [access.administratorOnly.middleware, ownRequestsOnly(cookie)];
	const own = { ...access.administratorOnly, middleware };

	router.openapi(
		createRoute({
			...own,
			method: "post",
			path: "/api/admin/confirm/passkey-options",
			summary: "Ask for what a browser gives a passkey again with: answered once, within minutes",
			responses: {
				200: json(passkeyRequest, "WebAuthn's request options, in their JSON form"),
				...refused.signedOut,
				...refusedHere,
			},
		}),
		async (context) => {
			const asked = { purpose: "confirm", personId: holderOf(context).id } as const;
			return context.json({ ...(await proofs.beginProof(asked)) }, 200);
		},
	);

	router.openapi(
		createRoute({
			...own,
			method: "post",
			path: "/api/admin/confirm/passkey",
			summary: "Give a passkey again, which exports, erasures and the like ask for",
			request: { body: jsonBody(passkeyConfirm) },
			responses: {
				...done,
				...refused.invalid,
				...refused.signedOut,
				...refusedHere,
				...refused.tooMany,
			},
		}),
		async (context) => {
			const sessionId = context.get("sessionId");
			const { id: personId } = holderOf(context);
			const asked = { purpose: "confirm", personId } as const;
			const caller = { client: clientOf(context), known: `session ${sessionId}`, person: personId };
			await limit.attempt(caller, () =>
				proofs.finishProof(context.req.valid("json").response, asked, async (transaction) => {
					await secondLook.note(sessionId, transaction);
					return true;
				}),
			);
			return context.body(null, 204);
		},
	);
}
