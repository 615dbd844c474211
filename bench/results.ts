import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Findings } from "./part.ts";

/** The findings of a part, with their time. */
export type Result = Findings & { at: string };

const folder = join("build", "bench");
const fileOf = (name: string) => join(folder, `${name}.json`);

/** Stores what a part found until it is measured again. */
export function saveResult(name: string, findings: Findings): Result {
	const result = { ...findings, at: new Date().toISOString() };
	mkdirSync(folder, { recursive: true });
	writeFileSync(fileOf(name), JSON.stringify(result));
	return result;
}

/** Returns the last result of a part, if it was ever measured here. */
export function lastResult(name: string): Result | undefined {
	if (!existsSync(fileOf(name))) return undefined;
	return JSON.parse(readFileSync(fileOf(name), "utf8")) as Result;
}
