import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { signInResult } from "#app/features/session/session.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { PeopleStore } from "./people.store.server.ts";
import {
	type Acceptance,
	acceptance,
	acceptancePath,
	invitation,
	invitationInput,
	invitationPath,
} from "./person.ts";

type Parts = Pick<PeopleStore, "findInvited"> & {
	/** Uses a link up, and signs in. @returns the token for the answer; undefined where the link opens nothing. */
	accept(context: Context, acceptance: Acceptance): Promise<string | undefined>;
};

/** The endpoints of the invitation page, open to anybody with its link. */
export function invitationsApi({ findInvited, accept }: Parts) {
	return apiRouter()
		.openapi(
			createRoute({
				method: "post",
				path: invitationPath,
				summary: "Say whom the link of an invitation is for; it is not used up by that",
				request: { body: jsonBody(invitationInput) },
				responses: { 200: json(invitation, "Whom it is for"), ...refused.invalid, ...refused.missing },
			}),
			async (context) => {
				const found = await findInvited(context.req.valid("json").token);
				if (found === undefined) throw endedInvitation();
				return context.json(found, 200);
			},
		)
		.openapi(
			createRoute({
				method: "post",
				path: acceptancePath,
				summary: "Use the link of an invitation up: choose a code, and sign in",
				request: { body: jsonBody(acceptance) },
				responses: {
					200: json(signInResult, "The token of a new session, or its id beside the cookies"),
					...refused.invalid,
					...refused.missing,
					...refused.tooMany,
				},
			}),
			async (context) => {
				const token = await accept(context, context.req.valid("json"));
				if (token === undefined) throw endedInvitation();
				return context.json({ token }, 200);
			},
		);
}

/** The refusal of a link that was used, or is too old. */
export function endedInvitation(): ApiError {
	const message = "This link no longer works: it is older than a day, or it was used. Ask for a new one.";
	return new ApiError(404, "invitation-ended", message);
}
