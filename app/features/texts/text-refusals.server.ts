import { interpolate } from "#app/i18n/translator.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { TextProblem } from "./text-rules.ts";

const messages: Record<TextProblem["kind"], string> = {
	address: "A link needs a whole address that begins with https://; one of this site may begin with /.",
	blank: "There is nothing to read in this text.",
	hidden: "This text holds invisible characters. Please type it, or paste it without formatting.",
	brace: "A fact stands between two opening and two closing braces.",
	italics: "Nothing is set in italics here: please leave out the asterisks.",
	unpaired: "An asterisk opens and another one closes the phrase in italics.",
	tooLong: "Use at most {{max}} characters here.",
	unknown: "This text names facts that do not exist: {{names}}.",
	lost: "What the page fills in is missing: {{names}}.",
	contradicts: "“{{figure}}” contradicts the facts of the business, which say {{says}}.",
};

export function messageOf(problem: TextProblem): string {
	const values = valuesOf(problem);
	return interpolate(messages[problem.kind], (name) => values[name] ?? "");
}

/** Refuses a text that breaks a rule of its place. */
export function refusalOf(problem: TextProblem): ApiError {
	const message = messageOf(problem);
	const code = `text-${problem.kind === "tooLong" ? "too-long" : problem.kind}` as const;
	return new ApiError(400, code, message, { fields: { text: message }, more: valuesOf(problem) });
}

function valuesOf(problem: TextProblem): Record<string, string> {
	if ("max" in problem) return { max: String(problem.max) };
	if ("says" in problem) return { figure: problem.figure, says: problem.says };
	return "names" in problem ? { names: problem.names.map((name) => `{{${name}}}`).join(", ") } : {};
}
