import { type ListedText, placeOfText, type TextList } from "#app/features/texts/site-text.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import { isBehind } from "./found-texts.ts";
import { TextCell } from "./text-cell.tsx";
import { addressOf, nameOfText } from "./text-names.ts";

/** A text in all languages, side by side. */
export function TextRow({ text, list }: { text: ListedText; list: TextList }) {
	const t = useText("admin");
	const label = nameOfText(addressOf(text.key), t);
	return (
		<li className="grid gap-x-6 gap-y-2 px-5 py-3 sm:px-7 lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
			<p className="py-2 text-small text-ink-soft">{label}</p>
			{languages.map((language) => {
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
