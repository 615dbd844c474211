import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import {
	contentAreaHeader,
	sessionHintCookie,
	uncountedCookie,
	uncountedSeconds,
} from "#app/api-client/session-cookies.ts";
import { oneLine } from "#app/i18n/one-line.ts";
import { isForeignOrigin } from "#platform/api/foreign-origin.ts";
import { deviceSeconds } from "./session.ts";
import type { CheckSecondKey, Opened } from "./sessions.store.server.ts";
import type { SignInLimit } from "./sign-in-limit.server.ts";

const sessionName = "session";

export type SessionCookie = ReturnType<typeof sessionCookie>;

/**
 * The cookie with a browser's session token, valid only in requests of the content area. Beside it
 * is a readable hint, the session's id, which grants no access. Both end with the browser, unless the session stays.
 */
export function sessionCookie(siteUrl: string) {
	const isSecure = siteUrl.startsWith("https:");
	const prefix = isSecure ? ("host" as const) : undefined;
	const readable = { path: "/", sameSite: "Strict", secure: isSecure } as const;
	const hidden = { ...readable, httpOnly: true, ...(prefix && { prefix }) } as const;
	/** The name that the browser sends, for the API's document. */
	const sentName = isSecure ? `__Host-${sessionName}` : sessionName;

	/** Returns whether this site's content area sent a request: others need a preflight. */
	function isOwnRequest(context: Context): boolean {
		if (context.req.header(contentAreaHeader) === undefined) return false;
		const from = context.req.header("Sec-Fetch-Site");
		return from === undefined ? !isForeignOrigin(context, siteUrl) : from === "same-origin";
	}

	/** Returns the session token, in a request of the content area. */
	function read(context: Context): string | undefined {
		if (!isOwnRequest(context)) return undefined;
		return (prefix ? getCookie(context, sessionName, prefix) : getCookie(context, sessionName)) || undefined;
	}

	/** Returns the response's `token`: for the content area the id, beside cookies. */
	function hand(context: Context, opened: Opened): string {
		if (!isOwnRequest(context)) return opened.token;
		const kept = opened.maxAge === undefined ? {} : { maxAge: opened.maxAge };
		setCookie(context, sessionName, opened.token, { ...hidden, ...kept });
		setCookie(context, sessionHintCookie, opened.id, { ...readable, ...kept });
		// An administrator's browser is not counted for a year. Lax: a strict cookie would be missing where
		// they follow another site's link.
		setCookie(context, uncountedCookie, "1", { ...readable, sameSite: "Lax", maxAge: uncountedSeconds });
		return opened.id;
	}

	function remove(context: Context): void {
		deleteCookie(context, sessionName, hidden);
		deleteCookie(context, sessionHintCookie, readable);
	}

	return { sentName, isOwnRequest, read, hand, remove };
}

const name = "sign-in-device";

/** The parts of signing in. `clientOf` returns the client whose tries are counted. */
export type SignInParts = {
	limit: SignInLimit;
	clientOf(context: Context): string;
	deviceCookie: ReturnType<typeof deviceCookie>;
	sessionCookie: Pick<SessionCookie, "isOwnRequest" | "hand" | "remove">;
	/** Returns what uses up a second key of a person, as `CheckSecondKey` does. */
	checkSecondKey(personId: string, code: string | undefined): ReturnType<CheckSecondKey>;
};

/** The cookie of a known device, sent to the sign-in endpoint alone. It grants no access. */
export function deviceCookie(siteUrl: string) {
	const prefix = siteUrl.startsWith("https:") ? "secure" : undefined;

	function read(context: Context): string | undefined {
		return (prefix ? getCookie(context, name, prefix) : getCookie(context, name)) || undefined;
	}

	function write(context: Context, token: string): void {
		setCookie(context, name, token, {
			path: "/api/admin/login",
			maxAge: deviceSeconds,
			httpOnly: true,
			sameSite: "Strict",
			...(prefix && { prefix, secure: true }),
		});
	}

	return { read, write };
}

/** The beginning of a header that is parsed. */
const maxCharacters = 400;

/** A name stands in mails and in the record. */
const maxNameCharacters = 60;
/** Characters of the names of browsers and systems. */
const notInNames = /[^\p{L}\p{N} ,.+_/-]/gu;

/** Returns a device's name from its `User-Agent`, such as "Chrome, Android"; null if it is unknown. */
export async function deviceName(userAgent: string | undefined): Promise<string | null> {
	if (userAgent === undefined || userAgent === "") return null;
	// Loaded only when needed, as signing in is rare.
	const { default: Bowser } = await import("bowser");
	const { browser, os } = Bowser.parse(userAgent.slice(0, maxCharacters));
	const names = [browser.name, os.name].map((name) =>
		oneLine(name ?? "")
			.replace(notInNames, "")
			.trim(),
	);
	return names.filter(Boolean).join(", ").slice(0, maxNameCharacters).trim() || null;
}
