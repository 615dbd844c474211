import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "#app/content/schema.ts";
import { formIds } from "#app/features/forms/form.ts";
import { apiRouter, json, jsonBody, problem, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";
import { applicationCookie } from "./application-cookie.server.ts";
import { challengePath, savePath } from "./filling.ts";
import type { FillingService } from "./filling-service.server.ts";
import { savedAnswers } from "./saved-answers.ts";

type Parts = {
	filling: Pick<FillingService, "save" | "challenge">;
	siteUrl: string;
	countSave: CountTry;
	countChallenge: CountTry;
	clientOf(context: Context): string;
};

/** Endpoints that a form's page calls while somebody types. */
export function fillingApi({ filling, siteUrl, countSave, countChallenge, clientOf }: Parts) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			method: "post",
			path: savePath,
			summary: "Save what was typed in a form, encrypted, as far as it goes",
			request: { params: z.object({ form: z.enum(formIds) }), body: jsonBody(savedAnswers) },
			responses: {
				200: json(z.object({ saved: z.literal(true) }), "Saved"),
				...refused.invalid,
				...refused.missing,
				...refused.conflict,
				...refused.tooMany,
				409: json(problem, "The key of the applications is not on this server"),
			},
		}),
		async (context) => {
			await refuseTooMany(countSave, clientOf(context));
			const { form } = context.req.valid("param");
			const { language, answers, ...saving } = context.req.valid("json");
			const { browser, fresh } = applicationCookie(siteUrl, form).read(context.req.header("Cookie"));
			const outcome = await filling.save({ form, language, browser }, answers, saving);
			if (outcome === "closed") throw new ApiError(404, "not-found", "This form is not open.");
			if (outcome !== "saved")
				throw new ApiError(
					409,
					"application-gone",
					"This application was sent, erased, or goes on elsewhere.",
				);
			if (fresh !== undefined) context.header("Set-Cookie", fresh);
			return context.json({ saved: true } as const, 200);
		},
	);

	router.openapi(
		createRoute({
			method: "get",
			path: challengePath,
			summary: "Ask for a proof of work that is sent with a form",
			responses: {
				200: json(z.looseObject({}), "A challenge of altcha-lib 2, for a while"),
				...refused.tooMany,
				409: json(problem, "The key of the applications is not on this server"),
			},
		}),
		async (context) => {
			await refuseTooMany(countChallenge, clientOf(context));
			context.header("Cache-Control", "no-store");
			return context.json({ ...(await filling.challenge()) }, 200);
		},
	);

	return router;
}

async function refuseTooMany(count: CountTry, client: string): Promise<void> {
	const retryAfterSeconds = await count(client);
	if (retryAfterSeconds === undefined) return;
	throw new ApiError(429, "too-many-tries", "Please wait a little.", { more: { retryAfterSeconds } });
}
