import {
	accessCodeError,
	accessCodeMaxLength,
	accessCodeMinLength,
} from "#app/features/session/access-code-rules.ts";
import { replaceAccessCode } from "#server/process/access-code.ts";
import type { CommandArgs } from "./command-args.ts";
import type { Terminal } from "./terminal.ts";

const refusals = {
	length: `An access code has ${accessCodeMinLength} to ${accessCodeMaxLength} characters.`,
	common: "This access code is easy to guess. Use several words of your own.",
};

/**
 * `access-code`: sets a new access code for the content area and signs everyone out. Takes the code
 * from the terminal or from a pipe; an empty answer makes a random one, shown once.
 */
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
