import { z } from "zod";

/** Where a page of the list ended: the list goes from the newest subscriber to the oldest. */
const position = z.tuple([z.iso.datetime(), z.string().min(1)]);

export type Position = z.infer<typeof position>;

/** A position as text that is fit for an address, and is nobody's business to read. */
export function cursorOf(at: Position): string {
	return Buffer.from(JSON.stringify(at)).toString("base64url");
}

/** The position that a cursor stands for; undefined for what never was one. */
export function readCursor(cursor: string): Position | undefined {
	try {
		return position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
	} catch {
		return undefined;
	}
}
