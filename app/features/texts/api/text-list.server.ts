import {
	catalogue,
	factTextsInEach,
	findEntry,
	findShipped,
	listsOfEntry,
	shippedLists,
	textsOfEntry,
} from "#app/features/texts/catalogue.server.ts";
import { entryOf, isListOfParts } from "#app/features/texts/site-lists.ts";
import {
	type ListedText,
	nameOf,
	presentText,
	type TextList,
	type WrittenText,
	writtenTexts,
} from "#app/features/texts/site-text.ts";
import type { ConsentsStore } from "#app/features/texts/storage/consents.store.server.ts";
import type { TextDraftsStore } from "#app/features/texts/storage/text-drafts.store.server.ts";
import type { PublishedText, TextsStore } from "#app/features/texts/storage/texts.store.server.ts";
import { consentedTo } from "#app/features/texts/wordings.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { isAddedEntry, orderLanguage, readOrder } from "#app/i18n/list-order.ts";
import { marked } from "#app/i18n/marked-texts.ts";
import type { OwnText } from "#app/i18n/own-texts.ts";
import { type SiteTexts, siteTexts } from "#app/i18n/site-texts.server.ts";
import { formatCount, type Language } from "#app/site/site-config.ts";

/** The stores of the owner's texts, and the site's texts as they are served, with their facts. */
export type TextParts = {
	texts: TextsStore;
	drafts: TextDraftsStore;
	readTexts(): Promise<SiteTexts>;
	countMembers(): Promise<number>;
};

/** Reads the facts as texts state them, and the number of members, in each language. */
export async function readFactTexts({
	readTexts,
	countMembers,
}: Pick<TextParts, "readTexts" | "countMembers">): Promise<Pick<TextList, "facts" | "members">> {
	const [{ values }, members] = await Promise.all([readTexts(), countMembers()]);
	return {
		facts: factTextsInEach(values),
		members: inEachLanguage((language) => formatCount(members, language)),
	};
}

export async function listTexts(parts: TextParts): Promise<TextList> {
	const [own, outdated, draft, factTexts] = await Promise.all([
		parts.texts.list(),
		parts.texts.listOutdated(),
		parts.drafts.read(),
		readFactTexts(parts),
	]);
	const known = { own: new Map(own.map((one) => [nameOf(one), one])), outdated, drafts: draft.drafts };
	return {
		texts: allKeys(known).flatMap((key) => listedTextOf(key, known) ?? []),
		lists: allLists(known).map((key) => ({ key, order: writtenOf(key, orderLanguage, known) })),
		...factTexts,
		revision: draft.revision,
	};
}

type Known = {
	own: Map<string, PublishedText>;
	outdated: Awaited<ReturnType<TextsStore["listOutdated"]>>;
	drafts: Map<string, string>;
};

function listedTextOf(key: string, known: Known): ListedText | undefined {
	const entry = findEntry(key);
	return (
		entry && {
			key,
			languages: inEachLanguage((language) => writtenOf(key, language, known)),
			outdated: known.outdated.get(key)?.languages ?? [],
			...(entry.models && { models: longest(entry.models) }),
		}
	);
}

/**
 * Returns the longest of shipped texts, which says how long others may be, and one with a phrase in
 * italics.
 */
function longest(models: readonly string[]): string[] {
	const first = models.toSorted((one, other) => other.length - one.length).slice(0, 1);
	return [...first, ...models.filter((text) => text.includes("*")).slice(0, 1)];
}

function writtenOf(key: string, language: Language, { own, drafts }: Known): WrittenText {
	const name = nameOf({ key, language });
	const shipped = findShipped(key, language) ?? "";
	const written = own.get(name);
	return {
		shipped,
		published: written?.text ?? null,
		draft: drafts.get(name) ?? null,
		moved: written === undefined || written.replaced === shipped ? null : written.replaced,
	};
}

/** The entries that the owner added to a list, visitors' and those of the draft. */
function addedTo(list: string, { own, drafts }: Known): string[] {
	const name = nameOf({ key: list, language: orderLanguage });
	const orders = [own.get(name)?.text ?? "", drafts.get(name) ?? ""];
	const ids = orders.flatMap(readOrder).map(({ id }) => id);
	return [...new Set(ids.filter(isAddedEntry))];
}

/** Every list, those within added entries after the one that holds them. */
function allLists(known: Known): string[] {
	const within = (list: string): string[] =>
		addedTo(list, known).flatMap((id) =>
			listsOfEntry(list, id).flatMap((inner) => [inner, ...within(inner)]),
		);
	return [...shippedLists.keys()].flatMap((list) => [list, ...within(list)]);
}

/** Every text in the order of the site: those of added entries follow the shipped ones of their list. */
function allKeys(known: Known): string[] {
	const keys = [...catalogue.keys()];
	for (const list of allLists(known)) {
		const added = addedTo(list, known).flatMap((id) => textsOfEntry(list, id));
		if (added.length === 0) continue;
		const holder = entryOf(list);
		const last = (prefix: string) => keys.findLastIndex((key) => key.startsWith(`${prefix}.`));
		const before = last(list) === -1 && holder ? last(`${holder.list}.${holder.id}`) : last(list);
		keys.splice(before + 1, 0, ...added);
	}
	return keys;
}

/** All that the draft says otherwise than what is shipped: texts, and orders of lists. */
export function presentWords(list: TextList): OwnText[] {
	return writtenTexts(list).flatMap(({ key, language, written }) => {
		const text = presentText(written);
		return text === written.shipped ? [] : [{ key, language, text }];
	});
}

/** Returns the texts of the site with the draft; `isMarked` adds its invisible key to each text. */
export async function draftTexts(
	parts: TextParts,
	consents: Pick<ConsentsStore, "listCovered">,
	{ isMarked = false } = {},
): Promise<SiteTexts> {
	const [list, { values, look }] = await Promise.all([listTexts(parts), parts.readTexts()]);
	const words = presentWords(list);
	const own = [...words, ...consentedTo(words, await consents.listCovered())];
	// No visitor reads the name of a page's part.
	const mark = (text: string, key: string) =>
		isListOfParts(key.replace(/\.[^.]*$/, "")) ? text : marked(text, key);
	return siteTexts(values, { own, look, ...(isMarked && { mark }) });
}
