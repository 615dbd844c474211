import { useSyncExternalStore } from "react";
import { announceSession, hintedSession, removeSessionHint, watchSession } from "./session-cookies.ts";
import { isSignedIn, signedInKey } from "./session-flag.ts";

/** Key in session storage (specification, section 9) of the session's id, which grants no access. */
const tokenKey = "admin_token";

const listeners = new Set<() => void>();
/** True once this tab's flags have been compared with the browser's session. */
let hasReadHint = false;

/** Stores that the administrator is signed in, with the session's id. */
export function beginSession(id: string): void {
	sessionStorage.setItem(signedInKey, "true");
	sessionStorage.setItem(tokenKey, id);
	announce();
}

/** Removes the session of this tab, and the browser's hint of it. */
export function forgetSession(): void {
	if (hintedSession() === sessionId()) removeSessionHint();
	sessionStorage.removeItem(signedInKey);
	sessionStorage.removeItem(tokenKey);
	hasReadHint = true;
	announce();
}

/** Stores that this tab's flags are those of the browser's session. */
function noteHint(): void {
	hasReadHint = true;
	announce();
}

export function sessionId(): string | null {
	return sessionStorage.getItem(tokenKey);
}

/** Returns whether this tab has a session; undefined until the browser's session has been read. */
export function useSignedIn(): boolean | undefined {
	return useSyncExternalStore<boolean | undefined>(subscribeToSession, knownSession, unknown);
}

/** Returns the id of this tab's session; null without one, and on the server. */
export function useSessionId(): string | null {
	return useSyncExternalStore(subscribeToSession, sessionId, () => null);
}

function knownSession(): boolean | undefined {
	return isSignedIn() || (hasReadHint ? false : undefined);
}

function unknown(): undefined {
	return undefined;
}

/** Calls a listener whenever a session begins or ends here. @returns a function that stops it. */
function subscribeToSession(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function announce(): void {
	for (const listener of listeners) listener();
}

/** Synchronizes this tab with the session that all tabs share. @returns a stop function. */
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
