import { createHash } from "node:crypto";

const prefix = "Exported as ";

/**
 * What says in a translator's file which text it was given, so that a text that came back untouched,
 * and one that was changed here meanwhile, are told apart. Tools of translators keep such comments.
 */
export function exportMark(key: string, text: string): string {
	return prefix + digestOf(key, text);
}

/**
 * Whether a text is the one that was exported under this key. Of a file that says nothing of it,
 * none is: whoever brings it back is asked.
 */
export function isAsExported(key: string, text: string, comment = ""): boolean {
	return comment.split("\n").some((line) => line.trim() === exportMark(key, text));
}

function digestOf(key: string, text: string): string {
	return createHash("sha256").update(`${key}\n${text}`).digest("hex").slice(0, 16);
}
