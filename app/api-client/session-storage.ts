import { useSyncExternalStore } from "react";

/**
 * Keys of the browser's session storage (specification, section 9). They decide what to show; the
 * server decides what is allowed.
 */
const flagKey = "admin_authenticated";
const tokenKey = "admin_token";

const listeners = new Set<() => void>();
/** Whether it is known that no other tab has a session that this one could go on in. */
let isAlone = false;

/** Notes that the administrator is signed in, with the token for its requests. */
export function beginSession(token: string): void {
	sessionStorage.setItem(flagKey, "true");
	sessionStorage.setItem(tokenKey, token);
	announce();
}

/** Forgets the session in this tab. */
export function forgetSession(): void {
	sessionStorage.removeItem(flagKey);
	sessionStorage.removeItem(tokenKey);
	isAlone = true;
	announce();
}

/** Notes that no other tab of this browser has a session. */
export function noteAlone(): void {
	isAlone = true;
	announce();
}

/** The token of this tab's session; null without one. */
export function sessionToken(): string | null {
	return sessionStorage.getItem(tokenKey);
}

/** Whether this tab has a session, at this moment. */
export function isSignedIn(): boolean {
	return sessionStorage.getItem(flagKey) === "true";
}

/**
 * Whether this tab has a session; undefined on the server, until the page has come to life, and
 * until the other tabs were asked for theirs.
 */
export function useSignedIn(): boolean | undefined {
	return useSyncExternalStore<boolean | undefined>(subscribeToSession, askedSession, unknown);
}

function askedSession(): boolean | undefined {
	return isSignedIn() || (isAlone ? false : undefined);
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
