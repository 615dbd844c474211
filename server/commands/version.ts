import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#platform/files/project-folder.ts";
import type { Terminal } from "./terminal.ts";

/** The version of this program. */
export async function readVersion(): Promise<string> {
	const { version } = JSON.parse(await readFile(join(projectFolder, "package.json"), "utf8"));
	return String(version);
}

/** `version`: of the site, and of the Node that runs it. */
export async function run(_words: string[], terminal: Terminal): Promise<number> {
	terminal.say(`Ensemble ${await readVersion()}, on Node ${process.versions.node}`);
	return 0;
}
