import { type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";

/** A field that two sides changed, each in its own way. */
export type Conflict = {
	/** Its place in the draft: `title`, `fr.title`. */
	path: string;
	mine: unknown;
	theirs: unknown;
};

/** Two drafts as one. Where they conflict, `merged` has mine. */
export type Merge<Draft> = { merged: Draft; conflicts: Conflict[] };

type Members = Record<string, unknown>;

/**
 * Merges two drafts that were both made from `base`, field by field and language by language: what
 * one side changed is taken from it, and a field that both changed to the same value is no conflict.
 * Without a base, every field in which they differ is one.
 */
export function threeWayMerge<Draft extends object>(
	base: Draft | undefined,
	mine: Draft,
	theirs: Draft,
): Merge<Draft> {
	const conflicts: Conflict[] = [];
	const merged = mergeMembers((base ?? {}) as Members, mine as Members, theirs as Members, "", conflicts);
	return { merged: merged as Draft, conflicts };
}

function mergeMembers(
	base: Members,
	mine: Members,
	theirs: Members,
	prefix: string,
	into: Conflict[],
): Members {
	const names = Object.keys({ ...theirs, ...mine });
	const entries = names.map((name) => {
		const path = prefix + name;
		const [before, own, other] = [base[name], mine[name], theirs[name]];
		if (isSame(own, other) || isSame(before, other)) return [name, own];
		if (isSame(before, own)) return [name, other];
		if (isPerLanguage(name, own) && isPerLanguage(name, other))
			return [name, mergeMembers((before ?? {}) as Members, own, other, `${path}.`, into)];
		into.push({ path, mine: own, theirs: other });
		return [name, own];
	});
	return Object.fromEntries(entries) as Members;
}

/** Returns the fields of `after` that differ from `before`, each by its path in its language. */
export function differences<Draft extends object>(
	before: Draft,
	after: Draft,
): [path: string, value: unknown][] {
	return differencesAt(before as Members, after as Members, "");
}

function differencesAt(before: Members, after: Members, prefix: string): [string, unknown][] {
	return Object.entries(after).flatMap(([name, value]): [string, unknown][] => {
		const old = before[name];
		if (isSame(old, value)) return [];
		if (isPerLanguage(name, old) && isPerLanguage(name, value))
			return differencesAt(old, value, `${prefix}${name}.`);
		return [[prefix + name, structuredClone(value)]];
	});
}

/** Returns whether the two values are the same in JSON, the form in which they are sent and stored. */
function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns whether a member holds a translation, or one value for each language. */
function isPerLanguage(name: string, value: unknown): value is Members {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	return isOtherLanguage(name) || Object.keys(value).some(isOtherLanguage);
}

function isOtherLanguage(name: string): name is OtherLanguage {
	return (otherLanguages as readonly string[]).includes(name);
}

/** The version that counts for a field in conflict: one of the two, or both below each other. */
export type Choice = "mine" | "theirs" | "both";

/** Returns the choices by which a draft gets every value that these leave out. */
export function opposites(choices: Readonly<Record<string, Choice>>): Record<string, Choice> {
	const opposite = { mine: "theirs", theirs: "mine", both: "both" } as const;
	return Object.fromEntries(Object.entries(choices).map(([path, choice]) => [path, opposite[choice]]));
}

/** Returns the merged draft with a choice made for each conflict; without one, mine stays. */
export function resolveConflicts<Draft extends object>(
	{ merged, conflicts }: Merge<Draft>,
	choices: Readonly<Record<string, Choice>>,
): Draft {
	const resolved = structuredClone(merged);
	for (const conflict of conflicts) {
		const parts = conflict.path.split(".");
		const last = parts.pop() ?? "";
		const holder = parts.reduce<Members>((members, part) => members[part] as Members, resolved as Members);
		holder[last] = chosenValue(conflict, choices[conflict.path] ?? "mine");
	}
	return resolved;
}

function chosenValue({ mine, theirs }: Conflict, choice: Choice): unknown {
	if (choice === "both") return [theirs, mine].filter((text) => text !== "" && text !== null).join("\n\n");
	return structuredClone(choice === "mine" ? mine : theirs);
}
