import { useQuery } from "@tanstack/react-query";
import {
	entryOf,
	isEntryName,
	isListOfParts,
	type ListKind,
	listKindOf,
} from "#app/features/texts/site-lists.ts";
import { type ListedText, liveText, presentText, type TextList } from "#app/features/texts/site-text.ts";
import { textsQuery } from "#app/features/texts/texts.query.ts";
import { isAddedEntry, readOrder } from "#app/i18n/list-order.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Translate } from "#app/i18n/translator.ts";
import { factsOfVariant, withoutVariant } from "#app/i18n/variants.ts";
import type { Language } from "#app/site/site-config.ts";
import { filled } from "./shown-text.tsx";
import { placeholderName } from "./text-messages.ts";

type AdminText = Translate<Dictionaries["admin"]>;
type Words = Dictionaries["admin"]["texts"];

export type TextAddress = { page: string; section: string; path: readonly string[] };

const legalPages = { privacy: "privacy", notice: "notice" } as const;

/** The page of a text, its section there (blank for what stands above all sections), and the rest. */
export function addressOf(key: string): TextAddress {
	const [page = "", ...path] = key.split(".");
	const legal = page === "legal" ? legalPages[path[0] as keyof typeof legalPages] : undefined;
	const [first = "", ...rest] = legal === undefined ? path : path.slice(1);
	const section = rest.length === 0 ? "" : first;
	// A number alone names nothing: it is one of the section's own parts.
	const isNumbered = section === "" || isEntryName(rest[0] ?? "");
	return { page: legal ?? page, section, path: isNumbered ? [first, ...rest] : rest };
}

/** Names a text at its place: `Question 3`, `Title (without: Former name)`. */
export function nameOfText({ path }: TextAddress, t: AdminText): string {
	const words = t("texts");
	const named: string[] = [];
	for (const segment of path) {
		if (isEntryName(segment) && named.length > 0) {
			const place = isAddedEntry(segment) ? `(${words.added})` : Number(segment) + 1;
			named.push(`${named.pop()} ${place}`);
		} else named.push(nameOfPart(withoutVariant(segment), words));
	}
	const facts = path.flatMap(factsOfVariant).map((fact) => t(`facts.labels.${fact}`));
	const name = named.join(" · ");
	return facts.length === 0 ? name : `${name} (${t("texts.formWithout", { facts: facts.join(", ") })})`;
}

/** `results_one` is a part and the number that it is written for. */
function nameOfPart(segment: string, words: Words): string {
	const parts: Record<string, string> = words.parts;
	const [part = "", form] = segment.split("_");
	const name = parts[part] ?? words.part;
	if (form !== "one" && form !== "other") return name;
	return `${name} (${form === "one" ? words.formOne : words.formOther})`;
}

/** Names a section by its own label or title, as visitors read them. */
export function nameOfSection(
	section: string,
	texts: readonly ListedText[],
	language: Language,
	words: Words,
): string {
	if (section === "meta") return words.sectionMeta;
	if (section === "") return words.sectionNone;
	const own = texts.find(({ key }) => /\.(label|title)$/.test(key) && !/\.\d+\./.test(key)) ?? texts[0];
	return own === undefined ? section : liveText(own.languages[language]);
}

const maxTitle = 60;

/** The texts of an entry, but those of lists within it. */
export function textsOfEntry({ texts }: TextList, list: string, id: string): ListedText[] {
	const entry = `${list}.${id}`;
	return texts.filter(
		({ key }) => `${withoutVariant(key)}.`.startsWith(`${entry}.`) && entryOf(key)?.list === list,
	);
}

/** Returns the beginning of an entry as its title. */
export function titleOfEntry(texts: TextList, list: string, id: string, language: Language, t: AdminText) {
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
export function orderInWords(texts: TextList, list: string, order: string, language: Language, t: AdminText) {
	return readOrder(order).map(({ id, isHidden }) => {
		const entry = titleOfEntry(texts, list, id, language, t);
		return isHidden ? t("lists.hiddenEntry", { entry }) : entry;
	});
}

/** Returns the name of a list on its page; undefined for any other key. */
export function nameOfList(texts: TextList, key: string, language: Language, t: AdminText) {
	const kind = listKindOf(key);
	if (kind === undefined) return undefined;
	const name = t("lists.names")[kind];
	const holder = key.split(".").slice(0, -1).join(".");
	const title = kind.includes("#") && texts.texts.find((text) => text.key === `${holder}.title`);
	return title ? `${name} · ${presentText(title.languages[language])}` : name;
}

/** Names the page of a text: by a word of its own, or by the label at the top of the page. */
export function usePageName(): (page: string) => string {
	const t = useText("admin");
	const language = useLanguage();
	const { data } = useQuery(textsQuery);
	const named: Partial<Record<string, string>> = t("texts.pages");
	return (page) => {
		const label = data?.texts.find(({ key }) => key === `${page}.label` || key === `${page}.hero.label`);
		return named[page] ?? (label === undefined ? page : liveText(label.languages[language]));
	};
}
