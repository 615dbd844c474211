import type { Kysely } from "kysely";
import {
	sharedTextRenderer,
	type TextRenderer,
} from "#app/features/articles/rendering/text-renderer.server.ts";
import { articleCards, cardsEffects } from "#app/features/articles/search/articles.search.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { ContentStores } from "#platform/content/content-store.ts";
import { articlesInBulk, bulkEffects } from "./articles.bulk.server.ts";
import { articleCategories, categoriesEffects } from "./articles.categories.server.ts";
import { articleCorrections, correctionsEffects } from "./articles.corrections.server.ts";
import { articleDeletion, deletionEffects } from "./articles.deletion.server.ts";
import { articleHtml, htmlEffects } from "./articles.html.server.ts";
import { articleImages, imagesEffects } from "./articles.images.server.ts";
import type { PublicationListener } from "./articles.publication.server.ts";
import { articleReading, readingEffects } from "./articles.reading.server.ts";
import {
	articlesOfAuthor,
	ofAuthorEffects,
	relatedArticles,
	relatedEffects,
} from "./articles.related.server.ts";
import { articleSaving, articleSchedule, savingEffects, scheduleEffects } from "./articles.saving.server.ts";
import {
	articlePreview,
	articleTexts,
	previewEffects,
	syndicatedArticles,
	syndicationEffects,
	textsEffects,
} from "./articles.texts.server.ts";
import { articleVersions, versionsEffects } from "./articles.versions.server.ts";
import { articleRendering, renderingEffects, withPictureSizes } from "./library-pictures.server.ts";

export type ArticlesStore = ReturnType<typeof articlesStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		articles: Pick<ArticlesStore, "cards" | "ofAuthor" | "related" | "texts"> & {
			categories: Pick<ArticlesStore["categories"], "list">;
			rendering: Pick<ArticlesStore["rendering"], "describeHtml">;
		};
		/** Counts one search of this client. @returns the seconds that it must wait, if it must. */
		countSearch(): Promise<number | undefined>;
	}
}

type Options = { textRenderer?: TextRenderer; onPublished?: PublicationListener };

/**
 * Opens the capabilities of articles. `watched` is called with each and its effects on content.
 * Answers are new objects; instants are ISO 8601 in UTC.
 */
export function articlesStore(
	db: Kysely<Tables>,
	clock: Clock,
	{ textRenderer = sharedTextRenderer, onPublished = async () => undefined }: Options = {},
	watched: ContentStores = (store) => store,
) {
	const renderer = withPictureSizes(textRenderer, db);
	const parts = { db, clock, renderer, onPublished };
	return {
		reading: watched(articleReading(db), readingEffects),
		saving: watched(articleSaving(parts), savingEffects),
		corrections: watched(articleCorrections(parts), correctionsEffects),
		schedule: watched(articleSchedule(parts), scheduleEffects),
		deletion: watched(articleDeletion(parts), deletionEffects),
		versions: watched(articleVersions(db), versionsEffects),
		bulk: watched(articlesInBulk(db, renderer), bulkEffects),
		images: watched(articleImages(parts), imagesEffects),
		html: watched(articleHtml(db, renderer), htmlEffects),
		rendering: watched(articleRendering(db, renderer), renderingEffects),
		preview: watched(articlePreview(parts), previewEffects),
		texts: watched(articleTexts(db, renderer), textsEffects),
		cards: watched(articleCards(db), cardsEffects),
		categories: watched(articleCategories(db), categoriesEffects),
		related: watched(relatedArticles(db), relatedEffects),
		ofAuthor: watched(articlesOfAuthor(db), ofAuthorEffects),
		syndication: watched(syndicatedArticles(db, renderer), syndicationEffects),
	};
}
