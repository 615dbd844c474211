import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { TextName } from "#app/features/texts/site-text.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

/** A text before and after; null stands for the shipped one. */
export type Change = TextName & { before: string | null; after: string | null };

/** The shipped text of a key; undefined where there is none any more. */
export type ShippedText = (key: string, language: Language) => string | undefined;

/** Engines bound the values of one statement. */
const rowsAtOnce = 500;

/** The name of a text in a map. */
export function nameOf({ key, language }: TextName): string {
	return `${language} ${key}`;
}

/**
 * Begins a change of the draft: other changes wait until this transaction ends.
 *
 * @returns its new revision
 */
export async function takeDraft(transaction: Transaction<Tables>): Promise<number> {
	const { revision } = await transaction
		.updateTable("text_draft_revision")
		.set((row) => ({ revision: row("revision", "+", 1) }))
		.returning("revision")
		.executeTakeFirstOrThrow();
	return revision;
}

/** Reads the published texts by name. */
export async function readPublished(transaction: Transaction<Tables>): Promise<Map<string, string>> {
	const rows = await transaction.selectFrom("own_texts").select(["key", "language", "text"]).execute();
	return new Map(rows.map((row) => [nameOf(row), row.text]));
}

/**
 * Writes a text into the draft, in place of what it says there; what visitors read already, which is
 * `live`, leaves it.
 */
export async function writeDraft(
	transaction: Transaction<Tables>,
	{ key, language, text }: TextName & { text: string },
	{ live, shipped, now }: { live: string; shipped: string; now: Date },
): Promise<void> {
	await transaction
		.deleteFrom("text_drafts")
		.where("key", "=", key)
		.where("language", "=", language)
		.execute();
	if (text === live) return;
	await transaction
		.insertInto("text_drafts")
		.values({ key, language, text: text === shipped ? null : text, saved_at: now.toISOString() })
		.execute();
}

type Publishing = {
	publishedAt: string;
	undoes: string | null;
	changes: readonly Change[];
	shippedText: ShippedText;
};

/** Makes changes public and writes them into the history. @returns the publication's id. */
export async function publishChanges(
	transaction: Transaction<Tables>,
	{ publishedAt, undoes, changes, shippedText }: Publishing,
): Promise<string> {
	const id = randomUUID();
	await transaction
		.insertInto("text_publications")
		.values({ id, published_at: publishedAt, undoes })
		.execute();
	for (let first = 0; first < changes.length; first += rowsAtOnce) {
		const rows = changes.slice(first, first + rowsAtOnce).map((change) => ({
			publication_id: id,
			...change,
			shipped: shippedText(change.key, change.language) ?? "",
		}));
		await transaction.insertInto("published_texts").values(rows).execute();
		await setTexts(transaction, rows);
	}
	return id;
}

type Row = Change & { shipped: string };

/** Only what differs from the shipped text is stored. */
async function setTexts(transaction: Transaction<Tables>, rows: readonly Row[]): Promise<void> {
	const texts = rows.flatMap(({ key, language, after, shipped }) =>
		after === null || after === shipped ? [] : [{ key, language, text: after, replaced: shipped }],
	);
	const own = new Set(texts.map(nameOf));
	for (const { key, language } of rows.filter((row) => !own.has(nameOf(row)))) {
		await transaction
			.deleteFrom("own_texts")
			.where("key", "=", key)
			.where("language", "=", language)
			.execute();
	}
	if (texts.length === 0) return;
	await transaction
		.insertInto("own_texts")
		.values(texts)
		.onConflict((conflict) =>
			conflict.columns(["key", "language"]).doUpdateSet((row) => ({
				text: row.ref("excluded.text"),
				replaced: row.ref("excluded.replaced"),
			})),
		)
		.execute();
}
