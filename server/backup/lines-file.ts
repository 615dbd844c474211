import { appendFile, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder, ownerOnly } from "#platform/files/owner-only.ts";

/**
 * Adds values to a file of JSON lines, in one write: several processes, or another site, may add
 * theirs meanwhile. No values make no file.
 */
export async function appendLines(path: string, values: readonly unknown[]): Promise<void> {
	if (values.length === 0) return;
	await makeFolder(dirname(path));
	// The line before may have been broken off, on a full disk.
	const lines = values.map((value) => `\n${JSON.stringify(value)}`).join("");
	await appendFile(path, `${lines}\n`, { mode: ownerOnly.file });
}

/**
 * Reads a file of JSON lines; undefined where there is none.
 * @throws Error for one that cannot be read: nobody may come back because of that.
 */
export async function readLines<Value>(
	path: string,
	parse: (value: unknown) => Value[],
): Promise<Value[] | undefined> {
	const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return undefined;
		throw error;
	});
	if (text === undefined) return undefined;
	const lines = text.split("\n").filter((line) => line !== "");
	return lines.flatMap((line) => {
		try {
			return parse(JSON.parse(line));
		} catch {
			// What was broken off was written again as a whole.
			if (lines.some((other) => other !== line && other.startsWith(line))) return [];
			throw new Error(`${path} cannot be read: mend or remove it, then restore.`);
		}
	});
}
