import {
	defaultLanguage,
	type Language,
	languages,
	type OtherLanguage,
	otherLanguages,
} from "#app/site/site-config.ts";

/** Everything that differs between languages, beside the texts and the facts of the site. */
export const locales: Record<
	Language,
	{
		/** BCP 47, for dates and numbers. */
		tag: string;
		/** Its name in keys of dictionaries, such as `frenchText`. */
		keyName: "english" | "french";
		/** The language's own name, and its short form in the switcher. */
		name: string;
		short: string;
		/** Follows the number of a day where it is written alone. */
		ordinalOfDay(day: number): string;
		/** A time on a clock: 6:30 pm, 18 h 30. */
		timeOfDay(hours: number, minutes: number): string;
		/** A start, and an end where that is known. */
		timeSpan(start: string, end: string | undefined): string;
		/** The one that opens and the one that closes, each with the space that belongs inside. */
		quotationMarks: readonly [string, string];
		/** The character for an apostrophe that is typed at the beginning of a word. */
		openingApostrophe: string;
		/** True if a no-break space stands before : ; ! ? and in long numbers. */
		hasSpacedSigns: boolean;
	}
> = {
	en: {
		tag: "en-GB",
		keyName: "english",
		name: "English",
		short: "EN",
		ordinalOfDay: () => "",
		timeOfDay: (hours, minutes) =>
			`${hours % 12 || 12}:${String(minutes).padStart(2, "0")}\u00a0${hours < 12 ? "am" : "pm"}`,
		timeSpan: (start, end) => (end === undefined ? start : `${start} – ${end}`),
		quotationMarks: ["“", "”"],
		openingApostrophe: "‘",
		hasSpacedSigns: false,
	},
	fr: {
		tag: "fr-FR",
		keyName: "french",
		name: "Français",
		short: "FR",
		// French counts the first day of a month and no other: le 1er mai, le 2 mai.
		ordinalOfDay: (day) => (day === 1 ? "er" : ""),
		timeOfDay: (hours, minutes) =>
			`${hours}\u00a0h${minutes === 0 ? "" : `\u00a0${String(minutes).padStart(2, "0")}`}`,
		timeSpan: (start, end) => (end === undefined ? `à ${start}` : `de ${start} à ${end}`),
		quotationMarks: ["«\u00a0", "\u00a0»"],
		openingApostrophe: "’",
		hasSpacedSigns: true,
	},
};

/** The languages of the site, one of them first: whoever writes meets their own before the others. */
export function languagesFrom(first: Language): readonly Language[] {
	return [first, ...languages.filter((language) => language !== first)];
}

export function inEachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
	return inEach(languages, valueIn);
}

export function inOtherLanguages<Value>(valueIn: (language: OtherLanguage) => Value) {
	return inEach(otherLanguages, valueIn);
}

function inEach<Code extends Language, Value>(codes: readonly Code[], valueIn: (code: Code) => Value) {
	return Object.fromEntries(codes.map((code) => [code, valueIn(code)])) as Record<Code, Value>;
}

const prefix = new RegExp(`^/(${otherLanguages.join("|")})(?=/|$)`, "i");

/** Returns the language of a page's address: French below /fr in any case, else the default. */
export function languageOf(path: string): Language {
	return findLanguage(prefix.exec(path)?.[1]?.toLowerCase()) ?? defaultLanguage;
}

/**
 * Returns an address without its language: `/fr/blog` becomes `/blog`. It always begins with one slash:
 * with two, or a backslash, it would name another host.
 */
export function plainPath(path: string): string {
	return path.replace(prefix, "").replace(/^[/\\]*/, "/");
}

/** The address of an unprefixed page in a language: `/blog` is `/fr/blog` in French. */
export function localizePath(path: string, language: Language): string {
	if (language === defaultLanguage) return path;
	return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** The one spelling of an address, for canonical links: lower case, without a trailing slash. */
export function canonicalPath(path: string): string {
	// In linear time: `/\/+$/` would start again at each of many slashes.
	return path.toLowerCase().replace(/(.*[^/]|)\/*$/, "$1") || "/";
}

/** The language of this code, if it is one of the site's. */
export function findLanguage(code: string | null | undefined): Language | undefined {
	return languages.find((language) => language === code);
}

/** Names a language in another: French is `français` to a French reader. */
export function nameOfLanguage(language: Language, uiLanguage: Language): string {
	return new Intl.DisplayNames([locales[uiLanguage].tag], { type: "language" }).of(language) ?? language;
}
