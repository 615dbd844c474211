/** A visitor's answer to the measurement question. */
export type Answer = "agreed" | "refused";

/**
 * Raised when the question changes in substance: an answer to an older question is asked for again.
 */
const questionVersion = 2;

/** The answer as the browser stores it, with the version of the question that it answers. */
export function writeAnswer(answer: Answer): string {
	return `${questionVersion}:${answer}`;
}

/** The answer that the browser has stored; undefined when there is none to the present question. */
export function readAnswer(stored: string | null): Answer | undefined {
	const answers: Answer[] = ["agreed", "refused"];
	return answers.find((answer) => stored === writeAnswer(answer));
}
