import { isBehind } from "#app/features/texts/admin/common/found-texts.ts";
import { addressOf, nameOfText } from "#app/features/texts/admin/common/text-names.ts";
import { type ListedText, placeOfText, type TextList } from "#app/features/texts/site-text.ts";
import { languagesFrom } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { TextCell } from "./text-cell.tsx";

/** A text in all languages, side by side, the administrator's own first. */
export function TextRow({ text, list }: { text: ListedText; list: TextList }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const label = nameOfText(addressOf(text.key), t);
	return (
		<li className="grid gap-x-6 gap-y-2 px-5 py-3 sm:px-7 lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
			<p className="py-2 text-small text-ink-soft">{label}</p>
			{languagesFrom(uiLanguage).map((language) => {
				const written = text.languages[language];
				return (
					<TextCell
						key={language}
						textKey={text.key}
						language={language}
						label={label}
						written={written}
						place={placeOfText(text, language, list)}
						isBehind={isBehind(text, language)}
					/>
				);
			})}
		</li>
	);
}
