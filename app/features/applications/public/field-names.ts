const prefix = "answer-";

/** The name and id of a question's field. */
export const fieldOf = (question: string) => `${prefix}${question}`;

/** The question of a field; undefined for a field that asks none. */
export const questionOf = (field: string) =>
	field.startsWith(prefix) ? field.slice(prefix.length) : undefined;

const ofPhotograph = "photograph:";

/** The intent of a button that leads, without scripts, to where a question's photograph is chosen. */
export const photographIntent = (question: string) => ofPhotograph + question;

/** The question whose photograph an intent is for; undefined for any other. */
export const photographIn = (intent: string) =>
	intent.startsWith(ofPhotograph) ? intent.slice(ofPhotograph.length) : undefined;
