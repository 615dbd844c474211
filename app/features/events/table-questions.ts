/** A question and its answer, facts filled in. */
export type Question = { question: string; answer: string };

/**
 * Which of the questions of Singles Socials fit a single table, by their place there: how guests are
 * chosen, not being invited, paying, the meal, cancelling, finding the table.
 */
const fitting = [2, 5, 6, 7, 8, 9];

/** The questions that fit a table. */
export function fittingQuestions(all: readonly Question[]): Question[] {
	return fitting.flatMap((place) => all[place] ?? []);
}
