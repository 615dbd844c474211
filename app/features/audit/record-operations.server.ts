import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { otherLanguages } from "#app/site/site-config.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { operationName } from "#platform/api/operation-name.ts";
import type { Recorded } from "#platform/api/recorded.ts";
import type { AuditEntry } from "./audit.store.server.ts";
import type { AuditAction, AuditRecord } from "./audit.ts";
import { namedActions, namingParameters, recordedOperations } from "./recorded-operations.ts";

type Parts = {
	/** `formerAddress`: the owner's until now, which is told as well. */
	record(entry: AuditEntry, formerAddress?: string): Promise<void>;
	countFailedTry(): Promise<void>;
	/** Returns who sent a request; null if nobody is signed in. */
	personOf(context: Context): AuditRecord["person"];
	/** Returns the name of a device, from its `User-Agent`. */
	deviceName(userAgent: string | undefined): Promise<string | null>;
};

/** Records each operation that succeeded, and counts wrong keys. */
export function recordOperations({ record, countFailedTry, personOf, deviceName }: Parts): MiddlewareHandler {
	return async (context, next) => {
		await next();
		if (isWrongKey(context.error)) return countFailedTry();
		const action = recordedOperations[operationOf(context)];
		const { subject, details, formerAddress, isNothing = false }: Recorded = context.get("recorded") ?? {};
		if (action === undefined || !context.res.ok || isNothing) return;
		const entry = {
			action,
			person: personOf(context),
			device: await deviceName(context.req.header("User-Agent")),
			subject: subject ?? (await nameOf(context, action)),
			...(details && { details }),
		};
		await record(entry, formerAddress);
	};
}

/** Returns the operation that answered a request, as the API's document names it. */
export function operationOf(context: Context): string {
	const { path = "" } = matchedRoutes(context)[context.req.routeIndex] ?? {};
	return operationName(context.req.method, path);
}

const wrongKeys: readonly string[] = [
	"wrong-code",
	"passkey-copied",
	"passkey-not-verified",
	"passkey-refused",
	"passkey-unknown",
];

function isWrongKey(error: unknown): boolean {
	return error instanceof ApiError && wrongKeys.includes(error.code);
}

/** Returns what an operation was done to, from its answer or its address. */
async function nameOf(context: Context, action: AuditAction): Promise<string | null> {
	if (namedActions.has(action)) {
		const answer = await context.res
			.clone()
			.json()
			.catch(() => undefined);
		const name = nameIn(answer);
		if (name !== undefined) return name;
	}
	const params = context.req.param() as Record<string, string>;
	const named = namingParameters.find((name) => params[name] !== undefined);
	return (named && params[named]) ?? null;
}

const namingFields = ["title", "name", "key", "path"];

function nameIn(answer: unknown): string | undefined {
	if (typeof answer !== "object" || answer === null) return undefined;
	const fields = answer as Record<string, unknown>;
	for (const field of namingFields) {
		const value = fields[field];
		if (typeof value === "string" && value !== "") return value;
	}
	// A title may exist in another language alone.
	for (const language of otherLanguages) {
		const name = nameIn(fields[language]);
		if (name !== undefined) return name;
	}
	return undefined;
}
