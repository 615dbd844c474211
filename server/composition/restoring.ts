import type { DeletedKind, Restore } from "#app/features/deleted/deleted.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { Stores } from "./stores.ts";

/** What puts back each kind of deleted thing. */
export function restoring({ articles }: Pick<Stores, "articles">): Record<DeletedKind, Restore> {
	return {
		article: async (id) => {
			const { article, isMoved } = await articles.restore(id);
			return { address: entryPath("article", article.slug), isMoved };
		},
	};
}
