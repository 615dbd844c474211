import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { deviceSeconds } from "./session.ts";
import type { SessionCookie } from "./session-cookie.server.ts";
import type { SignInLimit } from "./sign-in-limit.server.ts";

const name = "sign-in-device";

/** What trying a code needs: `clientOf` names the client whose tries are counted. */
export type SignInParts = {
	limit: SignInLimit;
	clientOf(context: Context): string;
	deviceCookie: ReturnType<typeof deviceCookie>;
	sessionCookie: Pick<SessionCookie, "hand" | "remove">;
};

/**
 * The cookie by which a device that signed in before is known at its next sign-in. It opens nothing
 * by itself, is sent to the sign-in endpoint alone, never with another site's request, and cannot
 * be read by scripts.
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
