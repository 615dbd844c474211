import { createContext, type ReactNode, use, useMemo } from "react";
import type { Language } from "#app/site/site-config.ts";
import { type Dictionaries, type OpenText, openText } from "./text.ts";
import type { Translate } from "./translator.ts";

type PageText = { language: Language; read: OpenText };

const TextContext = createContext<PageText | undefined>(undefined);

/** Gives the screens below the texts of a page, in the page's language. */
export function TextProvider(props: {
	language: Language;
	dictionaries: Partial<Dictionaries>;
	children: ReactNode;
}) {
	const { language, dictionaries, children } = props;
	const value = useMemo(
		() => ({ language, read: openText(language, dictionaries) }),
		[language, dictionaries],
	);
	return <TextContext value={value}>{children}</TextContext>;
}

/** Reads one dictionary: `const t = useText("home"); t("hero.title")`. */
export function useText<Name extends keyof Dictionaries>(name: Name): Translate<Dictionaries[Name]> {
	return usePageText().read(name);
}

export function useLanguage(): Language {
	return usePageText().language;
}

function usePageText(): PageText {
	const value = use(TextContext);
	if (value === undefined) throw new Error("A text was read outside TextProvider.");
	return value;
}
