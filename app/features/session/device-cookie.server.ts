import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { deviceSeconds } from "./session.ts";
import type { SessionCookie } from "./session-cookie.server.ts";
import type { SignInLimit } from "./sign-in-limit.server.ts";

const name = "sign-in-device";

/** What signing in needs. `clientOf` returns the client whose tries are counted. */
export type SignInParts = {
	limit: SignInLimit;
	clientOf(context: Context): string;
	deviceCookie: ReturnType<typeof deviceCookie>;
	sessionCookie: Pick<SessionCookie, "hand" | "remove">;
};

/**
 * The cookie that identifies a device at its next sign-in. It grants no access, and is sent to the
 * sign-in endpoint alone, never with another site's request or to scripts.
 */
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

/** Only the beginning of a header is parsed. */
const maxCharacters = 400;

/** Returns a device's name from its `User-Agent`, such as "Chrome, Android"; null if it is unknown. */
export async function deviceName(userAgent: string | undefined): Promise<string | null> {
	if (userAgent === undefined || userAgent === "") return null;
	// Loaded only when needed, as signing in is rare.
	const { default: Bowser } = await import("bowser");
	const { browser, os } = Bowser.parse(userAgent.slice(0, maxCharacters));
	return [browser.name, os.name].filter((name) => name !== undefined && name !== "").join(", ") || null;
}
