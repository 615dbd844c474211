import { globSync, readFileSync } from "node:fs";

/** Returns the texts of files of the project, by their paths from its root: a module of each takes ten times as long. */
export function sourceFiles(...patterns: string[]): Record<string, string> {
	return Object.fromEntries(globSync(patterns).map((file) => [file, readFileSync(file, "utf8")]));
}
