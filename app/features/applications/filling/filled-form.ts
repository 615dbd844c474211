import type { Answer, ApplicantSummary, Typed } from "#app/features/applications/application.ts";
import { askedQuestions, questionsToAnswer } from "#app/features/forms/asked.ts";
import type { AskedQuestion, Question } from "#app/features/forms/question.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { checkAnswer, type Fault, type Rules, ticked } from "./answer-rules.ts";

type TypedAnswers = Readonly<Record<string, Typed>>;
export type Faults = Readonly<Record<string, Fault>>;

/** Kinds whose answer is words of their options. */
const ofOptions = ["one", "several"];

/**
 * Returns answers with the words of options in this language, where they were chosen in another one.
 */
export function answersIn(
	questions: readonly Question[],
	language: Language,
	typed: TypedAnswers,
): Record<string, Typed> {
	const inEach = languages.map((each) => askedQuestions(questions, each));
	const shown = askedQuestions(questions, language);
	const translated = shown
		.filter(({ id, kind }) => ofOptions.includes(kind) && typed[id] !== undefined)
		.map(({ id, options }) => {
			const others = inEach.map((asked) => asked.find((one) => one.id === id)?.options ?? []);
			const translate = (word: string) => {
				const place = options.includes(word) ? -1 : Math.max(...others.map((words) => words.indexOf(word)));
				return options[place] ?? word;
			};
			const given = typed[id] ?? "";
			return [id, typeof given === "string" ? translate(given) : given.map(translate)];
		});
	return { ...typed, ...Object.fromEntries(translated) };
}

/** Returns answers with a tick for each photograph that was chosen; nothing typed stands for one. */
export function withPhotographs(
	asked: readonly AskedQuestion[],
	typed: TypedAnswers,
	photographs: Readonly<Record<string, string>>,
): Record<string, Typed> {
	const pictured = asked.filter(({ kind }) => kind === "photograph");
	const ticks = pictured.map(({ id }) => [id, photographs[id] === undefined ? "" : ticked]);
	return { ...typed, ...Object.fromEntries(ticks) };
}

/** Returns what is wrong with answers, by question. */
export function faultsOf(asked: readonly AskedQuestion[], typed: TypedAnswers, rules: Rules): Faults {
	const faults = asked.map((question) => [question.id, checkAnswer(question, typed[question.id], rules)]);
	return Object.fromEntries(
		faults.flatMap(([id, checked]) =>
			typeof checked === "object" && "fault" in checked ? [[id, checked.fault]] : [],
		),
	);
}

/** Returns a whole form's answers, with their questions as they were asked. */
export function answersOf(asked: readonly AskedQuestion[], typed: TypedAnswers, rules: Rules): Answer[] {
	const toAnswer = new Set(questionsToAnswer(asked, typed).map(({ id }) => id));
	return asked
		.filter(({ id, kind }) => kind === "section" || toAnswer.has(id))
		.map((question) => {
			const { id, kind, purpose, label } = question;
			const checked = checkAnswer(question, typed[id], rules);
			return { ...{ id, kind, purpose, label }, value: "value" in checked ? checked.value : null };
		});
}

/** Returns what was typed of a form that was not sent, as it stands there, right or wrong. */
export function answersLeft(asked: readonly AskedQuestion[], typed: TypedAnswers): Answer[] {
	return asked.flatMap(({ id, kind, purpose, label }) => {
		const own = typed[id] ?? "";
		const isTicked = kind === "consent" || kind === "photograph";
		if (kind !== "section" && own.length === 0) return [];
		return [{ ...{ id, kind, purpose, label }, value: isTicked ? own === ticked : own }];
	});
}

/** Returns who an applicant is, as far as they have said so. */
export function summaryOf(asked: readonly AskedQuestion[], typed: TypedAnswers): ApplicantSummary {
	const words = (question: AskedQuestion | undefined) => {
		const given = question && typed[question.id];
		return typeof given === "string" ? given.trim() : "";
	};
	const withPurpose = (purpose: AskedQuestion["purpose"]) => asked.find((one) => one.purpose === purpose);
	const ofKind = (kind: AskedQuestion["kind"]) => asked.find((one) => one.kind === kind);
	return {
		name: [withPurpose("firstName"), withPurpose("lastName")].map(words).filter(Boolean).join(" "),
		email: words(ofKind("mail")).toLowerCase(),
		telephone: words(withPurpose("whatsapp") ?? ofKind("telephone")),
	};
}
