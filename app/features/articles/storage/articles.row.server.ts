import type { Selectable } from "kysely";
import {
	type Article,
	type ArticleInput,
	type ArticleTexts,
	isComplete,
} from "#app/features/articles/article.ts";
import type { ArticleSummary } from "#app/features/articles/article-listing.ts";
import type { ArticleCardData, ArticleText } from "#app/features/articles/article-text.ts";
import type { RenderedTexts } from "#app/features/articles/rendering/rendered-text.ts";
import { slugOf } from "#app/i18n/slug.ts";
import type { Language } from "#app/site-config.ts";
import type { ArticlesTable } from "#migrations/tables.ts";

type Row = Selectable<ArticlesTable>;

/** The columns of a card: all that a list needs, without the texts themselves. */
export const cardColumns = [
	"slug",
	"title",
	"excerpt",
	"category",
	"tags",
	"image_url",
	"image_alt",
	"reading_minutes",
	"title_fr",
	"excerpt_fr",
	"category_fr",
	"tags_fr",
	"image_alt_fr",
	"reading_minutes_fr",
	"published_at",
] as const satisfies readonly (keyof Row)[];

/** The columns of the content area's list. */
export const summaryColumns = [
	"id",
	"slug",
	"title",
	"excerpt",
	"category",
	"tags",
	"image_url",
	"image_alt",
	"published",
	"published_at",
	"publish_at",
	"created_at",
	"updated_at",
	"version",
	"title_fr",
	"reading_minutes_fr",
] as const satisfies readonly (keyof Row)[];

type SummaryRow = Pick<Row, (typeof summaryColumns)[number]>;

type CardRow = Pick<Row, (typeof cardColumns)[number]>;

/** The columns that hold what the administrator wrote. */
export function columnsOf(input: ArticleInput, rendered: RenderedTexts) {
	const { fr } = input;
	return {
		title: input.title,
		excerpt: input.excerpt,
		content: input.content,
		category: input.category,
		tags: JSON.stringify(input.tags),
		image_url: input.imageUrl,
		image_alt: input.imageAlt,
		reading_minutes: rendered.en.readingMinutes,
		title_fr: fr?.title ?? null,
		excerpt_fr: fr?.excerpt ?? null,
		content_fr: fr?.content ?? null,
		category_fr: fr?.category ?? null,
		tags_fr: fr === null ? null : JSON.stringify(fr.tags),
		image_alt_fr: fr?.imageAlt ?? null,
		// Only a complete translation is shown to readers, so only that one has a reading time.
		reading_minutes_fr: fr !== null && isComplete(fr) ? (rendered.fr?.readingMinutes ?? null) : null,
		published: input.published ? 1 : 0,
		publish_at: publishAtOf(input),
	} as const;
}

/** The row of an article that is saved for the first time, at the instant `now`. */
export function newRow(
	input: ArticleInput,
	saving: { id: string; slug: string; now: string; rendered: RenderedTexts },
) {
	const { id, slug, now, rendered } = saving;
	return {
		...columnsOf(input, rendered),
		id,
		slug,
		published_at: input.published ? now : null,
		created_at: now,
		updated_at: now,
		version: 1,
	};
}

/** In the one spelling of instants, so that they compare as text. */
function publishAtOf({ published, publishAt }: ArticleInput): string | null {
	return published || publishAt === null ? null : new Date(publishAt).toISOString();
}

/** The whole article, as the content area and the API see it. */
export function articleFromRow(row: Row): Article {
	const { french, ...summary } = summaryFromRow(row);
	return { ...summary, content: row.content, fr: frenchFromRow(row) };
}

/** What the content area's list needs of an article. */
export function summaryFromRow(row: SummaryRow): ArticleSummary {
	return {
		id: row.id,
		slug: row.slug,
		title: row.title,
		excerpt: row.excerpt,
		category: row.category,
		tags: tagsFromColumn(row.tags),
		imageUrl: row.image_url,
		imageAlt: row.image_alt,
		published: row.published === 1,
		publishedAt: row.published_at,
		publishAt: row.publish_at,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		version: row.version,
		french: row.title_fr === null ? "missing" : row.reading_minutes_fr === null ? "incomplete" : "complete",
	};
}

function frenchFromRow(row: Row): ArticleTexts | null {
	if (row.title_fr === null) return null;
	return {
		title: row.title_fr,
		excerpt: row.excerpt_fr ?? "",
		content: row.content_fr ?? "",
		category: row.category_fr ?? "",
		tags: tagsFromColumn(row.tags_fr),
		imageAlt: row.image_alt_fr ?? "",
	};
}

/** A published article's card in the reader's language, or in English where the translation is missing. */
export function cardFromRow(row: CardRow, reader: Language): ArticleCardData {
	const common = { slug: row.slug, imageUrl: row.image_url, publishedAt: row.published_at ?? "" };
	if (reader === "fr" && row.reading_minutes_fr !== null) {
		return {
			...common,
			language: "fr",
			title: row.title_fr ?? "",
			excerpt: row.excerpt_fr ?? "",
			category: row.category_fr || row.category,
			tags: tagsFromColumn(row.tags_fr),
			imageAlt: row.image_alt_fr || row.image_alt,
			readingMinutes: row.reading_minutes_fr,
		};
	}
	return {
		...common,
		language: "en",
		title: row.title,
		excerpt: row.excerpt,
		category: row.category,
		tags: tagsFromColumn(row.tags),
		imageAlt: row.image_alt,
		readingMinutes: row.reading_minutes,
	};
}

/** A published article's page in the reader's language, or in English where the translation is missing. */
export function textFromRow(row: Row & { html: string }, reader: Language): ArticleText {
	const { html, updated_at: updatedAt } = row;
	return { ...cardFromRow(row, reader), categoryKey: slugOf(row.category), html, updatedAt };
}

function tagsFromColumn(column: string | null): string[] {
	return column === null ? [] : (JSON.parse(column) as string[]);
}
