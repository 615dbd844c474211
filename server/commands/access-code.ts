import { auditStore } from "#app/features/audit/audit.store.server.ts";
import { newAccessCode } from "#app/features/session/access-code.server.ts";
import { accessCodeStore } from "#app/features/session/access-code.store.server.ts";
import {
	accessCodeError,
	accessCodeMaxLength,
	accessCodeMinLength,
} from "#app/features/session/access-code-rules.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { type Log, openLog } from "#platform/log/log.ts";
import { requireSite } from "#server/backup/require-site.ts";
import { updateTables } from "#server/composition/update-tables.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

const refusals = {
	length: `An access code has ${accessCodeMinLength} to ${accessCodeMaxLength} characters.`,
	common: "This access code is easy to guess. Use several words of your own.",
};

/** `access-code`: replaces the access code with one from the terminal or a pipe, or a random one. */
export async function run(_args: CommandArgs, terminal: Terminal): Promise<number> {
	const answer = await terminal.ask("New access code (empty: make one): ", { hidden: true });
	// Ctrl+C and Ctrl+D leave the question unanswered.
	if (answer === undefined && process.stdin.isTTY) return 130;
	const code = answer?.trim() ?? "";
	const fault = code === "" ? undefined : accessCodeError(code);
	if (fault !== undefined) {
		terminal.warn(`${refusals[fault]} Nothing was changed.`);
		return 1;
	}
	const made = await replaceAccessCode(code);
	terminal.say(made === undefined ? "The access code is changed." : `The new access code is ${made}`);
	terminal.say("Everyone is signed out.");
	return 0;
}

/**
 * Replaces the access code of a site, which may be running, and signs everyone out.
 * @returns the code that was made, when `chosen` is empty. @throws NoSiteError where there is none.
 */
export async function replaceAccessCode(
	chosen: string,
	environment = readEnvironment(),
	log: Pick<Log, "warn"> = openLog(environment.logLevel),
): Promise<string | undefined> {
	await requireSite(environment);
	const database = await openDatabase(environment);
	try {
		await database.exclusively(() => updateTables(database, log));
		const made = chosen === "" ? newAccessCode() : undefined;
		await accessCodeStore(database.db, systemClock).setAccessCode(made ?? chosen);
		await auditStore(database.db, systemClock).record({ action: "code-replaced" });
		return made;
	} finally {
		await database.close();
	}
}
