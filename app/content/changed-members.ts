/** The members that differ from what they were; one that is there no longer is undefined. */
export function changedMembers<Members extends object>(now: Members, before: Members): Partial<Members> {
	const names = Object.keys({ ...before, ...now }) as (keyof Members)[];
	const changed = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
	return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Members>;
}
