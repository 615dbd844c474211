import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, refused } from "#platform/api/api.ts";

type Parts = {
	/** Has letters sent to a paused address again. */
	resume(subscriberId: string): Promise<void>;
};

/** Addresses that refused too many letters. The administrator's alone. */
export function pausedAddressesApi({ resume }: Parts, access: AccessRules) {
	const router = apiRouter();
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/subscribers/{id}/resume",
			summary: "Send letters again to an address that refused too many",
			request: { params: idParams },
			responses: {
				204: { description: "Letters are sent to it again" },
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			await resume(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);
	return router;
}
