import type { Kysely } from "kysely";
import { comparedTexts } from "#app/content/compared.ts";
import { type Texts, textsIn } from "#app/content/localized.ts";
import { type EventFields, type EventInput, eventFields } from "#app/features/events/event.ts";
import type { TextChange } from "#app/features/events/text-change.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

/** The words of other languages when a text was last saved, by its language and by theirs. */
export type FormerOriginals = Partial<Record<Language, Partial<Record<Language, string>>>>;

export async function notedOriginals(db: Kysely<Tables>, id: string): Promise<FormerOriginals> {
	const rows = await db
		.selectFrom("event_texts")
		.select(["language", "former_originals"])
		.where("event_id", "=", id)
		.execute();
	return Object.fromEntries(
		rows.map(({ language, former_originals }) => [language, JSON.parse(former_originals ?? "{}")]),
	);
}

/**
 * Returns what each text has not followed. A changed text has followed the others; another stays
 * with what they said before, unless they only come, go or catch up.
 */
export function formerOriginals(saving: {
	before: EventInput;
	after: EventInput;
	noted: FormerOriginals;
}): FormerOriginals {
	const { before, after, noted } = saving;
	const unchanged = languages.filter((language) => said(before, language) === said(after, language));
	return Object.fromEntries(
		unchanged.map((language) => {
			const former = languages
				.filter((other) => other !== language && noted[other]?.[language] === undefined)
				.map((other) => [other, noted[language]?.[other] ?? said(before, other)] as const)
				.filter(([other, words]) => words !== "" && words !== said(after, other));
			return [language, Object.fromEntries(former)];
		}),
	);
}

/** The same for who compares the texts: beside what was said, what is said now. */
export function textChanges(event: EventInput, noted: FormerOriginals): TextChange[] {
	return languages.flatMap((language) =>
		languages.flatMap((original) => {
			const [before, after] = [noted[language]?.[original], said(event, original)];
			return before === undefined || after === "" ? [] : [{ language, original, before, after }];
		}),
	);
}

function said(content: EventInput, language: Language): string {
	return comparedTexts(eventFields, textsIn<Texts<EventFields>>(content, language));
}
