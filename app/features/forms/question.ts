import { choice, line, lines, list, optional, wholeNumber, yesOrNo } from "#app/content/field.ts";
import type { Content, Draft } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { contentSchemas } from "#app/content/shapes.ts";
import { type FormId, formIds } from "./form.ts";

export const questionsPath = "/api/admin/questions";

/** The most questions of a form, and the most options of one of them. */
export const maxQuestions = 80;
export const maxOptions = 30;

/** The most photographs that a form asks for: each is a file that somebody sends, and that backups hold. */
export const maxPhotographs = 4;

/** Kinds of questions; a `section` asks nothing and begins a new step. */
export const questionKinds = [
	"section",
	"short",
	"long",
	"one",
	"several",
	"number",
	"day",
	"scale",
	"telephone",
	"mail",
	"photograph",
	"consent",
] as const;

export type QuestionKind = (typeof questionKinds)[number];

/**
 * The further uses that the site makes of an answer: names and addresses stand in the list, the others
 * are taken over where an applicant becomes a guest of a table.
 */
export const purposes = ["none", "firstName", "lastName", "born", "gender", "diet", "whatsapp"] as const;

export type Purpose = (typeof purposes)[number];

const fewChoices = "Please choose one of these.";
const wholeNumbers = "Please write a whole number.";

/** Validation errors of a question as a whole, beyond the rules of each field. */
export const questionFaults = {
	fewOptions: "Use at least two options, one on each line.",
	scaleEnds: "Use words for both ends of the scale, or none.",
	otherCount: "Use as many options as in English, in the same order, or none.",
	sameOptions: "Use each option once.",
	bounds: "Use a highest value above the lowest.",
	longScale: "A scale has at most 11 marks.",
	purpose: "The answer to a question of this kind cannot be used for that.",
	condition: "Choose a question that comes before, and one of its options.",
	otherForm: "A question stays in its form.",
	photographs: `A form asks for at most ${maxPhotographs} photographs.`,
} as const;

/** The fields of a question: one stated here is one everywhere. */
export const questionFields = {
	form: choice(formIds, { message: fewChoices }),
	kind: choice(questionKinds, { message: fewChoices, default: "short", compared: true }),
	purpose: choice(purposes, { message: fewChoices, default: "none" }),
	isRequired: yesOrNo({ compared: true }),
	label: line({
		...{ max: 300, translated: true, required: true, compared: true },
		form: { label: "questions.label" },
	}),
	help: lines({
		...{ max: 1000, translated: true, compared: true },
		form: { label: "questions.help", hint: "questions.helpHint", rows: 2 },
	}),
	options: list({ max: maxOptions, maxCharacters: 200, translated: true, compared: true }),
	least: wholeNumber({
		...{ min: -10_000, most: 10_000, message: wholeNumbers },
		form: { label: "questions.least", type: "number", rule: "questions.wholeNumber" },
	}),
	most: wholeNumber({
		...{ min: -10_000, most: 10_000, message: wholeNumbers },
		form: { label: "questions.most", type: "number", rule: "questions.wholeNumber" },
	}),
	shownIf: optional(z.string().max(100), {}),
	shownIfOption: wholeNumber({ min: 0, most: maxOptions - 1, message: wholeNumbers }),
} as const;

export type QuestionFields = typeof questionFields;
export type QuestionInput = Content<QuestionFields>;
export type QuestionDraft = Draft<QuestionFields>;

export const questionSchemas = contentSchemas(questionFields, "Question", { position: z.int() });

/** A question as it is stored, in all languages. */
export type Question = z.infer<typeof questionSchemas.schemas.saved>;

/** A question in one language, as a visitor is asked it. */
export type AskedQuestion = {
	id: string;
	form: FormId;
	kind: QuestionKind;
	purpose: Purpose;
	isRequired: boolean;
	label: string;
	help: string;
	options: string[];
	least: number | null;
	most: number | null;
	shownIf: string | null;
	shownIfOption: number | null;
	/** The words of that option, in the same language. */
	shownIfAnswer: string | null;
};
