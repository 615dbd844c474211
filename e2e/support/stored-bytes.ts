import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";

/** Bytes of a word as they may stand in a file: written, or as base64 at each of three places, or in hexadecimal. */
function spellingsOf(word: string): Buffer[] {
	const plain = Buffer.from(word);
	const inBase64 = ["", "x", "xx"].map((before) => {
		const signs = Buffer.from(before + word).toString("base64");
		// The first and last signs also hold bits of what stands around the word.
		return signs.slice(before === "" ? 0 : 4, -4);
	});
	return [plain, ...inBase64.map((signs) => Buffer.from(signs)), Buffer.from(plain.toString("hex"))];
}

/** Returns the names of files below folders that hold one of some words; archives are unpacked. */
export async function filesHolding(folders: readonly string[], words: readonly string[]): Promise<string[]> {
	const spellings = words.flatMap(spellingsOf);
	const holding: string[] = [];
	for (const folder of folders) {
		for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
			if (!entry.isFile()) continue;
			const bytes = await read(join(entry.parentPath, entry.name));
			if (spellings.some((spelling) => bytes?.includes(spelling))) holding.push(basename(entry.name));
		}
	}
	return holding.sort();
}

/** @returns undefined for a file that went meanwhile. */
async function read(path: string): Promise<Buffer | undefined> {
	try {
		const bytes = await readFile(path);
		return path.endsWith(".gz") ? gunzipSync(bytes) : bytes;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}
