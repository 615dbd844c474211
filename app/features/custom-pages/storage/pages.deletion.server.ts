import type { Kysely } from "kysely";
import { completed } from "#app/content/draft.ts";
import { firstWritten } from "#app/content/localized.ts";
import { insertThing } from "#app/content/storage/content-table.server.ts";
import type { Deletion } from "#app/content/storage/deletion.server.ts";
import { type CustomPage, pageFields } from "#app/features/custom-pages/custom-page.ts";
import { localizePath } from "#app/i18n/language.ts";
import { customPagePath } from "#app/site/custom-addresses.ts";
import { defaultLanguage, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { holdSlugs } from "#platform/database/locks.ts";
import { nextFreeSlugs, writeAddresses } from "./pages.addresses.server.ts";
import { hasMenuRoom, openPosition } from "./pages.list.server.ts";
import { loadPage, type PageRenderer, pageTable, renderWhatever, textColumns } from "./pages.row.server.ts";

export type KeptPage = CustomPage & {
	/** Every address that led to it, its former ones too. */
	addresses: string[];
	/** Its place among the others; unknown of a page that an earlier version of the site deleted. */
	position?: number | undefined;
};

export type RestoredPage = {
	/** The address of the page, or the one that it would have, in the first language that has one. */
	address: string;
	/** True if its old address belongs to another page now. */
	isMoved: boolean;
	/** True if the link to it is gone, since the main menu is full now. */
	isUnlinked: boolean;
};

/** Deletes pages, and restores their place and addresses; unlinked where the menu is full. */
export function pageDeletion(
	clock: Clock,
	renderer: Pick<PageRenderer, "renderStored">,
): Deletion<KeptPage, RestoredPage> {
	return {
		read: readKept,
		async restore(id, { addresses, position, ...kept }) {
			const page = completed(pageFields, kept) as CustomPage;
			const rendered = await renderWhatever(renderer, page);
			const now = clock().toISOString();
			return async (transaction) => {
				await holdSlugs(transaction, "pages");
				const slugs = await nextFreeSlugs(transaction, page, id);
				const isUnlinked = !(await hasMenuRoom(transaction, page, id));
				await insertThing(transaction, pageTable, {
					id,
					version: page.version,
					input: page,
					columns: {
						...(isUnlinked && { placement: "none" }),
						position: await openPosition(transaction, position),
						published_at: page.publishedAt,
						created_at: page.createdAt,
						updated_at: now,
					},
					textColumns: textColumns(page, slugs, rendered),
				});
				const all = [...addresses, ...Object.values(slugs)];
				await writeAddresses(transaction, { id, slugs: all, wasSeen: true, now });
				const leading = languages.find((language) => slugs[language] !== "") ?? defaultLanguage;
				return {
					address: localizePath(customPagePath(slugs[leading]), leading),
					isMoved: Object.values(slugs).some((slug) => slug !== "" && !addresses.includes(slug)),
					isUnlinked,
				};
			};
		},
	};
}

async function readKept(db: Kysely<Tables>, id: string): Promise<{ title: string; content: KeptPage }> {
	const page = await loadPage(db, id);
	const rows = await db
		.selectFrom("page_addresses")
		.select("slug")
		.where("page_id", "=", id)
		.orderBy("slug")
		.execute();
	const { position } = await db
		.selectFrom("pages")
		.select("position")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	const addresses = rows.map(({ slug }) => slug);
	return { title: firstWritten(page, "title"), content: { ...page, addresses, position } };
}
