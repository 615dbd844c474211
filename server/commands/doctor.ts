import { systemClock } from "#platform/clock.ts";
import { readEnvironment, unknownVariables } from "#platform/environment.ts";
import { examine } from "#server/doctor/doctor.ts";
import { findingLines } from "#server/doctor/finding.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

/** `doctor`: checks the configuration. The exit code is 1 if something is wrong. */
export async function run(_args: CommandArgs, terminal: Terminal): Promise<number> {
	const findings = await examine(readEnvironment(), { clock: systemClock });
	for (const line of unknownVariables()) terminal.warn(line);
	for (const line of findingLines(findings)) terminal.say(line);
	const wrong = findings.filter(({ state }) => state === "wrong").length;
	terminal.say(wrong === 0 ? "Nothing is wrong." : `${wrong} of ${findings.length} are wrong.`);
	return wrong === 0 ? 0 : 1;
}
