import { z } from "#app/content/schema.ts";
import { writtenSchema } from "#app/content/shapes.ts";
import { letterFields } from "#app/features/letters/letter.ts";

const storedLetter = z.object({ version: z.int().min(1), draft: writtenSchema(letterFields) });

/** What was typed into the form of a letter and is not saved yet, made from `version`. */
type StoredLetter = z.infer<typeof storedLetter>;

const keyOf = (id: string) => `letter-draft:${id}`;

/** Stores what is typed, on this device. Where the storage is full or forbidden, nothing is stored. */
export function storeLetterForm(id: string, stored: StoredLetter): void {
	try {
		localStorage.setItem(keyOf(id), JSON.stringify(stored));
	} catch {
		return;
	}
}

/** What an earlier form of a letter could not save; nothing where it cannot be read. */
export function readLetterForm(id: string): StoredLetter | undefined {
	try {
		return storedLetter.parse(JSON.parse(localStorage.getItem(keyOf(id)) ?? ""));
	} catch {
		return undefined;
	}
}

/** To be called once all is saved, or is not wanted any more. */
export function forgetLetterForm(id: string): void {
	localStorage.removeItem(keyOf(id));
}
