import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { contentAreaHeader, sessionHintCookie } from "#app/api-client/session-cookies.ts";
import { isForeignOrigin } from "#platform/api/foreign-origin.ts";
import type { Opened } from "./sessions.store.server.ts";

const name = "session";

export type SessionCookie = ReturnType<typeof sessionCookie>;

/**
 * The cookie that holds a browser's session: no script reads it, no request of another site carries
 * it, and it counts only in a request of the content area itself. Beside it stands a hint that
 * scripts may read: the session's id, which opens nothing. Both go when the browser is closed.
 */
export function sessionCookie(siteUrl: string) {
	const isSecure = siteUrl.startsWith("https:");
	const prefix = isSecure ? ("host" as const) : undefined;
	const readable = { path: "/", sameSite: "Strict", secure: isSecure } as const;
	const hidden = { ...readable, httpOnly: true, ...(prefix && { prefix }) } as const;
	/** As the API's document states it. */
	const sentName = isSecure ? `__Host-${name}` : name;

	/**
	 * Whether the content area of this site sent a request: its header needs a preflight elsewhere,
	 * which no site gets, and where browsers say who asks, it must be this very origin.
	 */
	function isOwnRequest(context: Context): boolean {
		if (context.req.header(contentAreaHeader) === undefined) return false;
		const from = context.req.header("Sec-Fetch-Site");
		return from === undefined ? !isForeignOrigin(context, siteUrl) : from === "same-origin";
	}

	/** The token of the browser's session, in a request of the content area; undefined elsewhere. */
	function read(context: Context): string | undefined {
		if (!isOwnRequest(context)) return undefined;
		return (prefix ? getCookie(context, name, prefix) : getCookie(context, name)) || undefined;
	}

	/**
	 * Gives a session to whoever asked for it: the content area by its cookie, so that its scripts
	 * see an id alone, and a program as a token. @returns what the answer carries as `token`.
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
