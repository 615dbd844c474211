import type { Kysely } from "kysely";
import { completed } from "#app/content/draft.ts";
import {
	findKeptWorkingCopy,
	type KeptWorkingCopy,
	restoreWorkingCopy,
} from "#app/content/drafts/kept-working-copy.server.ts";
import { firstWritten } from "#app/content/localized.ts";
import { type CustomPage, pageFields } from "#app/features/custom-pages/custom-page.ts";
import { localizePath } from "#app/i18n/language.ts";
import { customPagePath } from "#app/site/custom-addresses.ts";
import { defaultLanguage, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { findDeleted, forgetDeleted, keepDeleted } from "#platform/content/deleted-things.ts";
import { lockPages, nextFreeSlugs, writeAddresses } from "./pages.addresses.server.ts";
import { type PageRenderer, renderWhatever } from "./pages.html.server.ts";
import { openPosition } from "./pages.list.server.ts";
import { hasMenuRoom } from "./pages.menu.server.ts";
import { columnsOf, loadPage, writeTexts } from "./pages.row.server.ts";

type KeptPage = CustomPage & {
	/** Every address that led to it, its former ones too. */
	addresses: string[];
	/** Its place among the others; unknown of a page that an earlier version of the site deleted. */
	position?: number | undefined;
	workingCopy?: KeptWorkingCopy | undefined;
};

type RestoredPage = {
	/** Where it is, or would be, in the first language that has one. */
	address: string;
	/** Whether its old address belongs to another page now. */
	isMoved: boolean;
	/** Whether the link to it is gone, since the main menu is full now. */
	isUnlinked: boolean;
};

/** Deleting pages, and putting back what was deleted. */
export function deletedPages(db: Kysely<Tables>, clock: Clock, renderer: Pick<PageRenderer, "renderStored">) {
	/** Deletes a page and keeps it for a while. @throws ApiError 404. */
	async function remove(id: string): Promise<void> {
		const now = clock();
		await db.transaction().execute(async (transaction) => {
			await lockPages(transaction);
			const page = await loadPage(transaction, id);
			const workingCopy = await findKeptWorkingCopy(transaction, "page", id);
			const rows = await transaction
				.selectFrom("page_addresses")
				.select("slug")
				.where("page_id", "=", id)
				.orderBy("slug")
				.execute();
			const { position } = await transaction
				.selectFrom("pages")
				.select("position")
				.where("id", "=", id)
				.executeTakeFirstOrThrow();
			await transaction.deleteFrom("pages").where("id", "=", id).execute();
			const addresses = rows.map(({ slug }) => slug);
			const content: KeptPage = { ...page, addresses, position, workingCopy };
			await keepDeleted(transaction, { kind: "page", id, title: firstWritten(page, "title"), content, now });
		});
	}

	/**
	 * Puts a deleted page back into its place, under its old addresses where they are still free; as a
	 * page without a link where the menu has no room left. @throws ApiError 404.
	 */
	async function restore(id: string): Promise<RestoredPage> {
		const { workingCopy, addresses, position, ...kept } = await findDeleted<KeptPage>(db, "page", id);
		const page = completed(pageFields, kept) as CustomPage;
		const rendered = await renderWhatever(renderer, page);
		const now = clock().toISOString();
		return db.transaction().execute(async (transaction) => {
			await lockPages(transaction);
			await forgetDeleted(transaction, "page", id);
			const slugs = await nextFreeSlugs(transaction, page, id);
			const isUnlinked = !(await hasMenuRoom(transaction, page, id));
			const row = {
				...columnsOf(page),
				placement: isUnlinked ? ("none" as const) : page.placement,
				id,
				position: await openPosition(transaction, position),
				published_at: page.publishedAt,
				created_at: page.createdAt,
				updated_at: now,
				version: page.version,
			};
			await transaction.insertInto("pages").values(row).execute();
			await writeTexts(transaction, { id, input: page, slugs, rendered });
			const all = [...addresses, ...Object.values(slugs)];
			await writeAddresses(transaction, { id, slugs: all, wasSeen: true, now });
			await restoreWorkingCopy(transaction, "page", id, workingCopy);
			const leading = languages.find((language) => slugs[language] !== "") ?? defaultLanguage;
			return {
				address: localizePath(customPagePath(slugs[leading]), leading),
				isMoved: Object.values(slugs).some((slug) => slug !== "" && !addresses.includes(slug)),
				isUnlinked,
			};
		});
	}

	return { remove, restore };
}
