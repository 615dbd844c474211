import { useSyncExternalStore } from "react";

const key = "measurement";
const listeners = new Set<() => void>();

/** The answer of this visit, if the browser refuses to store it. */
let consentOfVisit: Consent | undefined;
/** The element that reopened the question, to which the focus returns. */
let opener: HTMLElement | undefined;

/** Returns the visitor's answer; `unknown` on the server and until hydration. */
export function useConsent(): Consent | "unanswered" | "unknown" {
	return useSyncExternalStore(subscribe, currentConsent, () => "unknown");
}

export function useReopened(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => opener !== undefined,
		() => false,
	);
}

export function setConsent(answer: Consent): void {
	try {
		localStorage.setItem(key, writeConsent(answer));
	} catch {
		consentOfVisit = answer;
	}
	closeQuestion();
}

export function reopenQuestion(from: HTMLElement): void {
	opener = from;
	notify();
}

/** Closes a reopened question, and returns the focus. */
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

/** Includes answers given in other tabs. */
function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

type Consent = "agreed" | "refused";

/** Raise it when the question changes in substance: visitors are then asked again. */
const questionVersion = 2;

export function writeConsent(answer: Consent): string {
	return `${questionVersion}:${answer}`;
}

/** Parses a stored answer; undefined if it answers another version of the question. */
export function readConsent(stored: string | null): Consent | undefined {
	const answers: Consent[] = ["agreed", "refused"];
	return answers.find((answer) => stored === writeConsent(answer));
}
