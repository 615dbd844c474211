import { createRoute, z } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { BankStore } from "./bank.store.server.ts";
import {
	bankColumns,
	bankFile,
	bankFilePath,
	bankLinesPath,
	lineNoted,
	maxBankBytes,
	maxBankMegabytes,
	maxBankRows,
} from "./bank-file.ts";

const form = z.object({
	file: z.any().meta({ type: "string", format: "binary" }),
	columns: z.any().optional().meta({ type: "string", description: "JSON: which column holds what, from 0" }),
});

/** Returns the columns that were chosen, if any. @throws ApiError 400 for what are none. */
function chosenColumns(said: unknown): z.infer<typeof bankColumns> | undefined {
	if (said === undefined) return undefined;
	try {
		const read = bankColumns.safeParse(JSON.parse(String(said)));
		if (read.success) return read.data;
	} catch {
		// No JSON: refused like any other nonsense.
	}
	throw new ApiError(400, "invalid", "Say which column holds what.");
}

/** Endpoints of the bank's files, for the owner alone. */
export function bankApi(bank: BankStore, access: AccessRules) {
	return apiRouter()
		.openapi(
			createRoute({
				...access.administratorOnly,
				method: "post",
				path: bankFilePath,
				summary: `Look at a bank's CSV file of at most ${maxBankRows} lines and ${maxBankMegabytes} MiB: nothing of it is stored`,
				request: { body: { required: true, content: { "multipart/form-data": { schema: form } } } },
				responses: {
					200: json(bankFile, "Whose each line may be, and why; or why the file cannot be read"),
					...refused.invalid,
					...refused.signedOut,
				},
			}),
			async (context) => {
				const { file, columns } = await context.req.parseBody();
				if (!(file instanceof File)) throw new ApiError(400, "no-file", "Please choose a file.");
				if (file.size > maxBankBytes) {
					throw new ApiError(400, "file-too-large", `Choose a file of at most ${maxBankMegabytes} MB.`, {
						more: { max: maxBankMegabytes },
					});
				}
				const bytes = new Uint8Array(await file.arrayBuffer());
				return context.json(await bank.look(bytes, chosenColumns(columns)), 200);
			},
		)
		.openapi(
			createRoute({
				...access.administratorOnly,
				method: "post",
				path: bankLinesPath,
				summary: "Note a line of the bank's file as paid by guests, or as given back to them, once",
				request: { body: jsonBody(lineNoted) },
				responses: {
					200: json(z.object({ left: z.int() }), "The cents of the line that are left"),
					...refused.invalid,
					...refused.signedOut,
					...refused.missing,
					...refused.conflict,
				},
			}),
			async (context) => context.json({ left: await bank.note(context.req.valid("json")) }, 200),
		);
}
