import { createRoute, z } from "@hono/zod-openapi";
import { letterVersion, letterVersionHead } from "#app/features/letters/letter-version.ts";
import type { LettersStore } from "#app/features/letters/storage/letters.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import { letterParams, lettersPath } from "./letters.api.server.ts";

const path = `${lettersPath}/{id}/versions`;
const version = z.coerce.number().int().min(1).max(2_147_483_647);

/**
 * What a letter said before. To restore a version, send its `input` back as an update that says
 * `restored`. The administrator's alone.
 */
export function letterVersionsApi(
	letters: Pick<LettersStore, "listVersions" | "getVersion">,
	access: AccessRules,
) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List the kept versions of a letter, the newest first",
			request: { params: letterParams },
			responses: {
				200: json(z.array(letterVersionHead), "The versions"),
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => context.json(await letters.listVersions(context.req.valid("param").id), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${path}/{version}`,
			summary: "Read one version of a letter",
			request: { params: letterParams.extend({ version }) },
			responses: {
				200: json(letterVersion, "The version, with its texts"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			const asked = context.req.valid("param");
			return context.json(await letters.getVersion(asked.id, asked.version), 200);
		},
	);

	return router;
}
