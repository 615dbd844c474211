import { type ListedText, liveText, type TextList } from "#app/features/texts/site-text.ts";
import { orderLanguage } from "#app/i18n/list-order.ts";
import { type Language, languages } from "#app/site/site-config.ts";

/** A change that waits for the next publication. */
export type DraftedChange = {
	key: string;
	language: Language;
	before: string;
	after: string;
	/** Of a text; an order of a list has none. */
	text?: ListedText;
};

/** Every change of the draft, in the order of the site: texts, then the orders of lists. */
export function draftedChanges({ texts, lists }: TextList): DraftedChange[] {
	const orders = lists.flatMap(({ key, order }) =>
		order.draft === null
			? []
			: [{ key, language: orderLanguage, before: liveText(order), after: order.draft }],
	);
	const changes = texts.flatMap((text) =>
		languages.flatMap((language) => {
			const written = text.languages[language];
			if (written.draft === null) return [];
			return [{ key: text.key, language, before: liveText(written), after: written.draft, text }];
		}),
	);
	return [...changes, ...orders];
}
