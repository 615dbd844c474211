import { inEachLanguage, locales, nameOfLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { foldForSearch } from "./fold.ts";

const namesOf = inEachLanguage(
	(language) =>
		new Set([
			foldForSearch(locales[language].name),
			...languages.map((other) => foldForSearch(nameOfLanguage(language, other))),
		]),
);

/** The language that a text names, by its code (`fr`, `fr-MU`) or by its name. */
export function languageNamed(text: string): Language | undefined {
	const folded = foldForSearch(text);
	const code = folded.split(/[-_]/, 1)[0] ?? "";
	return languages.find((language) => language === code || namesOf[language].has(folded));
}
