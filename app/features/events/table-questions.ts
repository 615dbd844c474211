/** A question and its answer, facts filled in. */
export type Question = { question: string; answer: string };

/**
 * Which of the questions of Singles Socials fit a single table, by their place there: how guests are
 * chosen, not being invited, paying, the meal, cancelling, finding the table.
 */
const fitting = [2, 5, 6, 7, 8, 9];

/** Of these, the places of those about the ticket: paying, what it leaves out, cancelling. */
const aboutTicket = [6, 7, 8];

/** The questions that fit a table whose seats cost so many rupees; `null` where only words say it. */
export function fittingQuestions(all: readonly Question[], ticketPrice: number | null): Question[] {
	const places = ticketPrice ? fitting : fitting.filter((place) => !aboutTicket.includes(place));
	return places.flatMap((place) => all[place] ?? []);
}
