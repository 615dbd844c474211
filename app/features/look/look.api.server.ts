import { createRoute, z } from "@hono/zod-openapi";
import type { PreparedLogo } from "#app/features/look/logo/logo-process.server.ts";
import { type AccessRules, limitUploads } from "#app/features/session/require-administrator.server.ts";
import { maxLogoBytes, maxLogoMegabytes } from "#app/site/logo.ts";
import { shippedLook } from "#app/site/site-look.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";
import type { LookStore } from "./look.store.server.ts";
import { type LookChoices, logoFile, lookPath, lookUpdate, storedLook } from "./stored-look.ts";

/** The endpoints of how the site looks: the administrator's alone, since pages show it. */
export function lookApi(look: LookParts, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: lookPath,
			summary: "Read how the site looks",
			responses: { 200: json(storedLook, "The choices"), ...refused.signedOut },
		}),
		async (context) => context.json(await look.find(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: lookPath,
			summary: "Change how the site looks, made from the given version",
			request: { body: jsonBody(lookUpdate) },
			responses: { 200: json(storedLook, "The changed choices"), ...refused.change },
		}),
		async (context) => {
			const { look: chosen, version } = context.req.valid("json");
			return context.json(await look.save(await checked(chosen), version), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			middleware: [access.administratorOnly.middleware, limitUploads(look.countUpload)],
			method: "post",
			path: `${lookPath}/logo`,
			summary: `Store a logo, so that it can be chosen: SVG or PNG of at most ${maxLogoMegabytes} MiB`,
			request: { body: { required: true, content: { "multipart/form-data": { schema: logoForm } } } },
			responses: {
				200: json(logoFile, "The stored logo"),
				...refused.invalid,
				...refused.signedOut,
				...refused.tooMany,
				...refused.busy,
			},
		}),
		async (context) => {
			const { logo } = await context.req.parseBody();
			if (!(logo instanceof File)) throw new ApiError(400, "no-file", "Please select an image file");
			// Read no more than what can be accepted and the one byte that makes it too much.
			const bytes = new Uint8Array(await logo.slice(0, maxLogoBytes + 1).arrayBuffer());
			return context.json(await look.addLogo(await look.prepareLogo(bytes)), 200);
		},
	);

	return router;
}

const logoForm = z.object({ logo: z.any().meta({ type: "string", format: "binary" }) });

type LookParts = LookStore & {
	/** @throws ApiError 400 for what is no logo, 503 when too many wait. */
	prepareLogo(bytes: Uint8Array): Promise<PreparedLogo>;
	countUpload: CountTry;
};

/** The choices as they are stored. @throws ApiError 400 for an accent that is too faint. */
async function checked(chosen: LookChoices): Promise<LookChoices> {
	const { accent } = chosen;
	if (accent === null || accent === shippedLook.accent.brand) return { ...chosen, accent: null };
	// Loaded where somebody chooses a colour: at rest the site does without.
	const { mayBeAccent, nearestAccent } = await import("./accent.ts");
	if (mayBeAccent(accent)) return chosen;
	const suggestion = nearestAccent(accent);
	throw new ApiError(
		400,
		"accent-faint",
		`This colour is too light to be seen well. The nearest that works is ${suggestion}.`,
		{ fields: { "look.accent": "This colour is too light to be seen well." }, more: { suggestion } },
	);
}
