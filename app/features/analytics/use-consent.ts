import { useSyncExternalStore } from "react";
import { type Consent, readConsent, writeConsent } from "./consent.ts";

const key = "measurement";
const listeners = new Set<() => void>();

/** The answer given in this visit, for a browser that refuses to store it. */
let consentOfVisit: Consent | undefined;
/** Where the visitor asked to see the question again, for focus to return to. */
let opener: HTMLElement | undefined;

/**
 * The visitor's answer; `unanswered` without one, `unknown` on the server and until hydration is
 * over.
 */
export function useConsent(): Consent | "unanswered" | "unknown" {
	return useSyncExternalStore(subscribe, currentConsent, () => "unknown");
}

/** Whether the visitor has asked to see the question again. */
export function useReopened(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => opener !== undefined,
		() => false,
	);
}

/** Stores an answer and closes the question. */
export function setConsent(answer: Consent): void {
	try {
		localStorage.setItem(key, writeConsent(answer));
	} catch {
		consentOfVisit = answer;
	}
	closeQuestion();
}

/** Shows the question again, whatever has been answered. */
export function reopenQuestion(from: HTMLElement): void {
	opener = from;
	notify();
}

/** Closes a question shown again, and returns focus to where it was asked for. */
export function closeQuestion(): void {
	const returnTo = opener;
	opener = undefined;
	notify();
	returnTo?.focus();
}

function currentConsent(): Consent | "unanswered" {
	try {
		return readConsent(localStorage.getItem(key)) ?? consentOfVisit ?? "unanswered";
	} catch {
		return consentOfVisit ?? "unanswered";
	}
}

function notify(): void {
	for (const listener of listeners) listener();
}

/** An answer given in another tab counts here too. */
function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}
