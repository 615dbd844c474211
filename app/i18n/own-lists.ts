import { type Language, languages } from "#app/site/site-config.ts";
import { inEachLanguage } from "./language.ts";
import { isAddedEntry, isOptionalPart, orderLanguage, readOrder } from "./list-order.ts";
import { type OwnValue, replacedAt } from "./own-texts.ts";

/** How a text of an entry that the owner added is said at its key. */
type Say = (key: string, text: string) => string;

/** What an owner wrote, by key, and what an entry that is added looks like. */
type Writing = {
	textAt(key: string): string | undefined;
	orderAt(key: string): string | undefined;
	isTrue(key: string): boolean;
	say: Say;
};

/**
 * The texts with their lists as the owner arranged them: entries in another order, hidden, removed,
 * and added ones, which look like the first of their list as it is shipped. What is not written in
 * one language is shown in another; an entry that lacks a text in all of them is not shown.
 */
export function withOwnLists<Texts>(
	texts: Record<Language, Texts>,
	own: readonly OwnValue[],
	shipped: Record<Language, Texts> = texts,
	say: Say = (_, text) => text,
): Record<Language, Texts> {
	const written = new Map(own.map(({ key, language, text }) => [`${language} ${key}`, text]));
	const textIn = (language: Language, key: string) => {
		const text = written.get(`${language} ${key}`);
		return typeof text === "string" && text !== "" ? text : undefined;
	};
	const orderAt = (key: string) => textIn(orderLanguage, key);
	// What is within an entry is arranged before its list, while places are those that are shipped.
	const lists = own
		.filter(
			({ key, language }) => language === orderLanguage && Array.isArray(partAt(shipped[language], key)),
		)
		.map(({ key }) => key)
		.toSorted((one, other) => other.split(".").length - one.split(".").length);
	return inEachLanguage((language) => {
		const reading = [language, orderLanguage, ...languages];
		const textAt = (key: string) => reading.map((one) => textIn(one, key)).find((text) => text !== undefined);
		const isTrue = (key: string) => written.get(`${language} ${key}`) === true;
		return lists.reduce<Texts>((arranged, key) => {
			const model = partAt(shipped[language], key);
			return replacedAt(arranged, key.split("."), (items) =>
				arrange(items, model, key, { textAt, orderAt, isTrue, say }),
			);
		}, texts[language]);
	});
}

function arrange(items: unknown, models: unknown, key: string, writing: Writing): unknown {
	if (!Array.isArray(items) || !Array.isArray(models)) return items;
	const shown = readOrder(writing.orderAt(key) ?? "").filter(({ isHidden }) => !isHidden);
	return shown
		.map(({ id }) => (isAddedEntry(id) ? made(models[0], `${key}.${id}`, writing) : items[Number(id)]))
		.filter((item) => item !== undefined);
}

/** What the owner wrote for an entry that looks like `model`; undefined where a text is missing. */
function made(model: unknown, key: string, writing: Writing): unknown {
	if (typeof model === "string") {
		const text = writing.textAt(key);
		if (text === undefined) return isOptionalPart(key) ? "" : undefined;
		return writing.say(key, text);
	}
	if (typeof model === "boolean") return writing.isTrue(key);
	if (Array.isArray(model)) return arrange([], model, key, writing);
	const parts = Object.entries(model as Record<string, unknown>).map(
		([name, part]) => [name, made(part, `${key}.${name}`, writing)] as const,
	);
	return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}

/** What stands at a path; undefined where nothing does. */
export function partAt(node: unknown, key: string): unknown {
	return key.split(".").reduce<unknown>((inner, name) => {
		const holds = typeof inner === "object" && inner !== null && Object.hasOwn(inner, name);
		return holds ? (inner as Record<string, unknown>)[name] : undefined;
	}, node);
}
