import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import { type CopiesReport, copiesReport } from "./copies.ts";

const path = "/api/admin/copies";

export type CopyService = {
	report(): Promise<CopiesReport>;
	/** Starts a copy, unless one is running, or none may leave. */
	begin(): void;
};

/** Says how copies elsewhere are, and starts one. For the administrator alone. */
export function copiesApi(service: CopyService, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "Say where copies of the site go, and how they are",
			responses: { 200: json(copiesReport, "The copies"), ...refused.signedOut },
		}),
		async (context) => context.json(await service.report(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Begin a copy, unless one is under way or none may leave",
			responses: { 202: json(copiesReport, "The copies"), ...refused.signedOut },
		}),
		async (context) => {
			service.begin();
			return context.json(await service.report(), 202);
		},
	);

	return router;
}
