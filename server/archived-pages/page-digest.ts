import { sha256 } from "#server/backup/row-digest.ts";

const scripts = /<script\b[\s\S]*?<\/script>/g;
const betweenWords = /[\s<>]+/;

/**
 * The SHA-256 of the words and tags of a page, in whatever order, as that of a table: engines list
 * rows in different orders that nobody asked them to sort. Scripts repeat what the page says.
 */
export function pageDigest(document: string): string {
	return sha256(document.replaceAll(scripts, "").split(betweenWords).toSorted().join("\n"));
}
