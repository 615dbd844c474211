import { readVersion } from "#platform/files/project-folder.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

/** `version`: of the site, and of the Node that runs it. */
export async function run(_args: CommandArgs, terminal: Terminal): Promise<number> {
	terminal.say(`Ensemble ${await readVersion()}, on Node ${process.versions.node}`);
	return 0;
}
