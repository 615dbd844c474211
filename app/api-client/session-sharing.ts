import { announceSession, hintedSession, watchSession } from "./session-cookies.ts";
import { beginSession, forgetSession, noteHint, sessionId, subscribeToSession } from "./session-storage.ts";

/**
 * Synchronizes this tab with the browser's session, which all tabs share by cookies: a new tab
 * continues it, and signing in or out applies to all.
 * @returns a function that stops it.
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
