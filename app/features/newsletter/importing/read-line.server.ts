import { isEmail, normalizeEmail } from "#app/features/newsletter/email.ts";
import { unguarded } from "#platform/files/csv-cell.ts";
import type { LeftOutReason } from "./subscriber-import.ts";

/** The longest address there is. */
const longestAddress = 254;
/** `Ada Lovelace <ada@example.com>`, as mail programs write it. */
const named = /^[^<>\n]*<([^<>\s]+)>$/;
const control = /\p{Cc}/u;

/** The address of a cell as it is stored, if it holds one. */
export function addressIn(cell: string): string {
	const trimmed = cell.trim();
	return normalizeEmail(unguarded(named.exec(trimmed)?.[1] ?? trimmed));
}

/** Why a cell holds no address; undefined where it does. */
export function faultOf(cell: string): LeftOutReason | undefined {
	const address = addressIn(cell);
	if (address === "") return "no-address";
	if (control.test(cell.trim())) return "line-break";
	if (address.length > longestAddress) return "too-long";
	return isEmail(address) ? undefined : "not-an-address";
}
