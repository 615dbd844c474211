import {
	blankDraft as blank,
	contentOf,
	draftOf as draftOfContent,
	isBlank,
	isSameDraft as isSame,
} from "#app/content/draft.ts";
import { type Localized, type Shared, type Texts, textsIn } from "#app/content/localized.ts";
import {
	type ArticleDraft,
	type ArticleFields,
	type ArticleInput,
	type ArticleTexts,
	articleFields,
	isComplete,
	missingFields,
} from "#app/features/articles/article.ts";
import type { TranslationState } from "#app/features/articles/article-summary.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import { derivedSlug, fallbackSlug, maxSlugCharacters, numberedSlug } from "#app/i18n/slug.ts";
import { type Language, languages } from "#app/site/site-config.ts";

/** A draft in which nothing is written. It is not published unless its switch is turned. */
export const blankDraft: ArticleDraft = blank(articleFields);

/** What the form holds of a saved article, each field in its fixed place. */
export function draftOf(article: Shared<ArticleFields> & Localized<Texts<ArticleFields>>): ArticleDraft {
	return draftOfContent(articleFields, article);
}

/** What is sent to the server: without a translation when none is written. */
export function inputOf(draft: ArticleDraft, published: boolean): ArticleInput {
	const publishAt = published ? null : draft.publishAt;
	return { ...contentOf(articleFields, draft), published, publishAt };
}

/**
 * What is sent of an article that was `saved`. A translation whose own address was cleared has the
 * article's again, by its name: the server takes none for "as it is". Where readers know the article
 * and another address is asked for, a translation that has had the same keeps it.
 */
export function withKnownSlugs(given: ArticleInput, saved: ArticleDraft): ArticleInput {
	const cleared = inOtherLanguages((language) => {
		const texts = given[language];
		const isCleared = texts !== null && texts.slug === "" && saved[language].slug !== "";
		return isCleared ? { ...texts, slug: given.slug || saved.slug } : texts;
	});
	const input = { ...given, ...cleared };
	if (!saved.published || input.slug === saved.slug || !isComplete(saved)) return input;
	if (saved.slug.length > maxSlugCharacters) return input;
	const translated = inOtherLanguages((language) => {
		const texts = input[language];
		const isKnown = saved[language].slug === "" && isComplete(saved[language]);
		return texts !== null && texts.slug === "" && isKnown ? { ...texts, slug: saved.slug } : texts;
	});
	return { ...input, ...translated };
}

/** The same content under whichever addresses the saved article has. */
export function withPresentSlugs(input: ArticleInput): ArticleInput {
	const translated = inOtherLanguages((language) => {
		const texts = input[language];
		return texts && { ...texts, slug: "" };
	});
	return { ...input, ...translated, slug: "" };
}

/** Whether two drafts say the same. */
export function isSameDraft(one: ArticleDraft, other: ArticleDraft): boolean {
	return isSame(articleFields, one, other);
}

/** How far a translation is: readers see it once it is complete. */
export function translationState(texts: ArticleTexts): TranslationState {
	if (missingFields(texts).length === 0) return "complete";
	return isBlank(articleFields, texts) ? "missing" : "incomplete";
}

/**
 * The language whose text the form of an article shows first: one in which something is written; of
 * a new one the administrator's.
 */
export function openLanguage(article: ArticleInput | undefined, own: Language): Language {
	const isWritten = (texts: ArticleTexts | null) => texts !== null && !isBlank(articleFields, texts);
	const written = languages.find((language) => article && isWritten(textsIn(article, language)));
	return written ?? own;
}

/**
 * Whether a slug still follows the title: nobody typed it, and no reader knows it yet. The server's
 * number behind a taken one does not make it typed. `fallback` is what the server takes for a title
 * that gives none.
 */
export function slugFollows(
	draft: { slug: string; title: string },
	everPublished: boolean,
	fallback = fallbackSlug,
): boolean {
	if (everPublished) return false;
	if (draft.slug === "") return true;
	const derived = derivedSlug(draft.title) || fallback;
	const number = Number(/-(\d+)$/.exec(draft.slug)?.[1] ?? 1);
	return draft.slug === derived || draft.slug === numberedSlug(derived, number);
}
