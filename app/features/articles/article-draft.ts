import {
	blankDraft as blank,
	contentOf,
	draftOf as draftOfContent,
	isBlank,
	isSameDraft as isSame,
} from "#app/content/draft.ts";
import { type Localized, type Shared, type Texts, textsIn } from "#app/content/localized.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import { derivedSlug, fallbackSlug, maxSlugCharacters, numberedSlug } from "#app/i18n/slug.ts";
import { type Language, languages, type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";
import {
	type ArticleDraft,
	type ArticleFields,
	type ArticleInput,
	type ArticleTexts,
	articleFields,
	isComplete,
	missingFields,
} from "./article.ts";
import type { TranslationState } from "./article-summary.ts";

/** A blank draft, which is not published until its switch is turned. */
export const blankDraft: ArticleDraft = blank(articleFields);

export function draftOf(article: Shared<ArticleFields> & Localized<Texts<ArticleFields>>): ArticleDraft {
	return draftOfContent(articleFields, article);
}

/** Returns what is sent to the server: without a translation when none is written. */
export function inputOf(draft: ArticleDraft, published: boolean): ArticleInput {
	const publishAt = published ? null : draft.publishAt;
	return { ...contentOf(articleFields, draft), published, publishAt };
}

/**
 * Returns the input with the slugs that the server must be told, since it takes a blank one for
 * "unchanged": a cleared one of a translation names the article's, and a translation without its
 * own keeps the former one where a published article gets another.
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

/** Returns the same content without slugs, which keeps those of the saved article. */
export function withPresentSlugs(input: ArticleInput): ArticleInput {
	const translated = inOtherLanguages((language) => {
		const texts = input[language];
		return texts && { ...texts, slug: "" };
	});
	return { ...input, ...translated, slug: "" };
}

export function isSameDraft(one: ArticleDraft, other: ArticleDraft): boolean {
	return isSame(articleFields, one, other);
}

/** Returns the state of a translation: readers see it once it is complete. */
export function translationState(texts: ArticleTexts): TranslationState {
	if (missingFields(texts).length === 0) return "complete";
	return isBlank(articleFields, texts) ? "missing" : "incomplete";
}

/** Returns the language that a form opens in: one that is written, or the administrator's. */
export function openLanguage(article: ArticleInput | undefined, own: Language): Language {
	const isWritten = (texts: ArticleTexts | null) => texts !== null && !isBlank(articleFields, texts);
	const written = languages.find((language) => article && isWritten(textsIn(article, language)));
	return written ?? own;
}

/**
 * Returns whether a slug still follows the title: it was not typed, a number that the server added
 * aside, and readers do not know it yet. `fallback` is the slug for a title without letters.
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

export type ContentName = "content" | `${OtherLanguage}.content`;

export type SlugPath = "slug" | `${OtherLanguage}.slug`;

export const slugPaths: readonly SlugPath[] = [
	"slug",
	...otherLanguages.map((language) => `${language}.slug` as const),
];
