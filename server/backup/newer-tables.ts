import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/**
 * The file in the folder of a program with the migrations of newer versions whose tables it opened in a
 * trial.
 */
const fileName = "newer-tables.json";
const shape = z.array(z.string());

/** Returns whether a trial has shown that the program in a folder opens the tables of these migrations. */
export async function opensTables(newer: readonly string[], program: string): Promise<boolean> {
	if (newer.length === 0) return true;
	const tried = await readTried(join(program, fileName));
	return newer.every((name) => tried.includes(name));
}

async function readTried(file: string): Promise<string[]> {
	try {
		return shape.parse(JSON.parse(await readFile(file, "utf8")));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
}
