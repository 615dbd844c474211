import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { contentAreaHeader, sessionHintCookie } from "#app/api-client/session-cookies.ts";
import { isForeignOrigin } from "#platform/api/foreign-origin.ts";
import type { Opened } from "./sessions.store.server.ts";

const name = "session";

export type SessionCookie = ReturnType<typeof sessionCookie>;

/**
 * The cookie with a browser's session token: not readable by scripts, not sent by other sites, and
 * accepted only in requests of the content area itself. Beside it is a readable hint, the session's
 * id, which grants no access. Both end with the browser.
 */
export function sessionCookie(siteUrl: string) {
	const isSecure = siteUrl.startsWith("https:");
	const prefix = isSecure ? ("host" as const) : undefined;
	const readable = { path: "/", sameSite: "Strict", secure: isSecure } as const;
	const hidden = { ...readable, httpOnly: true, ...(prefix && { prefix }) } as const;
	/** For the API's document. */
	const sentName = isSecure ? `__Host-${name}` : name;

	/**
	 * Returns whether the content area of this site sent a request. Its header would need a preflight
	 * from another site, which is refused; and if the browser names the origin, it must be this one.
	 */
	function isOwnRequest(context: Context): boolean {
		if (context.req.header(contentAreaHeader) === undefined) return false;
		const from = context.req.header("Sec-Fetch-Site");
		return from === undefined ? !isForeignOrigin(context, siteUrl) : from === "same-origin";
	}

	/** Returns the session token, in a request of the content area. */
	function read(context: Context): string | undefined {
		if (!isOwnRequest(context)) return undefined;
		return (prefix ? getCookie(context, name, prefix) : getCookie(context, name)) || undefined;
	}

	/**
	 * Hands a session over: to the content area by cookie, so that scripts see its id alone, to a
	 * program as a token. @returns the `token` of the response.
	 */
	function hand(context: Context, opened: Opened): string {
		if (!isOwnRequest(context)) return opened.token;
		setCookie(context, name, opened.token, hidden);
		setCookie(context, sessionHintCookie, opened.id, readable);
		return opened.id;
	}

	function remove(context: Context): void {
		deleteCookie(context, name, hidden);
		deleteCookie(context, sessionHintCookie, readable);
	}

	return { sentName, read, hand, remove };
}
