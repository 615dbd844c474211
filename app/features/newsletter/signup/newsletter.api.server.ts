import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { signUpInput, signUpResult } from "#app/features/newsletter/newsletter.ts";
import { visitSourceHeader } from "#app/features/visits/visit.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import type { TakeSignUp } from "./sign-up.server.ts";

/** The endpoint of the form. `clientOf` returns the client whose sign-ups are limited. */
export function newsletterApi(takeSignUp: TakeSignUp, clientOf: (context: Context) => string) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			method: "post",
			path: "/api/newsletter",
			summary: "Ask for the newsletter; a mail to confirm follows where one is needed",
			request: { body: jsonBody(signUpInput) },
			responses: {
				200: json(signUpResult, "Taken: the same answer for every address, known or not"),
				...refused.invalid,
				...refused.tooMany,
			},
		}),
		async (context) => {
			const source = context.req.header(visitSourceHeader);
			const result = await takeSignUp(context.req.valid("json"), clientOf(context), source);
			return context.json(result, 200);
		},
	);

	return router;
}
