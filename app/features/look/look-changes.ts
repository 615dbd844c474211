import type { LookChoices } from "./stored-look.ts";

/** What is chosen otherwise than it is saved. */
export function changesOf(look: LookChoices, saved: LookChoices): Partial<LookChoices> {
	return differing(look, saved);
}

/**
 * How it is saved now, with what was chosen here since it was `base`: each place of a photograph by
 * itself, also one that was given back to its drawing.
 */
export function mergedLook(chosen: LookChoices, base: LookChoices, current: LookChoices): LookChoices {
	const photographs = Object.entries({
		...current.photographs,
		...differing(chosen.photographs, base.photographs),
	}).filter(([, hash]) => hash !== undefined);
	return { ...current, ...changesOf(chosen, base), photographs: Object.fromEntries(photographs) };
}

/** The members that differ; one that is there no longer is undefined. */
function differing<Members extends object>(now: Members, before: Members): Partial<Members> {
	const names = Object.keys({ ...before, ...now }) as (keyof Members)[];
	const changed = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
	return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Members>;
}
