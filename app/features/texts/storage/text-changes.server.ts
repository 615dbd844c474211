import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { lastSave, savedBy } from "#app/content/storage/last-save.server.ts";
import { entriesAround } from "#app/features/texts/site-lists.ts";
import { nameOf, type TextName } from "#app/features/texts/site-text.ts";
import { isInOrder, orderLanguage } from "#app/i18n/list-order.ts";
import type { OwnText } from "#app/i18n/own-texts.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

/** A text before and after; null stands for the shipped one. */
export type Change = TextName & { before: string | null; after: string | null };

/** The shipped text of a key; undefined where there is none any more. */
export type ShippedText = (key: string, language: Language) => string | undefined;

/** Engines bound the values of one statement. */
const rowsAtOnce = 500;

/** Begins a change of the draft, in which others wait. @returns its new revision */
export async function takeDraft(transaction: Transaction<Tables>): Promise<number> {
	const { revision } = await transaction
		.updateTable("text_draft_revision")
		.set((row) => ({ revision: row("revision", "+", 1) }))
		.returning("revision")
		.executeTakeFirstOrThrow();
	return revision;
}

export async function readPublished(transaction: Transaction<Tables>): Promise<Map<string, string>> {
	const rows = await transaction.selectFrom("own_texts").select(["key", "language", "text"]).execute();
	return new Map(rows.map((row) => [nameOf(row), row.text]));
}

/** Writes a text into the draft, which has nothing that says what is `live`. */
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
		.values({
			key,
			language,
			text: text === shipped ? null : text,
			saved_at: now.toISOString(),
			...lastSave(now),
		})
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
		.values({ id, published_at: publishedAt, published_by: savedBy(), undoes })
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

/** Stores texts, but for those that are the shipped ones. */
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

/** The owner's texts and orders of lists. */
export type Written = {
	words: readonly OwnText[];
	/** Returns the owner's text; undefined for the shipped one. */
	textAt(name: TextName): string | undefined;
	orderOf(list: string): string;
	/** Returns whether an entry is in its list, and all around it in theirs. */
	isPlaced(key: string): boolean;
};

/** Reads the published texts, and those that will be published with the draft. */
export async function readWritten(transaction: Transaction<Tables>, shippedText: ShippedText) {
	const live = await transaction.selectFrom("own_texts").select(["key", "language", "text"]).execute();
	const drafts = await transaction.selectFrom("text_drafts").select(["key", "language", "text"]).execute();
	const drafted = new Set(drafts.map(nameOf));
	const present = [
		...live.filter((one) => !drafted.has(nameOf(one))),
		...drafts.flatMap(({ text, ...name }) => (text === null ? [] : [{ ...name, text }])),
	];
	return { live: writtenAs(live, shippedText), draft: writtenAs(present, shippedText) };
}

function writtenAs(words: readonly OwnText[], shippedText: ShippedText): Written {
	const texts = new Map(words.map((one) => [nameOf(one), one.text]));
	const orderOf = (list: string) =>
		texts.get(nameOf({ key: list, language: orderLanguage })) ?? shippedText(list, orderLanguage) ?? "";
	return {
		words,
		textAt: (name) => texts.get(nameOf(name)),
		orderOf,
		isPlaced: (key) => entriesAround(key).every(({ list, id }) => isInOrder(orderOf(list), id)),
	};
}
