import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import { apiRouter, idParams, json, refused } from "#platform/api/api.ts";
import { type VersionHead, versionHead } from "./version.ts";

const version = z.coerce.number().int().min(1).max(2_147_483_647);

export type History<Version extends VersionHead> = {
	/** One of the kind in a sentence: `an article`. */
	noun: string;
	/** The beginning of its schemas' names: `Article`. */
	schemaName: string;
	/** The schema of a version's `input`, which restores it when it is sent back. */
	input: z.ZodType;
	listVersions(id: string): Promise<VersionHead[]>;
	getVersion(id: string, version: number): Promise<Version>;
};

type Place = {
	/** The path of one thing of the kind. */
	path: string;
	/** Lets in those who may read them. */
	access: Pick<RouteConfig, "middleware" | "security">;
};

/** The endpoints of a kind's history: the list of a thing's versions, and each of them. */
export function versionsApi<Version extends VersionHead>(history: History<Version>, place: Place) {
	const { noun, schemaName } = history;
	const { access } = place;
	const head = versionHead.meta({ id: `${schemaName}VersionHead` });
	const whole: z.ZodType = head.extend({ input: history.input }).meta({ id: `${schemaName}Version` });
	const path = `${place.path}/versions`;
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access,
			method: "get",
			path,
			summary: `List the kept versions of ${noun}, the newest first`,
			request: { params: idParams },
			responses: {
				200: json(z.array(head), "The versions"),
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => context.json(await history.listVersions(context.req.valid("param").id), 200),
	);

	router.openapi(
		createRoute({
			...access,
			method: "get",
			path: `${path}/{version}`,
			summary: `Read one version of ${noun}`,
			request: { params: idParams.extend({ version }) },
			responses: {
				200: json(whole as z.ZodType<Version, Version>, "The version, with its texts"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			const asked = context.req.valid("param");
			return context.json(await history.getVersion(asked.id, asked.version), 200);
		},
	);

	return router;
}
