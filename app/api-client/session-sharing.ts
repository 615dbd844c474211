import { announceSession, hintedSession, watchSession } from "./session-cookies.ts";
import { beginSession, forgetSession, noteHint, sessionId, subscribeToSession } from "./session-storage.ts";

/**
 * Keeps this tab in step with the session of its browser, which all tabs share by their cookies: a
 * new tab goes on in it, and one that signs in or out takes the others along.
 * @returns what ends the sharing.
 */
export function shareSession(): () => void {
	let known = sessionId();

	function followHint(): void {
		const hinted = hintedSession();
		if (hinted === known) return;
		known = hinted;
		if (hinted === null) forgetSession();
		else beginSession(hinted);
	}

	followHint();
	noteHint();
	const unwatch = watchSession(followHint);
	const unsubscribe = subscribeToSession(() => {
		if (sessionId() === known) return;
		known = sessionId();
		announceSession();
	});
	return () => {
		unsubscribe();
		unwatch();
	};
}
