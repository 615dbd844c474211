import { isEmail, normalizeEmail } from "#app/features/newsletter/email.ts";
import type { LeftOutReason } from "./subscriber-import.ts";

/** The longest address there is. */
const longestAddress = 254;
/** Characters of a cell that are shown. */
const shownCharacters = 80;
/** An export of ours and others put an apostrophe before what a spreadsheet would calculate. */
const guarded = /^'(?=[=+\-@])/;
/** `Ada Lovelace <ada@example.com>`, as mail programs write it. */
const named = /^[^<>\n]*<([^<>\s]+)>$/;
const control = /\p{Cc}/u;

/** The address of a cell as it is stored, if it holds one. */
export function addressIn(cell: string): string {
	const trimmed = cell.trim();
	return normalizeEmail((named.exec(trimmed)?.[1] ?? trimmed).replace(guarded, ""));
}

/** Why a cell holds no address; undefined where it does. */
export function faultOf(cell: string): LeftOutReason | undefined {
	const address = addressIn(cell);
	if (address === "") return "no-address";
	if (control.test(cell.trim())) return "line-break";
	if (address.length > longestAddress) return "too-long";
	return isEmail(address) ? undefined : "not-an-address";
}

/** A cell as it can be shown: on one line, and not endless. */
export function shownText(cell: string): string {
	const line = cell.replace(/[\s\p{Cc}]+/gu, " ").trim();
	const signs = [...line.slice(0, shownCharacters * 2)];
	return signs.length > shownCharacters ? `${signs.slice(0, shownCharacters - 1).join("")}…` : line;
}
