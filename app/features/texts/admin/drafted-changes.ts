import { type ListedText, liveText, type TextList } from "#app/features/texts/site-text.ts";
import { type Language, languages } from "#app/site/site-config.ts";

/** A change that waits for the next publication. */
export type DraftedChange = {
	key: string;
	language: Language;
	before: string;
	after: string;
	text: ListedText;
};

/** Every change of the draft, in the order of the site. */
export function draftedChanges({ texts }: TextList): DraftedChange[] {
	return texts.flatMap((text) =>
		languages.flatMap((language) => {
			const written = text.languages[language];
			if (written.draft === null) return [];
			return [{ key: text.key, language, before: liveText(written), after: written.draft, text }];
		}),
	);
}
