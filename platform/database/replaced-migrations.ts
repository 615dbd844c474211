import type { Step } from "#migrations/index.ts";

/** A database with some, not all, of the migrations that this program no longer has. */
export class OlderDatabaseError extends Error {
	override name = "OlderDatabaseError";
	/** The last version that can read it, and migrate it for this one. */
	readonly lastVersion: string;

	constructor(lastVersion: string) {
		super(
			`The database is older than this version can read: start version ${lastVersion}, the last that can, on it once, then this one.`,
		);
		this.lastVersion = lastVersion;
	}
}

/**
 * Names the migrations that a database has had as this program has them: one that replaces others
 * stands for all of them. @throws OlderDatabaseError where only some of those were carried out.
 */
export function asReplaced(executed: readonly string[], migrations: Record<string, Step>): string[] {
	let names = [...executed];
	for (const [name, { replaces }] of replacing(migrations)) {
		const others = names.filter((one) => !replaces.names.includes(one));
		const found = names.length - others.length;
		if (found > 0 && found < replaces.names.length) throw new OlderDatabaseError(replaces.lastVersion);
		if (found > 0) names = [name, ...others];
	}
	return names;
}

type Replacing = Step & Required<Pick<Step, "replaces">>;

/** The migrations that replace others, by name. */
export function replacing(migrations: Record<string, Step>): [string, Replacing][] {
	return Object.entries(migrations).filter(
		(one): one is [string, Replacing] => one[1].replaces !== undefined,
	);
}
