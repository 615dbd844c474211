/** A visitor's answer to the measurement question. */
export type Consent = "agreed" | "refused";

/**
 * Raised when the question changes in substance: an answer to an older question is asked for again.
 */
const questionVersion = 2;

/** The answer as the browser stores it, with the version of the question that it answers. */
export function writeConsent(answer: Consent): string {
	return `${questionVersion}:${answer}`;
}

/** The answer that the browser has stored; undefined when there is none to the present question. */
export function readConsent(stored: string | null): Consent | undefined {
	const answers: Consent[] = ["agreed", "refused"];
	return answers.find((answer) => stored === writeConsent(answer));
}
