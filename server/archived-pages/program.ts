import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#platform/files/project-folder.ts";

const builtServer = join(projectFolder, "build", "server");

/** Returns the fingerprint of a build: the SHA-256 of all built files of the server. */
export async function readProgram(folder = builtServer): Promise<string> {
	const names = await readdir(folder, { recursive: true });
	const digest = createHash("sha256");
	for (const name of names.filter((each) => each.endsWith(".js")).toSorted()) {
		digest.update(`${name}\n`).update(await readFile(join(folder, name)));
	}
	return digest.digest("hex");
}
