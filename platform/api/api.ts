import { type Hook, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Env } from "hono";
import { ApiError } from "./api-error.ts";

/** The body of every error answer of the API. */
export const problem = z
	.object({
		message: z.string(),
		code: z.string(),
		fields: z
			.record(z.string(), z.string())
			.optional()
			.meta({ description: "Each field at fault, and why." }),
		retryAfterSeconds: z.int().min(1).optional().meta({ description: "With 429 and 503: how long to wait." }),
		suggestion: z
			.string()
			.optional()
			.meta({ description: "A value that can be taken in place of the one that was sent." }),
		reason: z.string().optional().meta({ description: "With 502: the code of what another server said." }),
		max: z.string().optional().meta({ description: "How many characters or megabytes are allowed." }),
		names: z.string().optional().meta({ description: "What is missing, does not exist, or is in the way." }),
		current: z
			.unknown()
			.optional()
			.meta({ description: "What was saved meanwhile, where that is in the way." }),
		lastSave: z
			.object({ device: z.string().nullable(), person: z.string().optional(), at: z.string() })
			.optional()
			.meta({
				description: "From which device that was saved, by whom where it was not the owner, and when.",
			}),
	})
	.meta({ id: "Problem" });

/** An answer with a JSON body, for the API's document. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
	return { description, content: { "application/json": { schema } } };
}

/** The one parameter of most addresses: which thing is meant. */
export const idParams = z.object({ id: z.string().max(200) });

/** A required JSON body of a request, for the API's document. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
	return { required: true, content: { "application/json": { schema } } };
}

/** The error answers of an operation, for the API's document. */
const refusals = {
	invalid: { 400: json(problem, "The input is invalid; `fields` says where") },
	signedOut: { 401: json(problem, "No valid session") },
	missing: { 404: json(problem, "There is no such thing") },
	conflict: { 409: json(problem, "The address is taken, or the text was changed elsewhere") },
	tooMany: { 429: json(problem, "Too many tries; `Retry-After` says when to come back") },
	busy: { 503: json(problem, "Too much is being done at once; `Retry-After` says when to come back") },
};

const { invalid, signedOut, missing, conflict } = refusals;

/** The same, with those that every creation and every change of a noun may answer. */
export const refused = {
	...refusals,
	creation: { ...invalid, ...signedOut, ...conflict },
	change: { ...invalid, ...signedOut, ...missing, ...conflict },
};

const sayWhatIsWrong: Hook<unknown, Env, string, unknown> = (result) => {
	if (result.success) return;
	const fields = Object.fromEntries(
		result.error.issues.toReversed().map((issue) => [issue.path.join("."), issue.message]),
	);
	const first = result.error.issues[0]?.message ?? "The input is invalid.";
	throw new ApiError(400, "invalid", first, { fields });
};

/** A router whose invalid input is answered like every other failure. */
export function apiRouter(): OpenAPIHono {
	return new OpenAPIHono({ defaultHook: sayWhatIsWrong });
}
