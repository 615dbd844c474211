import type { Typed } from "#app/features/applications/application.ts";
import type { Fault } from "#app/features/applications/filling/answer-rules.ts";
import type { Step } from "#app/features/forms/asked.ts";
import type { FormId } from "#app/features/forms/form.ts";
import type { AskedQuestion } from "#app/features/forms/question.ts";

/** The data of a form's page: one of its steps, or the review after them. */
export type ShownForm = {
	form: FormId;
	/** The place of the step, from 0; their number for the review. */
	at: number;
	steps: Step[];
	typed: Record<string, Typed>;
	/** The photographs that were chosen, by question. */
	photographs: Readonly<Record<string, string>>;
	hasBegun: boolean;
	table: { id: string; title: string; date: string } | null;
	/** All questions, for the review. */
	asked: AskedQuestion[];
	/** The action that led to this page. */
	done: string | null;
};

/** The site's answer to a form that did not lead on. */
export type FormAnswer =
	| { faults: Readonly<Record<string, Fault>> }
	| { refused: true }
	| { later: "invalid" | "tooMany" }
	| { gone: Record<string, Typed> }
	| undefined;

export const faultsIn = (answer: FormAnswer) =>
	answer !== undefined && "faults" in answer ? answer.faults : {};
