import { isEntryName } from "#app/features/texts/site-lists.ts";
import type { ListedText } from "#app/features/texts/site-text.ts";
import { liveText } from "#app/features/texts/site-text.ts";
import { isAddedEntry } from "#app/i18n/list-order.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import { factsOfVariant, withoutVariant } from "#app/i18n/variants.ts";
import type { Language } from "#app/site/site-config.ts";

type Words = Dictionaries["admin"]["texts"];

/** The place of a text in the list. */
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
export function nameOfText({ path }: TextAddress, t: Translate<Dictionaries["admin"]>): string {
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
