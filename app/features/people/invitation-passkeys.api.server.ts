import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { creationOptions } from "#app/features/keys/key.ts";
import { ownRequestsOnly } from "#app/features/session/require-administrator.server.ts";
import { signInResult } from "#app/features/session/session.ts";
import { apiRouter, json, jsonBody, problem, refused } from "#platform/api/api.ts";
import { endedInvitation } from "./invitations.api.server.ts";
import type { PeopleStore } from "./people.store.server.ts";
import { invitationInput, invitationPath, type PasskeyAcceptance, passkeyAcceptance } from "./person.ts";

type Holder = NonNullable<Awaited<ReturnType<PeopleStore["findHolder"]>>>;

type Parts = Pick<PeopleStore, "findHolder"> & {
	cookie: Parameters<typeof ownRequestsOnly>[0];
	/** Counts how often a client is given a challenge, which is stored. @throws ApiError 429. */
	countAsked(context: Context): Promise<void>;
	/** Returns what a browser makes a passkey with that replaces every key of before. */
	begin(holder: Holder): Promise<{ challenge: string }>;
	/** Uses a link up for the passkey that a browser made, and signs in. @returns as `accept` of the others. */
	accept(context: Context, holder: Holder, acceptance: PasskeyAcceptance): Promise<string | undefined>;
};

const refusedHere = {
	403: json(problem, "The passkey is refused, or the request is not the content area's own"),
};

/** Accepting an invitation with a passkey in place of a code. */
export function invitationPasskeysApi({ findHolder, cookie, countAsked, begin, accept }: Parts) {
	const own = { middleware: ownRequestsOnly(cookie) };
	return apiRouter()
		.openapi(
			createRoute({
				...own,
				method: "post",
				path: `${invitationPath}/passkey-options`,
				summary:
					"Ask for what a browser makes the passkey of an invitation with: answered once, within minutes",
				request: { body: jsonBody(invitationInput) },
				responses: {
					200: json(creationOptions, "WebAuthn's creation options, in their JSON form"),
					...refused.invalid,
					...refusedHere,
					...refused.missing,
					...refused.tooMany,
				},
			}),
			async (context) => {
				await countAsked(context);
				const holder = await findHolder(context.req.valid("json").token);
				if (holder === undefined) throw endedInvitation();
				return context.json({ ...(await begin(holder)) }, 200);
			},
		)
		.openapi(
			createRoute({
				...own,
				method: "post",
				path: `${invitationPath}/passkey`,
				summary: "Use the link of an invitation up with a passkey as the only key, and sign in",
				request: { body: jsonBody(passkeyAcceptance) },
				responses: {
					200: json(signInResult, "The id of the new session, beside the cookies"),
					...refused.invalid,
					...refusedHere,
					...refused.missing,
					...refused.conflict,
					...refused.tooMany,
				},
			}),
			async (context) => {
				const acceptance = context.req.valid("json");
				const holder = await findHolder(acceptance.token);
				const token = holder && (await accept(context, holder, acceptance));
				if (token === undefined) throw endedInvitation();
				return context.json({ token }, 200);
			},
		);
}
