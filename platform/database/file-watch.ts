import { statSync } from "node:fs";
import type { Refusal } from "./database-failure.ts";

/** Watches that a path still names the open file, and whether it may be written to. */
export type FileWatch = {
	/** Why nothing may be written, found out at that moment; undefined while all is well. */
	refusal(): Refusal | undefined;
	/** From now on nothing may be written. */
	refuse(reason: Refusal): void;
};

/**
 * Watches a file that was just opened. What is written to one that was deleted, moved or replaced
 * since goes with the process: nobody finds it again. Once that was seen it stays so, whatever
 * stands at the path later: only a new start reads what is there.
 */
export function watchFile(path: string): FileWatch {
	const opened = identityOf(path);
	let refusal: Refusal | undefined;
	return {
		refusal: () => {
			refusal ??= isElsewhere(path, opened) ? "replaced" : undefined;
			return refusal;
		},
		refuse: (reason) => {
			refusal ??= reason;
		},
	};
}

/** Returns an identity unique on this machine; undefined if there is no such file. */
function identityOf(path: string): string | undefined {
	const found = statSync(path, { bigint: true, throwIfNoEntry: false });
	return found && `${found.dev}.${found.ino}`;
}

/** A path that cannot be looked at says nothing: the database itself will. */
function isElsewhere(path: string, opened: string | undefined): boolean {
	try {
		return identityOf(path) !== opened;
	} catch {
		return false;
	}
}
