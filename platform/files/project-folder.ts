import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folder that holds the site's own files, wherever it is started from: that of the project, or
 * of the package it came in. The nearest one above this module, built or not, with a package.json.
 */
export const projectFolder = folderWith("package.json", import.meta.dirname);

function folderWith(file: string, folder: string): string {
	if (existsSync(join(folder, file))) return folder;
	const above = dirname(folder);
	if (above === folder) throw new Error(`No folder above ${import.meta.dirname} holds a ${file}.`);
	return folderWith(file, above);
}
