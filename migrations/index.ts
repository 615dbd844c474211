import type { Migration } from "kysely/migration";
import * as firstTables from "./0001-first-tables";
import * as configuredAccessCode from "./0005-configured-access-code";

/** Every migration under its number, for both engines. One that has landed is never edited: add the next. */
export const migrations: Record<string, Migration> = {
	"0001-first-tables": firstTables,
	"0005-configured-access-code": configuredAccessCode,
};
