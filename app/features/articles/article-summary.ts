import { longTextNames } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { inEachLanguage, inOtherLanguages } from "#app/i18n/language.ts";
import { type Language, languages, otherLanguages } from "#app/site/site-config.ts";
import { type Article, article, articleFields } from "./article.ts";

const translationState = z.enum(["missing", "incomplete", "complete"]);

export type TranslationState = z.infer<typeof translationState>;

const leftOut = [...longTextNames(articleFields), ...otherLanguages, "textVersions" as const].map(
	(name) => [name, true] as const,
);

/** An article in a list, without long texts, in the preferred language or a complete one. */
export const articleSummary = article
	.omit(Object.fromEntries(leftOut) as Record<(typeof leftOut)[number][0], true>)
	.extend({
		language: z.enum(languages),
		/** The state of each language's text: readers see it once it is complete. */
		states: z.object(inEachLanguage(() => translationState)),
		/** Returns the languages whose complete text is older than another complete one. */
		outdated: z.array(z.enum(languages)),
		/** The same as `states` of the translations alone. */
		translations: z.object(inOtherLanguages(() => translationState)),
		/** The same of the French one, under its older name. */
		french: translationState,
		/** The centre of crops of the picture, as CSS `object-position`; absent for the middle. */
		imagePosition: z.string().optional(),
		/** Set for a signed-in reader: when its waiting corrections publish themselves, null without a time. */
		corrections: z.object({ publishAt: z.string().nullable() }).optional(),
	})
	.meta({ id: "ArticleSummary" });

export type ArticleSummary = z.infer<typeof articleSummary>;

/** The categories of all articles in alphabetical order, to choose from. */
export const writtenCategories = z
	.object(inEachLanguage(() => z.array(z.string())))
	.meta({ id: "WrittenCategories" });

export type WrittenCategories = z.infer<typeof writtenCategories>;

/** The status filter's values (specification, section 9); `corrected` has corrections that wait. */
export const articleStatusFilters = ["all", "published", "corrected", "scheduled", "draft"] as const;

export type ArticleStatusFilter = (typeof articleStatusFilters)[number];

type ArticleStatus = Exclude<ArticleStatusFilter, "all" | "corrected">;

export function statusOf({ published, publishAt }: Pick<Article, "published" | "publishAt">): ArticleStatus {
	if (published) return "published";
	return publishAt === null ? "draft" : "scheduled";
}

/** Returns the query for published articles that lack a language. */
export function untranslated(language: Language): { status: "published"; missing: Language } {
	return { status: "published", missing: language };
}
