import { slugFor } from "#app/features/articles/article.ts";
import type { DeletedKind, Restore } from "#app/features/deleted/deleted.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { Stores } from "./stores.ts";

/** What puts back each kind of deleted thing. */
export function restoring({
	articles,
	events,
	letters,
	media,
	customPages,
}: Pick<Stores, "articles" | "events" | "letters" | "media" | "customPages">): Record<DeletedKind, Restore> {
	return {
		article: async (id) => {
			const { article, isMoved } = await articles.restore(id);
			return { address: entryPath("article", slugFor(defaultLanguage, article)), isMoved };
		},
		event: async (id) => {
			const { event, isMoved } = await events.restore(id);
			return { address: entryPath("table", event.slug), isMoved };
		},
		// It has an address once it leaves.
		letter: async (id) => {
			await letters.restore(id);
			return { address: null, isMoved: false };
		},
		image: async (hash) => {
			await media.restore(hash);
			return { address: null, isMoved: false };
		},
		page: customPages.restore,
	};
}
