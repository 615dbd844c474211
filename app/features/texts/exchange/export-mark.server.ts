import { createHash } from "node:crypto";

const prefix = "Exported as ";

/**
 * The comment in a translator's file that identifies the exported text, so that an untouched text
 * and one that was changed here meanwhile can be told apart. Translators' tools keep such comments.
 */
export function exportMark(key: string, text: string): string {
	return prefix + digestOf(key, text);
}

/**
 * Returns whether a text is the one that was exported under this key; false without a comment, so
 * that the owner is asked.
 */
export function isAsExported(key: string, text: string, comment = ""): boolean {
	return comment.split("\n").some((line) => line.trim() === exportMark(key, text));
}

function digestOf(key: string, text: string): string {
	return createHash("sha256").update(`${key}\n${text}`).digest("hex").slice(0, 16);
}
