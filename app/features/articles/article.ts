import { baseVersion } from "#app/content/base-version.ts";
import { z } from "#app/content/schema.ts";
import { altMax } from "#app/features/media/library-image.ts";
import { maxSlugCharacters } from "#app/i18n/slug.ts";
import type { Language } from "#app/site-config.ts";

/** Most characters of each text, and most tags. */
export const articleLimits = {
	title: 200,
	excerpt: 500,
	content: 200_000,
	category: 60,
	tag: 40,
	tags: 20,
	slug: maxSlugCharacters,
	imageAlt: altMax,
};

const content = z.string().max(articleLimits.content);

/** The texts of an article in one language, all given. */
const givenTexts = z.object({
	title: z.string().trim().max(articleLimits.title),
	excerpt: z.string().trim().max(articleLimits.excerpt),
	content,
	category: z.string().trim().max(articleLimits.category),
	tags: z.array(z.string().trim().min(1).max(articleLimits.tag)).max(articleLimits.tags),
	imageAlt: z.string().trim().max(articleLimits.imageAlt),
});

const { shape } = givenTexts;

/** The texts of an article in one language. */
const texts = z.object({
	title: shape.title.default(""),
	excerpt: shape.excerpt.default(""),
	content: shape.content.default(""),
	category: shape.category.default(""),
	tags: shape.tags.default([]),
	imageAlt: shape.imageAlt.default(""),
});

export type ArticleTexts = z.infer<typeof texts>;

/** A picture is always one of our own: no visitor's browser asks a third party for it. */
const imageUrl = z
	.string()
	.regex(/^\/media\/[0-9a-f]{64}-\d{2,4}\.(webp|avif)$/, "Choose an image from the library.")
	.nullable();

const slug = z
	.string()
	.trim()
	.max(articleLimits.slug)
	.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "Use lower-case letters, digits and hyphens.");

/** When a draft publishes itself; null for one that waits. An article that is published has none. */
const publishAt = z.iso.datetime("Choose a day and a time.").nullable();

/** What publishing needs. */
const essentials = ["title", "excerpt", "content"] as const;

/** For the API's document: which of the texts an article needs, which no schema of one field can say. */
const requirement = {
	description: "A draft needs one of title, excerpt and content; publishing, now or at a time, needs all.",
	anyOf: essentials.map((field) => ({ required: [field] })),
};

/** What the form holds: every field, in both languages, however little is written yet. */
export const articleDraft = givenTexts.extend({
	slug,
	imageUrl,
	published: z.boolean(),
	publishAt,
	fr: givenTexts,
});

export type ArticleDraft = z.infer<typeof articleDraft>;

/** What creates or replaces an article. A draft may be incomplete; publishing needs title, excerpt and content. */
export const articleInput = texts
	.extend({
		slug: slug.default("").meta({ description: "Derived from the title when it is empty." }),
		imageUrl: imageUrl.default(null),
		published: z.boolean().default(false),
		publishAt: publishAt.default(null),
		fr: texts.nullable().default(null),
	})
	.meta({ id: "ArticleInput", ...requirement });

export type ArticleInput = z.infer<typeof articleInput>;

/** An update also says which version it was made from, so that no newer text is overwritten unseen. */
export const articleUpdate = articleInput.extend({ version: baseVersion }).meta({
	id: "ArticleUpdate",
	...requirement,
});

export const article = texts
	.extend({
		id: z.string(),
		slug: z.string(),
		imageUrl: z.string().nullable(),
		published: z.boolean(),
		publishedAt: z.string().nullable(),
		publishAt: z.string().nullable(),
		createdAt: z.string(),
		updatedAt: z.string(),
		version: z.int(),
		fr: texts.nullable(),
	})
	.meta({ id: "Article" });

export type Article = z.infer<typeof article>;

export const articleStats = z
	.object({ totalArticles: z.int(), publishedArticles: z.int(), draftArticles: z.int() })
	.meta({ id: "ArticleStats" });

export type ArticleStats = z.infer<typeof articleStats>;

/** A text to be shown as readers will see it. */
export const previewInput = z.object({ markdown: content }).meta({ id: "PreviewInput" });

export const previewResult = z.object({ html: z.string() }).meta({ id: "Preview" });

export type Preview = z.infer<typeof previewResult>;

type Essentials = Pick<ArticleTexts, "title" | "excerpt" | "content">;

/** The essentials of a text that are blank. */
export function missingEssentials(texts: Essentials): (keyof Essentials)[] {
	return essentials.filter((field) => texts[field].trim() === "");
}

/** Whether a translation is whole enough to be shown instead of the English text. */
export function isComplete(texts: Essentials): boolean {
	return missingEssentials(texts).length === 0;
}

/** What visitors may have of a published article: a translation that is still being written is not part of it. */
export function publicArticle(published: Article): Article {
	const { fr } = published;
	return { ...published, fr: fr !== null && isComplete(fr) ? fr : null };
}

/** The texts that a reader sees: the translation where it is complete, the English ones otherwise. */
export function textsFor(reader: Language, input: ArticleTexts & { fr: ArticleTexts | null }): ArticleTexts {
	return reader === "fr" && input.fr !== null && isComplete(input.fr) ? input.fr : input;
}
