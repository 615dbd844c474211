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

/** Of somebody who was accepted. */
export const memberships = ["active", "paused", "left"] as const;

export type Membership = (typeof memberships)[number];

/** What looks automatic about an application; each is a reason to look at it, none to lose it. */
export const applicationFlags = ["fast", "decoy", "many", "unproved"] as const;

export type ApplicationFlag = (typeof applicationFlags)[number];

/** An answer: the words of a text or of the option chosen, several of them, a number, or yes. */
export type AnswerValue = string | string[] | number | boolean | null;

/** A question as it was asked, in the language of the applicant, and what was answered. */
export type Answer = Pick<AskedQuestion, "id" | "kind" | "purpose" | "label"> & { value: AnswerValue };

/** What a form sends for a question: a text, or those of all boxes that are ticked. */
export type Typed = string | string[];

/** What is encrypted of an application. */
export type ApplicationContent = {
	/** None before it is sent. */
	answers: Answer[];
	/** Of an unfinished one: what was typed so far, by question, checked when it is sent. */
	typed?: Record<string, Typed>;
	/** The last save of a page that was open, so that an older one that arrives later changes nothing. */
	turn?: { page: string; number: number };
};

/** Encrypted apart, so that the list need not decrypt all answers. */
export type ApplicantSummary = { name: string; email: string; telephone: string };
