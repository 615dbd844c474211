import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { asPerson } from "#app/content/storage/last-save.server.ts";
import { type Capability, isAllowed } from "#app/site/roles.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { operationName } from "#platform/api/operation-name.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";
import { passiveOperations } from "./second-look.ts";
import type { SignedInPerson } from "./session.ts";
import type { SessionCookie } from "./session-cookie.server.ts";
import { type SessionsStore, signedOut } from "./sessions.store.server.ts";

type Sessions = Pick<SessionsStore, "findLiving" | "whileOpen">;

declare module "hono" {
	interface ContextVariableMap {
		/** The request's session, once it was looked up. */
		sessionId: string;
		/** The person whose session it is. */
		person: SignedInPerson;
	}
}

/** The ways to know a session: its cookie, and the origin that `answers` a request of the content area. */
type Doors = { cookie: Pick<SessionCookie, "read">; answers(context: Context): boolean };

/**
 * Finds out who sends a request, and gives each API the rules of its capability. `requireKey` refuses
 * what needs a key that was given lately, once a request is known to be allowed.
 */
export function accessRules(
	sessions: Sessions,
	{ cookie, answers }: Doors,
	requireKey: (context: Context) => Promise<void>,
) {
	/** Returns the id of a request's session, from a program's header or the cookie, if it has not ended. */
	async function findSession(context: Context): Promise<string | undefined> {
		if (!answers(context)) return undefined;
		const token = bearerToken(context) ?? cookie.read(context);
		const isPassive = passiveOperations.includes(operationName(context.req.method, routePath(context)));
		const found = token === undefined ? undefined : await sessions.findLiving(token, { isPassive });
		if (found === undefined) return undefined;
		context.set("sessionId", found.id);
		context.set("person", found.person);
		return found.id;
	}

	/** Returns the rules for what needs a capability. */
	function to(capability: Capability) {
		async function isAdministrator(context: Context): Promise<boolean> {
			return (await findSession(context)) !== undefined && isOpenTo(context, capability);
		}

		/** Refuses with 401 who is not signed in, or not any more as something is stored, and with 403 to whom it is not open. */
		const requireAdministrator: MiddlewareHandler = async (context, next) => {
			const session = await findSession(context);
			if (session === undefined) throw signedOut();
			requireCapability(context, capability);
			await requireKey(context);
			await sessions.whileOpen(session, () => asPerson(context.get("person").name, next));
		};

		/** Spread into a route that is for those with the capability alone. */
		const administratorOnly = {
			middleware: requireAdministrator,
			security: ["session", "browser"].map((scheme) => ({ [scheme]: [] as string[] })),
			"x-capability": capability,
		};

		return { isAdministrator, administratorOnly };
	}

	return { findSession, to };
}

export type Access = ReturnType<typeof accessRules>;

/** Refuses with 403, in the same words everywhere, a signed-in person without a capability. */
export function requireCapability(context: Context, capability: Capability): void {
	if (isOpenTo(context, capability)) return;
	throw new ApiError(403, "not-allowed", "This is not open to you.");
}

/** Returns whether the person who is signed in has a capability. */
export function isOpenTo(context: Context, capability: Capability): boolean {
	return isAllowed(context.get("person").role, capability);
}

/** The rules of one capability. */
export type AccessRules = ReturnType<Access["to"]>;

/** Refuses uploads of a session beyond its limit with 429, before the form is read. */
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

/** Returns the token of `Authorization: Bearer …`. */
function bearerToken(context: Context): string | undefined {
	return /^Bearer ([\w-]+)$/.exec(context.req.header("Authorization") ?? "")?.[1];
}

/** Refuses what another site, or a program, sends: for keys that a browser alone can make and use. */
export function ownRequestsOnly({ isOwnRequest }: Pick<SessionCookie, "isOwnRequest">): MiddlewareHandler {
	return async (context, next) => {
		if (!isOwnRequest(context))
			throw new ApiError(403, "foreign-form", "Only the content area of this site may ask for this.");
		await next();
	};
}
