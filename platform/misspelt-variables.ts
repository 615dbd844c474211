/** The longest way between a name and what was meant by it: letters swapped, missing or too many. */
const nearby = 2;
/** A short name is near to anything. */
const shortest = 6;

/** An unknown variable, and the known one that it resembles; undefined for none. */
type Misspelt = { name: string; meant: string | undefined };

/**
 * Finds the variables of an environment that look like some of the site's and are none: by a name
 * that is almost theirs, or one that begins like several of theirs.
 */
export function misspeltVariables(variables: NodeJS.ProcessEnv, known: readonly string[]): Misspelt[] {
	const all = new Set(known.flatMap((name) => [name, `${name}_FILE`]));
	const prefixes = sharedPrefixes(known);
	return Object.keys(variables)
		.filter((name) => !all.has(name))
		.flatMap((name) => {
			const spelling = name.toUpperCase().replaceAll("-", "_");
			if (name.length >= shortest && all.has(spelling)) return [{ name, meant: spelling }];
			if (!/^[A-Z][A-Z\d_]*$/.test(name)) return [];
			const meant = name.length < shortest ? undefined : nearest(name, [...all]);
			const isOurs = prefixes.some((prefix) => name.startsWith(prefix));
			return meant !== undefined || isOurs ? [{ name, meant }] : [];
		});
}

/** `SMTP_`, `DKIM_`: prefixes that nothing but the site's own variables is likely to have. */
function sharedPrefixes(known: readonly string[]): string[] {
	const prefixes = known.flatMap((name) => /^(?:SMTP|DKIM|BOUNCE|BACKUP|MAIL)_/.exec(name)?.[0] ?? []);
	return [...new Set(prefixes)];
}

function nearest(name: string, known: readonly string[]): string | undefined {
	const ways = known
		.filter((one) => one.length >= shortest && Math.abs(one.length - name.length) <= nearby)
		.map((one) => ({ one, distance: distanceBetween(name, one) }))
		.toSorted((one, other) => one.distance - other.distance);
	const [first] = ways;
	return first !== undefined && first.distance <= nearby ? first.one : undefined;
}

/** Returns the Levenshtein distance: letters to change, add or remove. */
function distanceBetween(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, place) => place);
	for (const [line, letter] of [...one].entries()) {
		const next = [line + 1];
		for (const [place, theirs] of [...other].entries()) {
			const replaced = (row[place] ?? 0) + (letter === theirs ? 0 : 1);
			next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
		}
		row = next;
	}
	return row[other.length] ?? 0;
}
