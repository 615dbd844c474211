import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "#platform/api/api-error.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";
import type { SessionCookie } from "./session-cookie.server.ts";
import type { SessionsStore } from "./sessions.store.server.ts";

type Sessions = Pick<SessionsStore, "findLiving">;

declare module "hono" {
	interface ContextVariableMap {
		/** The living session that a request belongs to, once it was asked for. */
		sessionId: string;
	}
}

/** The access rules of the content area, as sentences. */
export function accessRules(sessions: Sessions, cookie: Pick<SessionCookie, "read">) {
	/** The id of the living session that a request carries, as a program's header or in the cookie. */
	async function findSession(context: Context): Promise<string | undefined> {
		const token = bearerToken(context) ?? cookie.read(context);
		const id = token === undefined ? undefined : await sessions.findLiving(token);
		if (id !== undefined) context.set("sessionId", id);
		return id;
	}

	/** Whether the request belongs to a living session. */
	async function isAdministrator(context: Context): Promise<boolean> {
		return (await findSession(context)) !== undefined;
	}

	/** Lets the administrator pass and refuses everyone else with 401. */
	const requireAdministrator: MiddlewareHandler = async (context, next) => {
		if (!(await isAdministrator(context))) {
			throw new ApiError(401, "signed-out", "Please sign in to the content area.");
		}
		await next();
	};

	/** What a route of the API spreads to be the administrator's alone. */
	const administratorOnly = {
		middleware: requireAdministrator,
		security: ["session", "browser"].map((scheme) => ({ [scheme]: [] as string[] })),
	};

	return { findSession, isAdministrator, administratorOnly };
}

export type AccessRules = ReturnType<typeof accessRules>;

/**
 * Refuses with 429 what one session uploads beyond its limit, before the form is read: a refused
 * upload costs nothing.
 */
export function limitUploads(countUpload: CountTry): MiddlewareHandler {
	return async (context, next) => {
		const retryAfterSeconds = await countUpload(context.get("sessionId"));
		if (retryAfterSeconds !== undefined) {
			const message = "That is a great many images at once. Please wait a little, then try again.";
			throw new ApiError(429, "too-many-tries", message, { more: { retryAfterSeconds } });
		}
		await next();
	};
}

/** The token of `Authorization: Bearer ...`, if the header has that form. */
function bearerToken(context: Context): string | undefined {
	return /^Bearer ([\w-]+)$/.exec(context.req.header("Authorization") ?? "")?.[1];
}
