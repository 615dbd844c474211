import type { Kysely } from "kysely";
import { contentOfRows, type JoinedRow, sharedColumns, textRows } from "#app/content/columns.ts";
import { readOwnSlugs } from "#app/content/storage/entry-slugs.server.ts";
import { type Letter, type LetterInput, letterFields } from "#app/features/letters/letter.ts";
import type { LettersTable } from "#migrations/letter-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

type Row = JoinedRow<typeof letterFields> & Omit<LettersTable, "parts" | "english_articles" | "listed">;

/** Letters with their texts: one row for each language of a letter. */
export function letterRows(db: Kysely<Tables>) {
	return db
		.selectFrom("letters")
		.innerJoin("letter_texts", "letter_texts.letter_id", "letters.id")
		.selectAll("letters")
		.selectAll("letter_texts");
}

export function lettersOfRows(rows: readonly Row[]): Letter[] {
	return [...Map.groupBy(rows, ({ id }) => id).values()].map((same) => {
		const [row] = same as [Row];
		return {
			...contentOfRows(letterFields, same),
			...{ id: row.id, state: row.state, audience: row.audience, version: row.version },
			...{ slug: row.slug, ownSlugs: readOwnSlugs(row.own_slugs) },
			sendAt: row.send_at,
			startedAt: row.started_at,
			finishedAt: row.finished_at,
			createdAt: row.created_at,
			updatedAt: row.updated_at,
		};
	});
}

/** One letter, whatever its state. @throws ApiError 404. */
export async function loadLetter(db: Kysely<Tables>, id: string): Promise<Letter> {
	const [found] = lettersOfRows(await letterRows(db).where("letters.id", "=", id).execute());
	if (found === undefined) {
		throw new ApiError(404, "not-found", "This letter does not exist, or has been deleted.");
	}
	return found;
}

/** Writes what is there of each language, in place of what was there. Part of every saving. */
export async function writeTexts(db: Kysely<Tables>, id: string, input: LetterInput): Promise<void> {
	await db.deleteFrom("letter_texts").where("letter_id", "=", id).execute();
	const rows = textRows(letterFields, input).map((row) => ({ ...row, letter_id: id }));
	await db.insertInto("letter_texts").values(rows).execute();
}

/** Adds a draft with its texts. Part of a transaction. */
export async function insertDraft(
	db: Kysely<Tables>,
	id: string,
	draft: LetterInput & Pick<Letter, "audience" | "createdAt" | "updatedAt" | "version">,
): Promise<Letter> {
	const { audience, createdAt, updatedAt, version } = draft;
	const own = {
		id,
		state: "draft" as const,
		audience,
		version,
		created_at: createdAt,
		updated_at: updatedAt,
	};
	await db
		.insertInto("letters")
		.values({ ...sharedColumns(letterFields, draft), ...own })
		.execute();
	await writeTexts(db, id, draft);
	return loadLetter(db, id);
}

/** The refusal of a step that the letter's state does not allow. */
export function wrongState(current: Letter): ApiError {
	const message = "The letter has moved on since you opened it. What stands there now is shown.";
	return new ApiError(409, "moved-on", message, { more: { current } });
}
