import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { dropWorkingCopy } from "#app/content/drafts/working-copies.store.server.ts";
import type { Creation } from "#app/content/drafts/working-copy.ts";
import { replaceVersion, type VersionedKind } from "#app/content/storage/versioned.server.ts";
import type { CustomPage, PageInput } from "#app/features/custom-pages/custom-page.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { holdSlugs } from "#platform/database/locks.ts";
import { claimSlugs, writeAddresses } from "./pages.addresses.server.ts";
import { deletedPages } from "./pages.deletion.server.ts";
import { draftedPages } from "./pages.drafted.server.ts";
import { forgetReserved, pagesGivingWay } from "./pages.giving-way.server.ts";
import { pageImages, replacedPageImages } from "./pages.images.server.ts";
import { lastPosition, pageLists, requireMenuRoom } from "./pages.list.server.ts";
import { columnsOf, loadPage, outdatedPages, type PageRenderer, writeTexts } from "./pages.row.server.ts";
import { shownPages } from "./pages.shown.server.ts";

export type CustomPagesStore = ReturnType<typeof customPagesStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		customPages: Pick<CustomPagesStore, "findShown" | "listLinks">;
	}
}

const pageKind: VersionedKind<"pages", CustomPage> = {
	table: "pages",
	hold: (transaction) => holdSlugs(transaction, "pages"),
	load: loadPage,
};

/** Every query on the owner's pages. Answers are new objects; instants are ISO 8601 in UTC. */
export function customPagesStore(db: Kysely<Tables>, clock: Clock, renderer: PageRenderer) {
	/** Adds a page behind the others. @throws ApiError 400 for its text or a full menu, 409. */
	async function create(input: PageInput, { draft }: Creation = {}): Promise<CustomPage> {
		const rendered = await renderer.renderTexts(input);
		const now = clock().toISOString();
		const id = randomUUID();
		return db.transaction().execute(async (transaction) => {
			await holdSlugs(transaction, "pages");
			await requireMenuRoom(transaction, input, id);
			const slugs = await claimSlugs(transaction, input, id);
			const row = {
				...columnsOf(input),
				id,
				position: await lastPosition(transaction),
				published_at: input.published ? now : null,
				created_at: now,
				updated_at: now,
				version: 1,
			};
			await transaction.insertInto("pages").values(row).execute();
			await writeTexts(transaction, { id, input, slugs, rendered });
			await writeAddresses(transaction, { id, slugs: Object.values(slugs), wasSeen: false, now });
			await dropWorkingCopy(transaction, "page", draft);
			return loadPage(transaction, id);
		});
	}

	/** Replaces a page's texts; an emptied slug follows the title. @throws ApiError 400, 404, 409. */
	async function update(id: string, input: PageInput & { version: number }): Promise<CustomPage> {
		const rendered = await renderer.renderTexts(input);
		const now = clock().toISOString();
		return replaceVersion(db, pageKind, { id, version: input.version }, async (transaction, current) => {
			await requireMenuRoom(transaction, input, id);
			const slugs = await claimSlugs(transaction, input, id);
			return {
				columns: {
					...columnsOf(input),
					published_at: current.publishedAt ?? (input.published ? now : null),
					updated_at: now,
				},
				async afterSave() {
					await writeTexts(transaction, { id, input, slugs, rendered });
					await forgetReserved(transaction, id);
					const wasSeen = current.publishedAt !== null;
					await writeAddresses(transaction, { id, slugs: Object.values(slugs), wasSeen, now });
					await dropWorkingCopy(transaction, "page", id);
					return loadPage(transaction, id);
				},
			};
		});
	}

	return {
		create,
		update,
		get: (id: string) => loadPage(db, id),
		...pageLists(db),
		...shownPages(db),
		...draftedPages(db, clock, renderer),
		...deletedPages(db, clock, renderer),
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
	// Of those alone who have the private link to the draft.
	readDrafted: "uncached",
	get: "uncached",
	list: "uncached",
	listImageUses: "uncached",
};
