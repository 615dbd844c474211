import type { Context } from "hono";
import { contentAreaLanguage } from "#app/i18n/content-area-language.server.ts";
import type { Access } from "./require-administrator.server.ts";
import { deviceName, type SignInParts } from "./session-cookie.server.ts";
import type { Opened, OpeningDevice, SessionsStore } from "./sessions.store.server.ts";

/** Claimed by a passkey, which names its person itself. */
export const anybody = "anybody";

export type SignIn = ReturnType<typeof signingIn>;

/** Signing in with a key of any kind: tries are counted, the device is known from then on. */
export function signingIn(
	sessions: SessionsStore,
	access: Pick<Access, "findSession">,
	{ limit, clientOf, deviceCookie, sessionCookie }: SignInParts,
) {
	/**
	 * Opens a session by a key that `open` checks. `claimed` is whose the key is said to be: an address, the
	 * owner's id, or `anybody`. @returns its token for the answer; undefined for a wrong key.
	 */
	return async (
		context: Context,
		claimed: string,
		open: (device: OpeningDevice) => Promise<Opened | undefined>,
	): Promise<string | undefined> => {
		const token = deviceCookie.read(context);
		const device = token === undefined ? undefined : await sessions.findDevice(token);
		const isTheirs = device && [anybody, device.holder].includes(claimed);
		const caller = {
			client: clientOf(context),
			...(isTheirs ? { known: `device ${device.id}`, person: device.personId } : { person: claimed }),
		};
		const language = contentAreaLanguage(context.req.raw.headers);
		const name = await deviceName(context.req.header("User-Agent"));
		const opened = await limit.attempt(caller, () => open({ token, known: { language, name } }));
		if (opened === undefined) return undefined;
		// A browser whose sign-out did not reach the server would have two sessions.
		const before = await access.findSession(context);
		if (before !== undefined) await sessions.signOut(before);
		context.set("sessionId", opened.id);
		context.set("person", opened.person);
		context.set("recorded", { details: { isNewDevice: device?.personId !== opened.person.id } });
		deviceCookie.write(context, opened.deviceToken);
		return sessionCookie.hand(context, opened);
	};
}
