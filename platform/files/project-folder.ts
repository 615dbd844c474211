import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The folder of the project, or of its package: the nearest above this with a package.json. */
export const projectFolder = folderWith("package.json", import.meta.dirname);

function folderWith(file: string, folder: string): string {
	if (existsSync(join(folder, file))) return folder;
	const above = dirname(folder);
	if (above === folder) throw new Error(`No folder above ${import.meta.dirname} holds a ${file}.`);
	return folderWith(file, above);
}

/** The version of this program. */
export async function readVersion(): Promise<string> {
	const { version } = JSON.parse(await readFile(join(projectFolder, "package.json"), "utf8"));
	return String(version);
}
