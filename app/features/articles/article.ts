import { blankTexts } from "#app/content/draft.ts";
import { line, list, optional, text, textField, verbatim, yesOrNo } from "#app/content/field.ts";
import {
	type Content,
	type Draft,
	firstWritten,
	type Localized,
	type Texts,
	type Translation,
	textsIn,
} from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { baseVersion, draftSchema, inputSchema } from "#app/content/shapes.ts";
import { altMax } from "#app/features/media/library-image.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { maxSlugCharacters } from "#app/i18n/slug.ts";
import { isWebAddress } from "#app/i18n/web-address.ts";
import { defaultLanguage, type Language, languages, otherLanguages } from "#app/site/site-config.ts";

/** The path of a picture, always one of our own: no visitor's browser asks a third party for it. */
const pictureAddress = /^\/media\/[0-9a-f]{64}-\d{2,4}\.(webp|avif)$/;

export const libraryPicture = z.string().regex(pictureAddress, "Choose an image from the library.");

/** The last part of an address; blank where it is left to the server. */
const articleSlug = z
	.string()
	.trim()
	.max(maxSlugCharacters)
	.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "Use lower-case letters, digits and hyphens.")
	.meta({
		description:
			"Of a new article, derived from the title when it is empty; of another, an empty one keeps the present one. A translation has the article's own unless it has another.",
	});

/** The URL of another site's page on which a text appeared first, or blank. */
const originalUrl = z
	.string()
	.trim()
	.max(500)
	.refine((typed) => typed === "" || isWebAddress(typed), "Use a whole address that begins with https://.");

/** The first day that an article may be dated with. */
export const firstDay = "2000-01-01";

/** A day that an article is dated with. Saving checks that it has come. */
const publishedOn = z.iso
	.date("Choose a day.")
	.refine((day) => day >= firstDay, "Choose a later day.")
	.meta({
		description:
			"The article stands under this day, which is not to come, in lists, feeds and structured data. Without one it keeps the day that it has, which is at first that of its publication.",
	});

/** The fields of an article, in the order of its form: one stated here is one everywhere. */
export const articleFields = {
	title: text({ max: 200, translated: true, searched: ["list", "readers"], compared: true }),
	excerpt: text({ max: 500, translated: true, searched: ["list"], compared: true }),
	/** Markdown. */
	content: verbatim({ max: 200_000, translated: true, searched: ["readers"], compared: true, long: true }),
	category: text({ max: 60, translated: true, searched: ["list"], compared: true }),
	tags: list({ max: 20, maxCharacters: 40, translated: true, searched: ["readers"], compared: true }),
	imageAlt: text({ max: altMax, translated: true, compared: true }),
	/** Shown under the picture on the page of the article, such as who took it. */
	imageCaption: text({ max: altMax, translated: true, compared: true, long: true }),
	/** The page that search engines list instead; one for each language, as a translation is new. */
	originalUrl: textField(originalUrl, { max: 500, translated: true, compared: true, long: true }),
	/** Shown by search engines and shared links in place of title and excerpt; blank for those. */
	searchTitle: line({ max: 200, translated: true, compared: true, long: true }),
	searchDescription: line({ max: 500, translated: true, compared: true, long: true }),
	slug: textField(articleSlug, { max: maxSlugCharacters, ownInTranslations: true }),
	imageUrl: optional(libraryPicture, {}),
	/** The picture of shared links; null for one that is drawn from the title. */
	sharePicture: optional(libraryPicture, { internal: true }),
	/** The author who is named; null for the business. */
	authorId: optional(z.uuid("Choose an author from the list."), { internal: true }),
	published: yesOrNo({ internal: true }),
	/** The time at which a draft publishes itself; null for none, and for a published article. */
	publishAt: optional(z.iso.datetime("Choose a day and a time."), { internal: true }),
	/** The earlier day that it is dated with; null for the date it has, or of its publication. */
	publishedOn: optional(publishedOn, { internal: true }),
} as const;

export type ArticleFields = typeof articleFields;
export type ArticleTexts = Texts<ArticleFields>;

/** The content of the form: every field, in every language, however little is written yet. */
export type ArticleDraft = Draft<ArticleFields>;

/** Creates or replaces an article: a draft may be incomplete, publishing needs one language. */
export type ArticleInput = Content<ArticleFields>;

const requiredFields = ["title", "excerpt", "content"] as const;

/** The needed texts for the API's document, which no schema of a single field can state. */
const requirement = {
	description:
		"A draft needs one of title, excerpt and content, in any language; publishing, now or at a time, needs all three in one language.",
	anyOf: [...requiredFields, ...otherLanguages].map((field) => ({ required: [field] })),
};

/** The rules that the form must meet to be saved. */
export const articleDraft = draftSchema(articleFields);

export const articleInput = inputSchema(articleFields).meta({ id: "ArticleInput", ...requirement });

/** An update names its base version, so that no newer text is overwritten unseen. */
export const articleUpdate = articleInput.extend({ version: baseVersion }).meta({
	id: "ArticleUpdate",
	...requirement,
});

export const article = articleInput
	.extend({
		id: z.string(),
		slug: z.string(),
		imageUrl: z.string().nullable(),
		sharePicture: z.string().nullable(),
		published: z.boolean(),
		publishedAt: z.string().nullable(),
		publishAt: z.string().nullable(),
		publishedOn: z.string().nullable(),
		createdAt: z.string(),
		updatedAt: z.string(),
		version: z.int(),
		textVersions: z.object(inEachLanguage(() => z.int())).meta({
			description: "The version in which the text of each language was last changed; 0 without one.",
		}),
	})
	.meta({ id: "Article" });

/** A published article as its waiting corrections make it, or null where none wait. */
export const articleCorrections = z
	.object({ corrections: z.union([article, z.null()]) })
	.meta({ id: "ArticleCorrections" });

export type ArticleCorrections = z.infer<typeof articleCorrections>;

/** Instants are ISO 8601 in UTC. */
export type Article = z.infer<typeof article>;

/** The columns of an article beside its content. */
export type ArticleHistory = Omit<Article, keyof ArticleInput>;

export const articleStats = z
	.object({ totalArticles: z.int(), publishedArticles: z.int(), draftArticles: z.int() })
	.meta({ id: "ArticleStats" });

export type ArticleStats = z.infer<typeof articleStats>;

type RequiredFields = Pick<ArticleTexts, "title" | "excerpt" | "content">;

export function missingFields(texts: RequiredFields): (keyof RequiredFields)[] {
	return requiredFields.filter((field) => texts[field].trim() === "");
}

/** Returns whether a text is complete, so that readers see it. */
export function isComplete(texts: RequiredFields): boolean {
	return missingFields(texts).length === 0;
}

export function isCompleteIn(content: Localized<ArticleTexts>, language: Language): boolean {
	const texts = textsIn<ArticleTexts>(content, language);
	return texts !== null && isComplete(texts);
}

/**
 * Returns the language nearest to complete, with its blank fields, if these must be filled before
 * saving: publishing, now or at a time, needs all, a draft one. Among equals `preferred` decides.
 */
export function fieldsToFill(
	content: Localized<ArticleTexts>,
	publishes: boolean,
	preferred: Language = defaultLanguage,
): { language: Language; missing: (keyof RequiredFields)[] } | undefined {
	const written = [preferred, ...languages].map((language) => {
		const texts = textsIn<ArticleTexts>(content, language);
		return { language, missing: texts === null ? [...requiredFields] : missingFields(texts) };
	});
	// The nearest to being complete is the one that is being written.
	const [nearest] = written.toSorted((one, other) => one.missing.length - other.missing.length);
	if (nearest === undefined || nearest.missing.length === 0) return undefined;
	return publishes || nearest.missing.length === requiredFields.length ? nearest : undefined;
}

/** Returns what visitors may see of a published article: its complete texts. */
export function publicArticle(published: Article): Article {
	const shown = otherLanguages.map((language) => [
		language,
		isCompleteIn(published, language) ? published[language] : null,
	]);
	const isShown = languageShown(published, defaultLanguage) === defaultLanguage;
	const slug = slugFor(defaultLanguage, published);
	const own = isShown ? {} : blankTexts(articleFields);
	const textVersions = inEachLanguage((language) =>
		isCompleteIn(published, language) ? published.textVersions[language] : 0,
	);
	return { ...published, ...own, ...Object.fromEntries(shown), slug, textVersions };
}

/** Returns the language that a reader sees: theirs, the first complete one, or the default. */
export function shownLanguage(
	isCompleteIn: (language: Language) => boolean,
	pageLanguage: Language,
): Language {
	return [pageLanguage, ...languages].find(isCompleteIn) ?? defaultLanguage;
}

export function languageShown(article: Localized<ArticleTexts>, pageLanguage: Language): Language {
	return shownLanguage((language) => isCompleteIn(article, language), pageLanguage);
}

/** Returns an article's slug for the readers of a language: that of the text that they see. */
export function slugFor(
	pageLanguage: Language,
	article: Localized<ArticleTexts, Translation<ArticleFields>> & { slug: string },
): string {
	const shown = languageShown(article, pageLanguage);
	return (shown !== defaultLanguage && article[shown]?.slug) || article.slug;
}

export function slugsOf(article: Parameters<typeof slugFor>[1]): Record<Language, string> {
	return inEachLanguage((language) => slugFor(language, article));
}

export function textsFor(pageLanguage: Language, article: Localized<ArticleTexts>): ArticleTexts {
	return textsIn<ArticleTexts>(article, languageShown(article, pageLanguage)) ?? article;
}

/** Returns an article's title where no language is asked for: the first one that is written. */
export function mainTitle(article: Localized<Pick<ArticleTexts, "title">>): string {
	return firstWritten(article, "title");
}

/** Returns the title that a slug derives from: one that readers see, or the first written one. */
export function titleOfAddress(article: Localized<ArticleTexts>): string {
	return textsFor(defaultLanguage, article).title.trim() || mainTitle(article);
}
