import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type LastUpdate, lastUpdate } from "#app/features/state/site-state.ts";
import { projectFolder } from "#platform/files/project-folder.ts";

/** The file in which the updater notes how an update ended: beside the folders of the versions. */
const outcomeFile = join("update", "outcome.json");

/** Reads how the last update of this installation ended; null where there was none. */
export async function readLastUpdate(program = projectFolder): Promise<LastUpdate | null> {
	try {
		return lastUpdate.parse(JSON.parse(await readFile(join(dirname(program), outcomeFile), "utf8")));
	} catch (error) {
		if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
		throw error;
	}
}
