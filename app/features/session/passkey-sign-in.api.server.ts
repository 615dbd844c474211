import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { apiRouter, json, jsonBody, problem, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";
import { ownRequestsOnly } from "./require-administrator.server.ts";
import { type PasskeyProof, passkeyRequest, passkeySignIn, signInResult } from "./session.ts";
import type { SignInParts } from "./session-cookie.server.ts";
import type { SessionsStore } from "./sessions.store.server.ts";
import { anybody, type SignIn } from "./signing-in.server.ts";

type Asked = { purpose: "sign-in"; personId: null } | { purpose: "confirm"; personId: string };

/** Asks for the proof of a passkey, and opens something in the transaction that notes its use. */
export type PasskeyProofs = {
	beginProof(asked: Asked): Promise<{ challenge: string }>;
	finishProof<Result>(
		proof: PasskeyProof,
		asked: Asked,
		open: (transaction: Kysely<Tables>, personId: string) => Promise<Result>,
	): Promise<Result>;
};

type Parts = Pick<SignInParts, "sessionCookie"> & {
	signIn: SignIn;
	proofs: PasskeyProofs;
	/** Counts how often a client is given a challenge, which is stored. @throws ApiError 429. */
	countAsked(context: Context): Promise<void>;
};

const asked = { purpose: "sign-in", personId: null } as const;
const refusedHere = {
	403: json(problem, "The passkey is refused, or the request is not the content area's own"),
};

/** Returns a count of what a client asks for. @throws ApiError 429 beyond its limit. */
export function countingAsked(count: CountTry, clientOf: (context: Context) => string) {
	return async (context: Context): Promise<void> => {
		const retryAfterSeconds = await count(clientOf(context));
		if (retryAfterSeconds === undefined) return;
		const message = `Too many tries. Please wait ${retryAfterSeconds} s before you try again.`;
		throw new ApiError(429, "too-many-tries", message, { more: { retryAfterSeconds } });
	};
}

/** Signs in with a passkey, which says whose it is. */
export function passkeySignInApi(
	{ openSession }: Pick<SessionsStore, "openSession">,
	{ signIn, proofs, countAsked, sessionCookie }: Parts,
) {
	const router = apiRouter();
	const own = { middleware: ownRequestsOnly(sessionCookie) };

	router.openapi(
		createRoute({
			...own,
			method: "post",
			path: "/api/admin/login/passkey-options",
			summary: "Ask for what a browser signs in with by a passkey: answered once, within minutes",
			responses: {
				200: json(passkeyRequest, "WebAuthn's request options, in their JSON form"),
				...refusedHere,
				...refused.tooMany,
			},
		}),
		async (context) => {
			await countAsked(context);
			return context.json({ ...(await proofs.beginProof(asked)) }, 200);
		},
	);

	router.openapi(
		createRoute({
			...own,
			method: "post",
			path: "/api/admin/login/passkey",
			summary: "Exchange the proof of a passkey for a session",
			request: { body: jsonBody(passkeySignIn) },
			responses: {
				200: json(signInResult, "The id of the new session, beside the cookies"),
				...refused.invalid,
				...refusedHere,
				...refused.tooMany,
			},
		}),
		async (context) => {
			const { response, stay } = context.req.valid("json");
			const token = await signIn(context, anybody, (device) =>
				proofs.finishProof(response, asked, (transaction, personId) =>
					openSession(transaction, personId, device, { stay }),
				),
			);
			return context.json({ token: token ?? "" }, 200);
		},
	);

	return router;
}
