import type { Transaction } from "kysely";
import { entriesAround } from "#app/features/texts/site-lists.ts";
import type { TextName } from "#app/features/texts/site-text.ts";
import { isInOrder, orderLanguage } from "#app/i18n/list-order.ts";
import type { OwnText } from "#app/i18n/own-texts.ts";
import type { Tables } from "#migrations/tables.ts";
import { nameOf, type ShippedText } from "./text-changes.server.ts";

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
export async function readWritten(
	transaction: Transaction<Tables>,
	shippedText: ShippedText,
): Promise<{ live: Written; draft: Written }> {
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
