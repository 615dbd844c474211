import type { AskedQuestion } from "#app/features/forms/question.ts";

/** States of an application, in the order of its way. */
export const applicationStates = [
	"unfinished",
	"new",
	"read",
	"conversation",
	"accepted",
	"kept",
	"declined",
	"withdrawn",
] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** Membership states of an accepted applicant. */
export const memberships = ["active", "paused", "left"] as const;

export type Membership = (typeof memberships)[number];

/** Signs that a program may have sent an application. They mark it in the list; no application is refused for them. */
export const applicationFlags = ["fast", "decoy", "many", "unproved"] as const;

export type ApplicationFlag = (typeof applicationFlags)[number];

/** An answer: the words of a text or of the option chosen, several of them, a number, or yes. */
export type AnswerValue = string | string[] | number | boolean | null;

/** A question as it was asked, in the language of the applicant, and what was answered. */
export type Answer = Pick<AskedQuestion, "id" | "kind" | "purpose" | "label"> & { value: AnswerValue };

/** The input for one question: a text, or a list with the value of each ticked box. */
export type Typed = string | string[];

/** The encrypted content of an application. */
export type ApplicationContent = {
	/** None before it is sent. */
	answers: Answer[];
	/** Set on an unfinished application: what was typed so far, by question, checked when it is sent. */
	typed?: Record<string, Typed>;
	/** The last save of a page that was open, so that an older one that arrives later changes nothing. */
	turn?: { page: string; number: number };
};

/** Encrypted apart, so that the list need not decrypt all answers. */
export type ApplicantSummary = { name: string; email: string; telephone: string };
