import { type ArchivedLetter, type Edition, partKey } from "#app/features/letters/edition.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { LetterPartView } from "./letter-part-view.tsx";

/** A letter as its readers got it, in one column. */
export function LetterView({ letter: { edition, sentAt } }: { letter: ArchivedLetter }) {
	const t = useText("letters");
	const language = useLanguage();
	return (
		<article lang={langOf(edition, language)} className="content pt-32 pb-section lg:pt-40">
			<div className="mx-auto max-w-column">
				<p className="label text-ember">{t("label")}</p>
				<h1 className="mt-4 text-title">{edition.subject}</h1>
				<p className="mt-4 text-small text-ink-soft">
					<time dateTime={sentAt}>{t("sentOn", { date: formatDay(sentAt, language) })}</time>
				</p>
				{edition.greeting === "" ? null : <p className="mt-10 text-lead">{edition.greeting}</p>}
				<div className="mt-10 grid grid-cols-1 gap-14">
					{edition.parts.map((part) => (
						<LetterPartView key={partKey(part)} part={part} editionLanguage={edition.language} />
					))}
				</div>
				<p className="mt-16 border-t border-clay pt-4">
					<TextLink to={localizePath(pages["newsletter/archive"], language)}>{t("all")}</TextLink>
				</p>
			</div>
		</article>
	);
}

/** The language of a letter that left in another one than the page's. */
function langOf(edition: Edition, pageLanguage: Edition["language"]): string | undefined {
	return edition.language === pageLanguage ? undefined : edition.language;
}
