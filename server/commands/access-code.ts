import { replaceAccessCode } from "#server/process/access-code.ts";
import type { CommandArgs } from "./command-args.ts";
import type { Terminal } from "./terminal.ts";

/** As the server's variable ADMIN_ACCESS_CODE. */
const accepted = { min: 8, max: 200 };

/**
 * `access-code`: sets a new access code for the content area and signs everyone out. Takes the code
 * from the terminal or from a pipe; an empty answer makes a random one, shown once.
 */
export async function run(_args: CommandArgs, terminal: Terminal): Promise<number> {
	const answer = await terminal.ask("New access code (empty: make one): ", { hidden: true });
	// Whoever leaves the question with Ctrl+C or Ctrl+D has not answered it.
	if (answer === undefined && process.stdin.isTTY) return 130;
	const code = answer?.trim() ?? "";
	if (code !== "" && (code.length < accepted.min || code.length > accepted.max)) {
		terminal.warn(`An access code has ${accepted.min} to ${accepted.max} characters. Nothing was changed.`);
		return 1;
	}
	const made = await replaceAccessCode(code);
	terminal.say(made === undefined ? "The access code is changed." : `The new access code is ${made}`);
	terminal.say("Everyone is signed out.");
	return 0;
}
