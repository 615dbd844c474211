import { z } from "zod";
import { slugOf } from "./slug";

const limits = {
	title: 200,
	excerpt: 500,
	content: 200_000,
	category: 60,
	tag: 40,
	tags: 20,
	slug: 120,
	imageAlt: 300,
};

const title = z.string().trim().max(limits.title);
const excerpt = z.string().trim().max(limits.excerpt);
const content = z.string().max(limits.content);
const category = z.string().trim().max(limits.category);
const tags = z.array(z.string().trim().min(1).max(limits.tag)).max(limits.tags);
const imageAlt = z.string().trim().max(limits.imageAlt);

/** The texts of an article in one language. */
const texts = z.object({
	title: title.default(""),
	excerpt: excerpt.default(""),
	content: content.default(""),
	category: category.default(""),
	tags: tags.default([]),
	imageAlt: imageAlt.default(""),
});

export type ArticleTexts = z.infer<typeof texts>;

/** A picture is always one of our own: no visitor's browser asks a third party for it. */
const imageUrl = z
	.string()
	.regex(/^\/media\/[0-9a-f]{64}-\d{2,4}\.(webp|avif)$/, "Choose an image from the library.")
	.nullable();

/** What creates or replaces an article. A draft may be incomplete; publishing needs title, excerpt and content. */
export const articleInput = texts
	.extend({
		slug: z
			.string()
			.trim()
			.max(limits.slug)
			.refine((slug) => slug === slugOf(slug), "Use lower-case letters, digits and hyphens.")
			.default("")
			.meta({ description: "Derived from the title when it is empty." }),
		imageUrl: imageUrl.default(null),
		published: z.boolean().default(false),
		fr: texts.nullable().default(null),
	})
	.meta({ id: "ArticleInput" });

export type ArticleInput = z.infer<typeof articleInput>;

/** An update also says which version it was made from, so that no newer text is overwritten unseen. */
export const articleUpdate = articleInput.extend({ version: z.int().min(1) }).meta({ id: "ArticleUpdate" });

export const article = texts
	.extend({
		id: z.string(),
		slug: z.string(),
		imageUrl: z.string().nullable(),
		published: z.boolean(),
		publishedAt: z.string().nullable(),
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
	return (["title", "excerpt", "content"] as const).filter((field) => texts[field].trim() === "");
}

/** Whether a translation is whole enough to be shown instead of the English text. */
export function isComplete(texts: Essentials): boolean {
	return missingEssentials(texts).length === 0;
}
