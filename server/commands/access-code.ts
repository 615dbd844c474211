import { hasOtherKeys, removeStrongKeys } from "#app/features/keys/own-keys.store.server.ts";
import { newAccessCode } from "#app/features/session/access-code.server.ts";
import { accessCodeStore } from "#app/features/session/access-code.store.server.ts";
import { accessCodeMaxLength, accessCodeMinLength } from "#app/features/session/access-code-rules.ts";
import { newCodeError } from "#app/features/session/listed-codes.server.ts";
import { ownerId } from "#app/site/roles.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { type Log, openLog } from "#platform/log/log.ts";
import { requireSite } from "#server/backup/require-site.ts";
import { openAudit } from "#server/composition/audit.ts";
import { openStores } from "#server/composition/stores.ts";
import { updateTables } from "#server/composition/update-tables.ts";
import { asTyped } from "#server/process/typed-command.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

const refusals = {
	length: `An access code has ${accessCodeMinLength} to ${accessCodeMaxLength} characters.`,
	common: "This access code is easy to guess. Use several words of your own.",
};

/**
 * `access-code`: replaces the access code with one from the terminal or a pipe, or a random one.
 * With `--keys` it takes the owner's other keys away.
 */
export async function run({ values }: CommandArgs, terminal: Terminal): Promise<number> {
	const answer = await terminal.ask("New access code (empty: make one): ", { hidden: true });
	// Ctrl+C and Ctrl+D leave the question unanswered.
	if (answer === undefined && process.stdin.isTTY) return 130;
	const code = answer?.trim() ?? "";
	const fault = code === "" ? undefined : await newCodeError(code);
	if (fault !== undefined) {
		terminal.warn(`${refusals[fault]} Nothing was changed.`);
		return 1;
	}
	const { made, keys } = await replaceAccessCode({ code, takesKeys: values.keys === true });
	terminal.say(made === undefined ? "The access code is changed." : `The new access code is ${made}`);
	terminal.say("Everyone is signed out.");
	if (keys !== "none") terminal.say(keysLines[keys]);
	return 0;
}

const keysLines = {
	removed: "The owner's passkeys, one-time codes and recovery codes are removed: the access code suffices.",
	kept: `The owner's passkeys, one-time codes and recovery codes stay. To remove them too: ${asTyped("access-code", "--keys")}`,
};

type Replaced = {
	/** The code that was made, when none was chosen. */
	made: string | undefined;
	/** The outcome for the owner's other keys. */
	keys: "none" | "kept" | "removed";
};

/**
 * Replaces the access code of a site, which may be running, and signs everyone out.
 * @throws NoSiteError where there is none.
 */
export async function replaceAccessCode(
	{ code, takesKeys = false }: { code: string; takesKeys?: boolean },
	environment = readEnvironment(),
	log: Log = openLog(environment.logLevel),
): Promise<Replaced> {
	await requireSite(environment);
	const database = await openDatabase(environment);
	const { db } = database;
	try {
		await database.exclusively(() => updateTables(database, log));
		const made = code === "" ? newAccessCode() : undefined;
		await accessCodeStore(db, systemClock).setAccessCode(made ?? code);
		const hasOthers = await hasOtherKeys(db, ownerId);
		const areRemoved = hasOthers && takesKeys;
		if (areRemoved) await db.transaction().execute((transaction) => removeStrongKeys(transaction, ownerId));
		const details = { keysRemoved: areRemoved, byCommand: true };
		const stores = openStores(database, systemClock);
		await openAudit({ db, stores, clock: systemClock, log }).record({ action: "code-replaced", details });
		return { made, keys: areRemoved ? "removed" : hasOthers ? "kept" : "none" };
	} finally {
		await database.close();
	}
}
