import { presentText, type TextList } from "#app/features/texts/site-text.ts";
import { orderLanguage } from "#app/i18n/list-order.ts";
import type { OwnText } from "#app/i18n/own-texts.ts";
import { languages } from "#app/site/site-config.ts";

/** All that the draft says otherwise than what is shipped: texts, and orders of lists. */
export function presentWords({ texts, lists }: TextList): OwnText[] {
	const written = [
		...texts.flatMap(({ key, languages: all }) =>
			languages.map((language) => ({ key, language, written: all[language] })),
		),
		...lists.map(({ key, order }) => ({ key, language: orderLanguage, written: order })),
	];
	return written
		.map(({ key, language, written }) => ({ key, language, text: presentText(written), written }))
		.filter(({ text, written }) => text !== written.shipped)
		.map(({ key, language, text }) => ({ key, language, text }));
}
