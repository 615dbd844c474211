import { entryOf, isListOfParts, type ListKind, listKindOf } from "#app/features/texts/site-lists.ts";
import { type ListedText, presentText, type TextList } from "#app/features/texts/site-text.ts";
import { readOrder } from "#app/i18n/list-order.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import { withoutVariant } from "#app/i18n/variants.ts";
import type { Language } from "#app/site/site-config.ts";
import { placeholderName } from "./claim-message.ts";
import { filled } from "./shown-text.tsx";

type Words = Translate<Dictionaries["admin"]>;

/** Longer titles are cut in a name. */
const maxTitle = 60;

/** The texts of an entry, but those of lists within it. */
export function textsOfEntry({ texts }: TextList, list: string, id: string): ListedText[] {
	const entry = `${list}.${id}`;
	return texts.filter(
		({ key }) => `${withoutVariant(key)}.`.startsWith(`${entry}.`) && entryOf(key)?.list === list,
	);
}

/** Returns the beginning of an entry as its title. */
export function titleOfEntry(
	texts: TextList,
	list: string,
	id: string,
	language: Language,
	t: Words,
): string {
	const kind = listKindOf(list);
	if (kind !== undefined && isListOfParts(list))
		return (t("lists.parts") as Partial<Record<ListKind, string[]>>)[kind]?.[Number(id)] ?? id;
	const [first] = textsOfEntry(texts, list, id);
	const text = first === undefined ? "" : presentText(first.languages[language]);
	if (text === "") return t("lists.unknownEntry");
	const shown = filled(text, texts.facts[language], (mark) => placeholderName(mark, t)).replaceAll("*", "");
	return shown.length > maxTitle ? `${shown.slice(0, maxTitle).trimEnd()}…` : shown;
}

/** An order as people read it: what each entry says first, those that are hidden named so. */
export function orderInWords(
	texts: TextList,
	list: string,
	order: string,
	language: Language,
	t: Words,
): string[] {
	return readOrder(order).map(({ id, isHidden }) => {
		const entry = titleOfEntry(texts, list, id, language, t);
		return isHidden ? t("lists.hiddenEntry", { entry }) : entry;
	});
}

/** Returns the name of a list on its page; undefined for any other key. */
export function nameOfList(texts: TextList, key: string, language: Language, t: Words): string | undefined {
	const kind = listKindOf(key);
	if (kind === undefined) return undefined;
	const name = t("lists.names")[kind];
	const holder = key.split(".").slice(0, -1).join(".");
	const title = kind.includes("#") && texts.texts.find((text) => text.key === `${holder}.title`);
	return title ? `${name} · ${presentText(title.languages[language])}` : name;
}
