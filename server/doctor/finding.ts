/** One thing that was looked at, and how it is. */
export type Finding = {
	/** The variable or the part of the site. */
	subject: string;
	/** `look`: not wrong, and yet worth a look before visitors come. */
	state: "right" | "look" | "wrong";
	/** The finding, in one line. */
	found: string;
	/** The advice. */
	remedy?: string;
};

export const right = (subject: string, found: string): Finding => ({ subject, state: "right", found });

export const look = findingOf("look");
export const wrong = findingOf("wrong");

function findingOf(state: Finding["state"]) {
	return (subject: string, found: string, remedy: string): Finding => ({ subject, state, found, remedy });
}

/** Returns an unexpected error as one line, without a stack. */
export function reasonOf(error: unknown): string {
	const { code, message, cause } = error as NodeJS.ErrnoException;
	if (cause instanceof Error) return reasonOf(cause);
	return String(code ?? message ?? error).replace(/\s+/g, " ");
}

const marks = { right: "ok   ", look: "look ", wrong: "WRONG" };
const subjectWidth = 13;

/** The findings as a terminal shows them: a line each, and one below for what to do. */
export function findingLines(findings: readonly Finding[]): string[] {
	return findings.flatMap(({ subject, state, found, remedy }) => [
		`${marks[state]}  ${subject.padEnd(subjectWidth)} ${found}`,
		...(remedy === undefined ? [] : [`${" ".repeat(marks[state].length + subjectWidth + 3)}-> ${remedy}`]),
	]);
}
