import type { Phrase } from "#app/features/events/event-words.ts";
import { useLanguage } from "#app/i18n/text-context.tsx";

/** A text that says which language it is in, where that is not the page's. */
export function InItsLanguage({ phrase: { text, language } }: { phrase: Phrase }) {
	return language === useLanguage() ? text : <span lang={language}>{text}</span>;
}
