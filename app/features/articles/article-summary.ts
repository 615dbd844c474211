import { longTextNames } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { inEachLanguage, inOtherLanguages } from "#app/i18n/language.ts";
import { otherLanguages } from "#app/site/site-config.ts";
import { article, articleFields } from "./article.ts";

const translationState = z.enum(["missing", "incomplete", "complete"]);

export type TranslationState = z.infer<typeof translationState>;

const leftOut = [...longTextNames(articleFields), ...otherLanguages].map((name) => [name, true] as const);

/** What a list needs of an article: all but the long texts and the translations. */
export const articleSummary = article
	.omit(Object.fromEntries(leftOut) as Record<(typeof leftOut)[number][0], true>)
	.extend({
		/** How far each translation is: readers see it once it is complete. */
		translations: z.object(inOtherLanguages(() => translationState)),
		/** The same of the French one, under its older name. */
		french: translationState,
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
