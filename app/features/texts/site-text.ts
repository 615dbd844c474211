import { z } from "#app/content/schema.ts";
import { orderLanguage } from "#app/i18n/list-order.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { addressKindAt, type TextPlace } from "./text-rules.ts";

/** A text in one language is named by its key and its language. */
export const textName = z.object({ key: z.string().max(200), language: z.enum(languages) });

export type TextName = z.infer<typeof textName>;

/** Names a text in maps. */
export function nameOf({ key, language }: TextName): string {
	return `${language} ${key}`;
}

/** A text in one language: shipped, published and in the draft. */
const writtenText = z
	.object({
		shipped: z.string(),
		published: z
			.string()
			.nullable()
			.meta({ description: "What the owner published; null: the shipped one." }),
		draft: z.string().nullable().meta({ description: "What the next publication changes it to." }),
		moved: z
			.string()
			.nullable()
			.meta({ description: "What was shipped when the owner replaced it, where another is shipped now." }),
	})
	.meta({ id: "WrittenText" });
export type WrittenText = z.infer<typeof writtenText>;

export const listedText = z
	.object({
		key: z.string(),
		languages: z.record(z.enum(languages), writtenText),
		outdated: z
			.array(z.enum(languages))
			.meta({ description: "The languages whose published text is older than that of another." }),
		models: z
			.array(z.string())
			.optional()
			.meta({ description: "Of an entry that was added to a list: what stands there in shipped ones." }),
	})
	.meta({ id: "ListedText" });
export type ListedText = z.infer<typeof listedText>;

/** A list of the site: its entries in their order, those that are hidden with a dash before them. */
export const listedList = z.object({ key: z.string(), order: writtenText }).meta({ id: "ListedList" });
export type ListedList = z.infer<typeof listedList>;

export const textList = z
	.object({
		texts: z.array(listedText),
		lists: z.array(listedList),
		facts: z
			.record(z.enum(languages), z.record(z.string(), z.string()))
			.meta({ description: "What the facts say at present, in each language." }),
		members: z
			.record(z.enum(languages), z.string())
			.meta({ description: "How many members there are, as each language writes it." }),
		revision: z.int().meta({ description: "Moves with every change of the draft." }),
	})
	.meta({ id: "TextList" });
export type TextList = z.infer<typeof textList>;

/** A change of the draft. What is too long is answered by the rules of the text itself. */
export const textChange = z
	.object({
		...textName.shape,
		text: z.string().max(200_000).meta({ description: "The shipped text goes back to what is shipped." }),
		base: z.string().max(200_000).meta({ description: "What the change was made from." }),
	})
	.meta({ id: "TextChange" });
export type TextChange = z.infer<typeof textChange>;

export const savedChange = z
	.object({ draft: z.string().nullable(), revision: z.int() })
	.meta({ id: "SavedTextChange" });
export type SavedChange = z.infer<typeof savedChange>;

/** The shipped texts that one at this place is measured by. */
export function modelsOf({ languages: written, models }: ListedText): readonly string[] {
	return models ?? languages.map((language) => written[language].shipped);
}

export function placeOfText(
	text: ListedText,
	language: Language,
	{ facts, members }: Pick<TextList, "facts" | "members">,
): TextPlace {
	const { shipped } = text.languages[language];
	return {
		shipped,
		all: modelsOf(text),
		address: addressKindAt(text.key),
		facts: facts[language],
		members: members[language],
	};
}

/** Returns a text as its editor sees it: drafted, else published, else shipped. */
export function presentText({ draft, published, shipped }: WrittenText): string {
	return draft ?? published ?? shipped;
}

/**
 * Returns the languages whose text is older than another one's, after some were changed together. A
 * change of an older text counts as having looked at the newer one.
 */
export function outdatedAfter(outdated: readonly Language[], changed: readonly Language[]): Language[] {
	const caughtUp = changed.every((language) => outdated.includes(language));
	return (caughtUp ? outdated : languages).filter((language) => !changed.includes(language));
}

/** Returns whether a text is older than in another language, published or once the draft is. */
export function isBehind(text: Pick<ListedText, "languages" | "outdated">, language: Language): boolean {
	const drafted = languages.filter((one) => text.languages[one].draft !== null);
	return (drafted.length === 0 ? text.outdated : outdatedAfter(text.outdated, drafted)).includes(language);
}

/** Returns a text as visitors read it. */
export function liveText({ published, shipped }: WrittenText): string {
	return published ?? shipped;
}

/** Lists every text in each language, in the order of the site, then the orders of lists. */
export function writtenTexts({ texts, lists }: TextList): (TextName & Written)[] {
	return [
		...texts.flatMap((text) =>
			languages.map((language) => ({ key: text.key, language, written: text.languages[language], text })),
		),
		...lists.map(({ key, order }) => ({ key, language: orderLanguage, written: order })),
	];
}

/** The order of a list has no `text`. */
type Written = { written: WrittenText; text?: ListedText };

/** A change that waits for the next publication. */
export type DraftedChange = TextName & Pick<Written, "text"> & { before: string; after: string };

/** Lists every change of the draft, in the order of the site. */
export function draftedChanges(list: TextList): DraftedChange[] {
	return writtenTexts(list).flatMap(({ written, ...name }) =>
		written.draft === null ? [] : [{ ...name, before: liveText(written), after: written.draft }],
	);
}
