/** The states of a letter between its first word and the last mailbox. */
export const letterStates = ["draft", "scheduled", "sending", "paused", "sent", "cancelled"] as const;

export type LetterState = (typeof letterStates)[number];

/** The steps that a letter can take. `finish` is the site's own, the rest the administrator's. */
export const letterSteps = [
	"schedule",
	"unschedule",
	"start",
	"pause",
	"resume",
	"cancel",
	"finish",
] as const;

export type LetterStep = (typeof letterSteps)[number];

/** The steps that the administrator may take with a letter that is on its way. */
export const ownSteps = ["unschedule", "pause", "resume", "cancel"] as const;

export type OwnStep = (typeof ownSteps)[number];

const ways: Record<LetterStep, { from: readonly LetterState[]; to: LetterState }> = {
	schedule: { from: ["draft"], to: "scheduled" },
	unschedule: { from: ["scheduled"], to: "draft" },
	start: { from: ["draft", "scheduled"], to: "sending" },
	pause: { from: ["sending"], to: "paused" },
	resume: { from: ["paused"], to: "sending" },
	cancel: { from: ["sending", "paused"], to: "cancelled" },
	finish: { from: ["sending"], to: "sent" },
};

export function statesBefore(step: LetterStep): readonly LetterState[] {
	return ways[step].from;
}

/** The state that a step leads to; undefined where it is not possible. */
export function stateAfter(state: LetterState, step: LetterStep): LetterState | undefined {
	return ways[step].from.includes(state) ? ways[step].to : undefined;
}

export function isWritable(state: LetterState): boolean {
	return state === "draft";
}

/** Returns whether a letter is a draft again since something kept it from leaving at its time. */
export function couldNotLeave({ state, sendAt }: { state: LetterState; sendAt: string | null }): boolean {
	return isWritable(state) && sendAt !== null;
}

/** Returns whether some of it has left: it is read on the site, and never deleted with a click. */
export function hasLeft(state: LetterState): boolean {
	return !["draft", "scheduled"].includes(state);
}
