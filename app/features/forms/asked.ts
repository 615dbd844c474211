import { firstWritten, textsIn } from "#app/content/localized.ts";
import type { Language } from "#app/site/site-config.ts";
import type { AskedQuestion, Question } from "./question.ts";

/** Ends of a scale of which none are stated. */
const usualScale = { least: 1, most: 5 };

/** The answers so far, by question: the words of an option, several of them, or something else. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

/** A part of a form that is filled in at once: a section with its questions. */
export type Step = { title: string; intro: string; questions: AskedQuestion[] };

/** Returns questions in one language, each text that is missing there in the default one. */
export function askedQuestions(questions: readonly Question[], language: Language): AskedQuestion[] {
	const optionsOf = (question: Question) => {
		const own = textsIn(question, language)?.options ?? [];
		return own.length === 0 ? question.options : own;
	};
	return questions.map((question) => {
		const { id, form, kind, purpose, isRequired, shownIf, shownIfOption } = question;
		const asked = questions.find((one) => one.id === shownIf);
		const usual = kind === "scale" ? usualScale : { least: null, most: null };
		return {
			...{ id, form, kind, purpose, isRequired, shownIf, shownIfOption },
			label: firstWritten(question, "label", language),
			help: firstWritten(question, "help", language),
			options: optionsOf(question),
			least: question.least ?? usual.least,
			most: question.most ?? usual.most,
			shownIfAnswer: (asked && optionsOf(asked)[shownIfOption ?? 0]) ?? null,
		};
	});
}

/** Returns the steps of a form: each begins with a section; what stands before the first has no title. */
export function stepsOf(asked: readonly AskedQuestion[]): Step[] {
	const steps: Step[] = [];
	for (const question of asked) {
		if (question.kind === "section")
			steps.push({ title: question.label, intro: question.help, questions: [] });
		else {
			if (steps.length === 0) steps.push({ title: "", intro: "", questions: [] });
			steps.at(-1)?.questions.push(question);
		}
	}
	return steps.filter(({ questions }) => questions.length > 0);
}

/**
 * Returns whether a question is asked, by the answer that it depends on. Answers to questions that are
 * not asked themselves must not be among these: `questionsToAnswer` leaves them out.
 */
export function isAsked({ shownIf, shownIfAnswer }: AskedQuestion, answers: GivenAnswers): boolean {
	if (shownIf === null) return true;
	const given = answers[shownIf];
	return Array.isArray(given) ? given.includes(shownIfAnswer) : given === shownIfAnswer;
}

/** Returns the questions that these answers leave to be asked, without sections. */
export function questionsToAnswer(asked: readonly AskedQuestion[], answers: GivenAnswers): AskedQuestion[] {
	const counted: Record<string, unknown> = {};
	return asked.filter((question) => {
		if (question.kind === "section" || !isAsked(question, counted)) return false;
		counted[question.id] = answers[question.id];
		return true;
	});
}
