import { useSyncExternalStore } from "react";
import { hintedSession, removeSessionHint } from "./session-cookies.ts";

/**
 * Keys of the browser's session storage (specification, section 9). They decide what to show; the
 * server decides what is allowed, by a cookie that no script can read.
 */
const flagKey = "admin_authenticated";
/** Holds the session's id, which opens nothing. */
const tokenKey = "admin_token";

const listeners = new Set<() => void>();
/** Whether this tab has compared its flags with the session of the browser. */
let hasReadHint = false;

/** Notes that the administrator is signed in, in the session of an id. */
export function beginSession(id: string): void {
	sessionStorage.setItem(flagKey, "true");
	sessionStorage.setItem(tokenKey, id);
	announce();
}

/** Forgets the session of this tab, and that the browser has it. */
export function forgetSession(): void {
	if (hintedSession() === sessionId()) removeSessionHint();
	sessionStorage.removeItem(flagKey);
	sessionStorage.removeItem(tokenKey);
	hasReadHint = true;
	announce();
}

/** Notes that the flags of this tab are those of the browser's session. */
export function noteHint(): void {
	hasReadHint = true;
	announce();
}

/** The id of this tab's session; null without one. */
export function sessionId(): string | null {
	return sessionStorage.getItem(tokenKey);
}

/** Whether this tab has a session, at this moment. */
export function isSignedIn(): boolean {
	return sessionStorage.getItem(flagKey) === "true";
}

/**
 * Whether this tab has a session; undefined on the server, and until the page has been hydrated and
 * has read the session of the browser.
 */
export function useSignedIn(): boolean | undefined {
	return useSyncExternalStore<boolean | undefined>(subscribeToSession, knownSession, unknown);
}

function knownSession(): boolean | undefined {
	return isSignedIn() || (hasReadHint ? false : undefined);
}

function unknown(): undefined {
	return undefined;
}

/** Calls a listener whenever a session begins or ends here. @returns what ends that. */
export function subscribeToSession(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function announce(): void {
	for (const listener of listeners) listener();
}
