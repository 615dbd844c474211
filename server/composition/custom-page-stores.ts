import type { Kysely } from "kysely";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import type { ArticlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { customPagesStore } from "#app/features/custom-pages/storage/pages.store.server.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { contentStore, uncachedStore } from "#platform/content/content-store.ts";
import type { Database } from "#platform/database/database.ts";

/** The stores of the pages that the owner adds. Articles lend them their renderer. */
export function customPageStores(
	revision: Database["revision"],
	{ db, clock, articles }: { db: Kysely<Tables>; clock: Clock; articles: ArticlesStore },
) {
	return {
		customPages: contentStore(revision, "pages", customPagesStore(db, clock, articles), {
			create: "write",
			update: "write",
			remove: "write",
			restore: "write",
			arrange: "write",
			replaceImage: "write",
			remakeHtml: (made) => made > 0,
			giveWay: (moved) => moved > 0,
			listMoved: "uncached",
			findShown: "read",
			listAddresses: "read",
			// Every page shows them.
			listLinks: "memoized",
			// Of those alone who have the private link to the draft.
			readDrafted: "uncached",
			get: "uncached",
			list: "uncached",
			listImageUses: "uncached",
		}),
		pageCopies: uncachedStore(workingCopiesStore(db, clock, pageDrafts)),
	};
}
