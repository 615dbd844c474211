import type { Kysely } from "kysely";
import { contentOf } from "#app/content/draft.ts";
import { countWords } from "#app/content/plain-text.ts";
import { asPerson, savedBy } from "#app/content/storage/last-save.server.ts";
import { hasVersions, storeVersions } from "#app/content/storage/stored-versions.server.ts";
import { type Letter, letterFields } from "#app/features/letters/letter.ts";
import type { Tables } from "#migrations/tables.ts";

/** Savings of one person within this time are one version: a letter saves itself at each pause in typing. */
const whileMs = 10 * 60_000;

/** Stores a version with every saving. `isApart`: the one before stays, however young. */
export async function saveLetterVersion(db: Kysely<Tables>, letter: Letter, isApart = false): Promise<void> {
	const last = await db
		.selectFrom("letter_versions")
		.select(["version", "begun_at", "saved_by"])
		.where("letter_id", "=", letter.id)
		.orderBy("version", "desc")
		.limit(1)
		.executeTakeFirst();
	const isSame =
		last !== undefined && last.saved_by === savedBy() && isWithin(last.begun_at, letter.updatedAt);
	const goesOn = !isApart && isSame;
	if (goesOn) {
		await db
			.deleteFrom("letter_versions")
			.where("letter_id", "=", letter.id)
			.where("version", "=", last.version)
			.execute();
	}
	const row = {
		version: letter.version,
		title: letter.subject,
		words: countWords(letter.content),
		input: JSON.stringify(contentOf(letterFields, letter)),
		begun_at: goesOn ? last.begun_at : letter.updatedAt,
		saved_at: letter.updatedAt,
		saved_by: savedBy(),
	};
	await storeVersions(db, "letter", letter.id, [row]);
}

/** Stores what a letter says that was written before letters had versions. Part of every saving. */
export async function saveFirstVersion(db: Kysely<Tables>, letter: Letter): Promise<void> {
	if (await hasVersions(db, "letter", letter.id)) return;
	await asPerson(null, () => saveLetterVersion(db, letter));
}

function isWithin(begun: string, now: string): boolean {
	return Date.parse(now) - Date.parse(begun) < whileMs;
}
