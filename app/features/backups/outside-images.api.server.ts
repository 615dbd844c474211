import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import { type OutsideImagesReport, outsideImagesReport } from "./outside-images.ts";

/** Says how the images are that backups do not hold. For the administrator alone. */
export function outsideImagesApi(report: () => Promise<OutsideImagesReport>, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/outside-images",
			summary: "Say how many images are outside the database, where, and whether all are there",
			responses: { 200: json(outsideImagesReport, "The images outside"), ...refused.signedOut },
		}),
		async (context) => context.json(await report(), 200),
	);

	return router;
}
