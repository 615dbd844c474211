import { createRoute, z } from "@hono/zod-openapi";
import { contentApi } from "#app/content/storage/content.api.server.ts";
import { questionSchemas, questionsPath } from "#app/features/forms/question.ts";
import type { QuestionsStore } from "#app/features/forms/storage/questions.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { idParams, jsonBody, refused } from "#platform/api/api.ts";

const questionPlace = z
	.object({
		after: z
			.string()
			.max(100)
			.nullable()
			.meta({ description: "The question of the same form that comes before it; null for the first place." }),
	})
	.meta({ id: "QuestionPlace" });

/** The endpoints of the questions of forms, in their order. */
export function questionsApi({ get: _, ...questions }: QuestionsStore, access: AccessRules) {
	const endpoints = {
		...{ path: questionsPath, noun: "a question", ...questionSchemas },
		refusals: { create: refused.conflict, remove: refused.conflict },
		summaries: { list: "List the questions of all forms, in their order" },
	};
	return contentApi(endpoints, questions, access).openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${questionsPath}/{id}/place`,
			summary: "Put a question after another one of its form",
			request: { params: idParams, body: jsonBody(questionPlace) },
			responses: { 204: { description: "It is there" }, ...refused.change },
		}),
		async (context) => {
			await questions.place(context.req.valid("param").id, context.req.valid("json").after);
			return context.body(null, 204);
		},
	);
}
