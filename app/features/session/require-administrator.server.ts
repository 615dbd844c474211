import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "#platform/api/api-error.ts";
import type { SessionsStore } from "./sessions.store.server.ts";

type Sessions = Pick<SessionsStore, "isSignedIn">;

/** The access rules of the content area, as sentences. */
export function accessRules(sessions: Sessions) {
	/** Whether the request carries the token of a living session. */
	async function isAdministrator(context: Context): Promise<boolean> {
		const token = bearerToken(context);
		return token !== undefined && (await sessions.isSignedIn(token));
	}

	/** Lets the administrator pass and refuses everyone else with 401. */
	const requireAdministrator: MiddlewareHandler = async (context, next) => {
		if (!(await isAdministrator(context))) {
			throw new ApiError(401, "signed-out", "Please sign in to the content area.");
		}
		await next();
	};

	/** What a route of the API spreads to be the administrator's alone. */
	const administratorOnly = { middleware: requireAdministrator, security: [{ session: [] as string[] }] };

	return { isAdministrator, administratorOnly };
}

export type AccessRules = ReturnType<typeof accessRules>;

/** The token of `Authorization: Bearer ...`, if the header has that form. */
export function bearerToken(context: Context): string | undefined {
	return /^Bearer ([\w-]+)$/.exec(context.req.header("Authorization") ?? "")?.[1];
}
