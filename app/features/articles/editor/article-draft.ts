import {
	type ArticleDraft,
	type ArticleInput,
	type ArticleTexts,
	missingEssentials,
} from "#app/features/articles/article.ts";
import { derivedSlug, fallbackSlug, numberedSlug } from "#app/i18n/slug.ts";

const blankTexts: ArticleTexts = {
	title: "",
	excerpt: "",
	content: "",
	category: "",
	tags: [],
	imageAlt: "",
};

/** A draft in which nothing is written. It is not published unless its switch is turned. */
export const blankDraft: ArticleDraft = {
	...blankTexts,
	slug: "",
	imageUrl: null,
	published: false,
	publishAt: null,
	fr: blankTexts,
};

/** What the form holds of a saved article, each field in its fixed place. */
export function draftOf(article: Omit<ArticleDraft, "fr"> & { fr: ArticleTexts | null }): ArticleDraft {
	return {
		...textsOf(article),
		slug: article.slug,
		imageUrl: article.imageUrl,
		published: article.published,
		publishAt: article.publishAt,
		fr: textsOf(article.fr ?? blankTexts),
	};
}

function textsOf({ title, excerpt, content, category, tags, imageAlt }: ArticleTexts): ArticleTexts {
	return { title, excerpt, content, category, tags: [...tags], imageAlt };
}

/** What is sent to the server: without a French text when none is written. */
export function inputOf(draft: ArticleDraft, published: boolean): ArticleInput {
	const { fr, ...english } = draftOf(draft);
	const publishAt = published ? null : english.publishAt;
	return { ...english, published, publishAt, fr: isBlank(fr) ? null : fr };
}

/** Whether two drafts say the same. */
export function isSameDraft(one: ArticleDraft, other: ArticleDraft): boolean {
	return JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
}

/** How far the French text is: readers see it once it is complete. */
export function frenchState(fr: ArticleTexts): "missing" | "incomplete" | "complete" {
	if (missingEssentials(fr).length === 0) return "complete";
	return isBlank(fr) ? "missing" : "incomplete";
}

/** The essentials that must be filled in before a draft can be saved: all to publish it, now or at a time; else one. */
export function essentialsToFill(
	draft: ArticleDraft,
	published: boolean,
): ("title" | "excerpt" | "content")[] {
	const missing = missingEssentials(draft);
	return published || draft.publishAt !== null || missing.length === 3 ? missing : [];
}

function isBlank(texts: ArticleTexts): boolean {
	return JSON.stringify(textsOf(texts)).trim() === JSON.stringify(blankTexts);
}

/**
 * Whether a slug still follows the title: nobody typed it, and no reader knows it yet. The server's number behind a
 * taken one does not make it typed.
 */
export function slugFollows(draft: Pick<ArticleDraft, "slug" | "title">, everPublished: boolean): boolean {
	if (everPublished) return false;
	if (draft.slug === "") return true;
	const derived = derivedSlug(draft.title) || fallbackSlug;
	const number = Number(/-(\d+)$/.exec(draft.slug)?.[1] ?? 1);
	return draft.slug === derived || draft.slug === numberedSlug(derived, number);
}
