import type { Kysely } from "kysely";
import { firstWritten } from "#app/content/localized.ts";
import { versionedStore } from "#app/content/storage/versioned.server.ts";
import type { CustomPage, PageFields, PageInput } from "#app/features/custom-pages/custom-page.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { holdSlugs } from "#platform/database/locks.ts";
import { claimSlugs, writeAddresses } from "./pages.addresses.server.ts";
import { type KeptPage, pageDeletion, type RestoredPage } from "./pages.deletion.server.ts";
import { draftedPages } from "./pages.drafted.server.ts";
import { forgetReserved, pagesGivingWay } from "./pages.giving-way.server.ts";
import { pageImages, replacedPageImages } from "./pages.images.server.ts";
import { lastPosition, pageLists, requireMenuRoom } from "./pages.list.server.ts";
import { outdatedPages, type PageRenderer, pageTable, textColumns } from "./pages.row.server.ts";
import { shownPages } from "./pages.shown.server.ts";

export type CustomPagesStore = ReturnType<typeof customPagesStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		customPages: Pick<CustomPagesStore, "findShown" | "listLinks">;
	}
}

/** Every query on the owner's pages. Answers are new objects; instants are ISO 8601 in UTC. */
export function customPagesStore(db: Kysely<Tables>, clock: Clock, renderer: PageRenderer) {
	/**
	 * A new page stands behind the others; an emptied slug follows the title again. @throws ApiError 400
	 * for a text that cannot be rendered or a menu without room, 409 for an address that is taken.
	 */
	const pages = versionedStore<PageFields, PageInput, CustomPage, KeptPage, RestoredPage>(db, clock, {
		...pageTable,
		titleOf: (page) => firstWritten(page, "title"),
		hold: (transaction) => holdSlugs(transaction, "pages"),
		deletion: pageDeletion(clock, renderer),
		async prepare(input, at) {
			const rendered = await renderer.renderTexts(input);
			const now = at.toISOString();
			return async (transaction, { id, before }) => {
				await requireMenuRoom(transaction, input, id);
				const slugs = await claimSlugs(transaction, input, id);
				return {
					columns: {
						...(before === undefined && { position: await lastPosition(transaction), created_at: now }),
						published_at: before?.publishedAt ?? (input.published ? now : null),
						updated_at: now,
					},
					textColumns: textColumns(input, slugs, rendered),
					async afterSave() {
						await forgetReserved(transaction, id);
						const wasSeen = before !== undefined && before.publishedAt !== null;
						await writeAddresses(transaction, { id, slugs: Object.values(slugs), wasSeen, now });
					},
				};
			};
		},
	});

	return {
		...pages,
		...pageLists(db),
		...shownPages(db),
		...draftedPages(db, clock, renderer),
		...pageImages(db),
		...replacedPageImages({ db, clock, renderer }),
		...outdatedPages(db, renderer),
		...pagesGivingWay(db, clock),
	};
}

export const customPagesEffects: Effects<ReturnType<typeof customPagesStore>> = {
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
	// Only people with the private link to the draft read it.
	readDrafted: "uncached",
	get: "uncached",
	list: "uncached",
	listImageUses: "uncached",
	listVersions: "uncached",
	getVersion: "uncached",
};
