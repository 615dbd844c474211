import type { DeletedThing } from "#app/content/deletion/deleted-thing.ts";
import { slugFor } from "#app/features/articles/article.ts";
import { isEntryKind, type Restore } from "#app/features/deleted/deleted.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { DeletedKind } from "#platform/content/deleted-things.ts";
import type { Stores } from "./stores.ts";

/** Restores each kind of deleted thing. */
export function restoring(stores: Stores): Record<DeletedKind, Restore> {
	const { articles, events, letters, media, customPages, authors, questions, removedEntries } = stores;
	/** Ends the restoration of a thing without a menu or an address. */
	const withoutAddress = () => ({ address: null, isMoved: false, isUnlinked: false });
	return {
		article: async (id) => {
			const { article, isMoved } = await articles.deletion.restore(id);
			const address = entryPath("article", slugFor(defaultLanguage, article));
			return { address, isMoved, isUnlinked: false };
		},
		event: async (id) => {
			const { event, isMoved } = await events.restore(id);
			return { address: entryPath("table", event.slug), isMoved, isUnlinked: false };
		},
		// It has an address once it leaves.
		letter: (id) => letters.restore(id).then(withoutAddress),
		image: (hash) => media.restore(hash).then(withoutAddress),
		page: customPages.restore,
		author: async (id) => {
			const { slug, isMoved } = await authors.restore(id);
			return { address: entryPath("author", slug), isMoved, isUnlinked: false };
		},
		question: (id) => questions.restore(id).then(withoutAddress),
		testimonial: (id) => removedEntries.restore("testimonial", id).then(withoutAddress),
		entry: (id) => removedEntries.restore("entry", id).then(withoutAddress),
	};
}

/** Lists deleted things, without entries that are in their list again. */
export function listing({ deleted, removedEntries }: Pick<Stores, "deleted" | "removedEntries">) {
	return async (): Promise<DeletedThing[]> => {
		const things = await deleted.list();
		const standing = new Set(await removedEntries.listStanding());
		return things.filter(({ kind, id }) => !(isEntryKind(kind) && standing.has(id)));
	};
}

/** Erases a deleted thing for good: entries of lists are stored in several places. */
export function erasing({ deleted, removedEntries }: Pick<Stores, "deleted" | "removedEntries">) {
	return (kind: DeletedKind, id: string): Promise<void> =>
		isEntryKind(kind) ? removedEntries.erase(kind, id) : deleted.erase(kind, id);
}
