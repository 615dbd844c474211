import { changedMembers } from "#app/content/changed-members.ts";
import type { LookChoices } from "./stored-look.ts";

/** What is chosen otherwise than it is saved. */
export function changesOf(look: LookChoices, saved: LookChoices): Partial<LookChoices> {
	return changedMembers(look, saved);
}

/**
 * How it is saved now, with what was chosen here since it was `base`: each place of a photograph by
 * itself, also one that was given back to its drawing.
 */
export function mergedLook(chosen: LookChoices, base: LookChoices, current: LookChoices): LookChoices {
	const photographs = Object.entries({
		...current.photographs,
		...changedMembers(chosen.photographs, base.photographs),
	}).filter(([, hash]) => hash !== undefined);
	return { ...current, ...changesOf(chosen, base), photographs: Object.fromEntries(photographs) };
}
