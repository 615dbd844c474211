import { createRoute, z } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { defaultLanguage, languages } from "#app/site/site-config.ts";
import { apiRouter, idParams, json, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { readGuestFile } from "./guest-file.server.ts";
import {
	type GuestImport,
	guestColumns,
	guestImport,
	maxGuestBytes,
	maxGuestMegabytes,
	maxGuestRows,
} from "./guest-import.ts";
import type { GuestImportsStore } from "./guest-imports.store.server.ts";

const refusals = { ...refused.invalid, ...refused.signedOut, ...refused.missing, ...refused.conflict };
const form = z.object({
	file: z.any().meta({ type: "string", format: "binary" }),
	columns: z.any().optional().meta({ type: "string", description: "JSON: which column holds what, from 0" }),
	step: z.any().optional().meta({ type: "string", description: "`look`, or `import`" }),
	language: z.any().optional().meta({ type: "string", description: "Of everybody whose line names none" }),
});
const chosenColumns = z.string().transform((json, context) => {
	try {
		const read = guestColumns.safeParse(JSON.parse(json));
		if (read.success) return read.data;
	} catch {
		// No JSON: refused like any other nonsense.
	}
	context.addIssue({ code: "custom", message: "Say which column holds what." });
	return z.NEVER;
});
const options = z.object({
	step: z.enum(["look", "import"]).default("look"),
	language: z.enum(languages).default(defaultLanguage),
	columns: chosenColumns.optional(),
});

export function guestImportsApi(guests: GuestImportsStore, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/tables/{id}/guests/import",
			summary: `Look at a CSV file of at most ${maxGuestRows} guests and ${maxGuestMegabytes} MiB, or import it`,
			request: {
				params: idParams,
				body: { required: true, content: { "multipart/form-data": { schema: form } } },
			},
			responses: {
				200: json(guestImport, "Who comes, and why each of the other lines brings nobody"),
				...refusals,
			},
		}),
		async (context) => {
			const { file, ...said } = await context.req.parseBody();
			if (!(file instanceof File)) throw new ApiError(400, "no-file", "Please choose a file.");
			if (file.size > maxGuestBytes) {
				throw new ApiError(400, "file-too-large", `Choose a file of at most ${maxGuestMegabytes} MB.`, {
					more: { max: maxGuestMegabytes },
				});
			}
			const asked = options.safeParse(said);
			if (!asked.success)
				throw new ApiError(400, "invalid", "Say what to do with the file, and which column holds what.");
			const { id } = context.req.valid("param");
			const { step, language, columns: chosen } = asked.data;
			if (step === "look") context.set("recorded", { isNothing: true });
			const read = await readGuestFile(new Uint8Array(await file.arrayBuffer()), { language, chosen });
			if (read.kind === "unreadable") return context.json(read, 200);
			const bring = step === "import" ? guests.importFile : guests.lookAtFile;
			const sifted = await bring(id, read.candidates);
			const leftOut = [...read.leftOut, ...sifted.leftOut].toSorted((one, other) => one.line - other.line);
			const outcome: GuestImport = {
				kind: step === "import" ? "imported" : "looked",
				rows: read.rows,
				fresh: sifted.fresh.length,
				leftOut,
				...{ names: read.names, columns: read.columns },
			};
			return context.json(outcome, 200);
		},
	);

	return router;
}
