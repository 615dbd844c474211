import type { FormId } from "#app/features/forms/form.ts";
import { type Purpose, type QuestionKind, questionSchemas } from "#app/features/forms/question.ts";
import type { ShippedQuestion } from "#app/features/forms/storage/forms.store.server.ts";

/** The properties of a question of a shipped form, beside its words: short and optional unless stated. */
type Shape = {
	kind?: QuestionKind;
	purpose?: Purpose;
	isRequired?: true;
	least?: number;
	most?: number;
	/** Is asked after this option of that question, counted from 0. */
	after?: readonly [question: string, option: number];
};

/** The questions of a shipped form by name, in their order. */
export type Shapes = Readonly<Record<string, Shape>>;

type Words = { label: string; help?: string; options?: string[] };

/** The words of a shipped form in one language: of each question, and of no other. */
export type WordsOf<Form extends Shapes> = { [Name in keyof Form]: Words };

/** Returns a form with its words in both languages, as the store takes it. */
export function shippedForm<Form extends Shapes>(
	form: FormId,
	shapes: Form,
	{ en, fr }: { en: WordsOf<Form>; fr: WordsOf<Form> },
): ShippedQuestion[] {
	return Object.entries<Shape>(shapes).map(([name, { after, ...shape }]) => {
		const input = questionSchemas.schemas.input.parse({
			...{ form, ...shape, ...en[name], fr: fr[name] },
			shownIf: after?.[0],
			shownIfOption: after?.[1],
		});
		return { ...input, name };
	});
}
