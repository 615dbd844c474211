import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { withPictureSizes } from "#app/features/articles/storage/picture-sizes.server.ts";
import {
	customPagesEffects,
	customPagesStore,
} from "#app/features/custom-pages/storage/pages.store.server.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import type { Clock } from "#platform/clock.ts";
import { contentStore, uncachedStore } from "#platform/content/content-store.ts";
import type { Database } from "#platform/database/database.ts";

/** The stores of the pages that the owner adds, which are rendered as articles are. */
export function customPageStores({ db, revision }: Database, clock: Clock) {
	const renderer = withPictureSizes(sharedTextRenderer, db);
	return {
		customPages: contentStore(revision, "pages", customPagesStore(db, clock, renderer), customPagesEffects),
		pageCopies: uncachedStore(workingCopiesStore(db, clock, pageDrafts)),
	};
}
