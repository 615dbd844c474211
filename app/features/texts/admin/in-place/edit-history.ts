import type { Moment } from "./stored-edits.ts";

/**
 * The undo history of a place: browsers forget theirs when chips and italics are written again.
 * Text typed in one go, up to a space, is one step.
 */
export function editHistory(first: Moment) {
	const past = [first];
	let future: Moment[] = [];
	let lastKind = "";

	/** Changes of one kind that follow each other are one step; blank: a step of its own. */
	function record(moment: Moment, kind: string): void {
		if (kind !== "" && kind === lastKind) past.pop();
		past.push(moment);
		future = [];
		lastKind = kind;
	}

	function undo(): Moment | undefined {
		const last = past.length > 1 ? past.pop() : undefined;
		if (last === undefined) return undefined;
		future.push(last);
		lastKind = "";
		return past.at(-1);
	}

	function redo(): Moment | undefined {
		const next = future.pop();
		if (next !== undefined) past.push(next);
		lastKind = "";
		return next;
	}

	return { record, undo, redo };
}
