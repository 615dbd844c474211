import { type ListedText, placeOfText, type TextList } from "#app/features/texts/site-text.ts";
import { problemOf } from "#app/features/texts/text-rules.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { TextEditor } from "./text-editor.tsx";
import { addressOf, nameOfText } from "./text-names.ts";
import { useTextDraft } from "./use-text-draft.ts";

/** The text that was chosen on a page, while it is changed. */
export function ChosenText(props: { text: ListedText; language: Language; list: TextList; onDone(): void }) {
	const { text, language, list, onDone } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const written = text.languages[language];
	const place = placeOfText(text, language, list);
	const isAllowed = (typed: string) => problemOf(typed, place) === undefined;
	const draft = useTextDraft({ key: text.key, language }, written, isAllowed);
	const label = nameOfText(addressOf(text.key), t("texts"));
	return (
		<>
			<p className="mb-2 text-small font-semibold">{label}</p>
			<TextEditor
				textKey={text.key}
				language={language}
				named={`${label}, ${nameOfLanguage(language, uiLanguage)}`}
				written={written}
				place={place}
				draft={draft}
				isFocused
				onClose={() => {
					draft.sendNow();
					onDone();
				}}
				onLeave={draft.sendNow}
			/>
		</>
	);
}
