import { inOtherLanguages } from "#app/i18n/language.ts";
import { otherLanguages } from "#app/site/site-config.ts";
import {
	type Purpose,
	type Question,
	type QuestionInput,
	type QuestionKind,
	questionFaults,
} from "./question.ts";

/** Kinds of questions with options to choose from: others may depend on which is chosen. */
export const choiceKinds: readonly QuestionKind[] = ["one", "several"];

/** Kinds with options, or with the words at the ends of a scale. */
export const kindsWithOptions: readonly QuestionKind[] = [...choiceKinds, "scale"];

/** Kinds with bounds. */
export const kindsWithBounds: readonly QuestionKind[] = ["number", "scale"];

/** The most marks of a scale. */
const maxMarks = 11;

/** The kind of question whose answer can be used for each purpose. */
export const kindsOfPurpose: Record<Exclude<Purpose, "none">, readonly QuestionKind[]> = {
	firstName: ["short"],
	lastName: ["short"],
	born: ["day"],
	gender: ["one"],
	diet: ["short", "long"],
	whatsapp: ["telephone"],
};

type Fault = (typeof questionFaults)[keyof typeof questionFaults];

/** Returns what is wrong with a question by itself, by the field that it stands at. */
export function faultsOf(input: QuestionInput): Record<string, Fault> {
	const { kind, purpose, least, most } = input;
	return {
		...optionFaults(input),
		...(kindsWithBounds.includes(kind) && least !== null && most !== null && boundsFault(least, most, kind)),
		...(purpose !== "none" && !kindsOfPurpose[purpose].includes(kind) && { purpose: questionFaults.purpose }),
	};
}

function boundsFault(least: number, most: number, kind: QuestionKind): Record<string, Fault> {
	if (most <= least) return { most: questionFaults.bounds };
	return kind === "scale" && most - least >= maxMarks ? { most: questionFaults.longScale } : {};
}

function optionFaults({ kind, options, ...input }: QuestionInput): Record<string, Fault> {
	if (!kindsWithOptions.includes(kind)) return {};
	const faults: Record<string, Fault> = {};
	if (kind === "scale" && ![0, 2].includes(options.length)) faults.options = questionFaults.scaleEnds;
	if (choiceKinds.includes(kind) && options.length < 2) faults.options = questionFaults.fewOptions;
	else if (new Set(options).size < options.length) faults.options = questionFaults.sameOptions;
	for (const language of otherLanguages) {
		const translated = input[language]?.options ?? [];
		if (translated.length > 0 && translated.length !== options.length)
			faults[`${language}.options`] = questionFaults.otherCount;
		else if (new Set(translated).size < translated.length)
			faults[`${language}.options`] = questionFaults.sameOptions;
	}
	return faults;
}

/**
 * Returns the first question of a form whose condition cannot be met: what it depends on does not come
 * before it, or has no such option.
 */
export function findUnmeetable(questions: readonly Question[]): Question | undefined {
	return questions.find(({ shownIf, shownIfOption }, place) => {
		if (shownIf === null) return false;
		const before = questions.slice(0, place).find(({ id }) => id === shownIf);
		return before === undefined || !isOption(before, shownIfOption);
	});
}

function isOption({ kind, options }: Question, place: number | null): boolean {
	return choiceKinds.includes(kind) && place !== null && place < options.length;
}

/**
 * Returns the new place of an option when options are written anew: where its words stand now, or its
 * old place where only words changed. Undefined where it is gone.
 */
export function movedOption(
	before: readonly string[],
	after: readonly string[],
	place: number,
): number | undefined {
	const moved = after.indexOf(before[place] ?? "");
	if (moved >= 0) return moved;
	const isReworded = before.length === after.length && !before.includes(after[place] ?? "");
	return isReworded ? place : undefined;
}

/** Returns a question without what its kind has no use for. */
export function tidyQuestion(input: QuestionInput): QuestionInput {
	const { kind } = input;
	const hasOptions = kindsWithOptions.includes(kind);
	return {
		...input,
		...(kind === "section" && { isRequired: false, purpose: "none" as const }),
		...(!kindsWithBounds.includes(kind) && { least: null, most: null }),
		...(input.shownIf === null && { shownIfOption: null }),
		...(!hasOptions && {
			options: [],
			...inOtherLanguages((one) => input[one] && { ...input[one], options: [] }),
		}),
	};
}
