import { longTextNames } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { inEachLanguage, inOtherLanguages } from "#app/i18n/language.ts";
import { languages, otherLanguages } from "#app/site/site-config.ts";
import { article, articleFields } from "./article.ts";

const translationState = z.enum(["missing", "incomplete", "complete"]);

export type TranslationState = z.infer<typeof translationState>;

const leftOut = [...longTextNames(articleFields), ...otherLanguages, "textVersions" as const].map(
	(name) => [name, true] as const,
);

/**
 * What a list needs of an article: all but the long texts, and of the short ones those of one
 * language: the preferred one, or, of an article that is not complete there, one in which it is.
 */
export const articleSummary = article
	.omit(Object.fromEntries(leftOut) as Record<(typeof leftOut)[number][0], true>)
	.extend({
		/** What the texts are written in. */
		language: z.enum(languages),
		/** How far the text of each language is: readers see it once it is complete. */
		states: z.object(inEachLanguage(() => translationState)),
		/** The languages of the whole texts that are older than another whole one. */
		outdated: z.array(z.enum(languages)),
		/** The same as `states` of the translations alone. */
		translations: z.object(inOtherLanguages(() => translationState)),
		/** The same of the French one, under its older name. */
		french: translationState,
		/** Where crops of the picture stay, as CSS's `object-position`; absent for its middle. */
		imagePosition: z.string().optional(),
		/** With a session: when its waiting corrections publish themselves, null without a time. */
		corrections: z.object({ publishAt: z.string().nullable() }).optional(),
	})
	.meta({ id: "ArticleSummary" });

export type ArticleSummary = z.infer<typeof articleSummary>;

/**
 * The categories that articles are written under, in the order of their letters, to choose from.
 */
export const writtenCategories = z
	.object(inEachLanguage(() => z.array(z.string())))
	.meta({ id: "WrittenCategories" });

export type WrittenCategories = z.infer<typeof writtenCategories>;
