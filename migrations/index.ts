import type { Migration } from "kysely/migration";
import * as firstTables from "./0001-first-tables";
import * as newsletter from "./0004-newsletter";

/** Every migration under its number, for both engines. One that has landed is never edited: add the next. */
export const migrations: Record<string, Migration> = {
	"0001-first-tables": firstTables,
	"0004-newsletter": newsletter,
};
