import type { Typed } from "#app/features/applications/application.ts";
import type { Fault } from "#app/features/applications/filling/answer-rules.ts";
import type { Step } from "#app/features/forms/asked.ts";
import type { FormId } from "#app/features/forms/form.ts";
import type { AskedQuestion } from "#app/features/forms/question.ts";

/** What the page of a form shows, at one of its steps or at the review after them. */
export type ShownForm = {
	form: FormId;
	/** The place of the step, from 0; their number for the review. */
	at: number;
	steps: Step[];
	typed: Record<string, Typed>;
	hasBegun: boolean;
	table: { id: string; title: string; date: string } | null;
	/** All questions, for the review. */
	asked: AskedQuestion[];
	/** What the form before this page did. */
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
