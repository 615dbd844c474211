import type { Kysely } from "kysely";
import { renameInSearch } from "#app/features/articles/search/articles.author-names.server.ts";
import type { articlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { authorsStore } from "#app/features/authors/storage/authors.store.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { contentStore } from "#platform/content/content-store.ts";
import type { Database } from "#platform/database/database.ts";

type Parts = { db: Kysely<Tables>; clock: Clock; articles: ReturnType<typeof articlesStore> };

/** The stores of articles, and of who wrote them. */
export function articleStores(revision: Database["revision"], { db, clock, articles }: Parts) {
	return {
		articles: contentStore(revision, "articles", articles, {
			create: "write",
			createMany: "write",
			update: "write",
			saveCorrections: "write",
			discardCorrections: "write",
			findCorrections: "uncached",
			showDraft: "uncached",
			remove: "write",
			restore: "write",
			replaceImage: "write",
			// Asked again and again: only a publication changes what pages show.
			publishDue: (published) => published > 0,
			// In the background, text after text: what shows them is told once, at the end.
			remakeHtml: ({ made }) => made > 0,
			get: "read",
			findText: "read",
			listPage: "read",
			listTexts: "read",
			listAddresses: "read",
			listCards: "memoized",
			countCards: "memoized",
			listCategories: "memoized",
			listRelated: "memoized",
			listOfAuthor: "read",
			listSummaries: "memoized",
			list: "read",
			countListed: "memoized",
			listWrittenCategories: "memoized",
			stats: "memoized",
			listImageUses: "uncached",
			listVersions: "uncached",
			getVersion: "uncached",
			render: "uncached",
			// As the library describes pictures now.
			describeHtml: "read",
			renderDescribed: "uncached",
			renderTexts: "uncached",
			renderStored: "uncached",
		}),
		// Of one kind with articles: every page that names an author changes with that name.
		authors: contentStore(revision, "articles", authorsStore(db, clock, renameInSearch), {
			create: "write",
			update: "write",
			remove: "write",
			restore: "write",
			replaceImage: "write",
			findShown: "read",
			listAddresses: "read",
			list: "uncached",
			listImageUses: "uncached",
		}),
	};
}
