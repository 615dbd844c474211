const prefix = "answer-";

/** The name and id of a question's field. */
export const fieldOf = (question: string) => `${prefix}${question}`;

/** The question of a field; undefined for a field that asks none. */
export const questionOf = (field: string) =>
	field.startsWith(prefix) ? field.slice(prefix.length) : undefined;
