import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "./project-folder.ts";

/** The version of this program. */
export async function readVersion(): Promise<string> {
	const { version } = JSON.parse(await readFile(join(projectFolder, "package.json"), "utf8"));
	return String(version);
}
