import { useWatch } from "react-hook-form";
import { textsIn } from "#app/content/localized.ts";
import { type ArticleDraft, type ArticleTexts, isComplete } from "#app/features/articles/article.ts";
import { translationState } from "#app/features/articles/article-draft.ts";
import type { TranslationState } from "#app/features/articles/article-summary.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";

/** Returns the state of each language's text, while it is being written. */
export function useTextStates(): Record<Language, TranslationState> {
	const states = useWatch<ArticleDraft, ArticleDraft, string>({
		compute: (draft) =>
			languages
				.map((language) => translationState(textsIn<ArticleTexts>(draft, language) ?? draft))
				.join(" "),
	}).split(" ");
	return inEachLanguage((language) => states[languages.indexOf(language)] as TranslationState);
}

/** Returns whether an article needs the text of a language: one complete language is enough. */
export function useIsRequired(language: Language): boolean {
	return useWatch<ArticleDraft, ArticleDraft, boolean>({
		compute: (draft) =>
			languages.every((other) => {
				const texts = textsIn<ArticleTexts>(draft, other);
				return other === language || texts === null || !isComplete(texts);
			}),
	});
}
