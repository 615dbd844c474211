import type { Kysely } from "kysely";
import { firstFree } from "#app/i18n/slug.ts";
import { listReservedSlugs } from "#app/site/custom-addresses.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { holdSlugs } from "#platform/database/locks.ts";
import { takenByOthers, writeAddresses } from "./pages.addresses.server.ts";

const reservedSlugs = listReservedSlugs();

/** A page that has another address than its owner chose. */
export type MovedPage = { id: string; title: string; from: string; to: string };

/** Moves pages whose address a newer version of the site uses itself. */
export function pagesGivingWay(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Gives each the first free address like its own. The old one stays until the page is saved:
	 * `listMoved` tells its owner. @returns how many.
	 */
	async function giveWay(): Promise<number> {
		if ((await listHidden(db)).length === 0) return 0;
		const now = clock().toISOString();
		return db.transaction().execute(async (transaction) => {
			await holdSlugs(transaction, "pages");
			// Another process may have been faster.
			const hidden = await listHidden(transaction);
			for (const { page_id: id, slug } of hidden) {
				const free = await firstFree(slug, takenByOthers(transaction, id));
				await transaction
					.updateTable("page_texts")
					.set({ slug: free })
					.where("page_id", "=", id)
					.where("slug", "=", slug)
					.execute();
				await writeAddresses(transaction, { id, slugs: [free], wasSeen: true, now });
				await transaction.updateTable("pages").set({ updated_at: now }).where("id", "=", id).execute();
			}
			return hidden.length;
		});
	}

	/** Lists the pages that were moved and not saved since. */
	async function listMoved(): Promise<MovedPage[]> {
		const rows = await db
			.selectFrom("page_addresses")
			.innerJoin("page_texts", "page_texts.page_id", "page_addresses.page_id")
			.where("page_addresses.slug", "in", reservedSlugs)
			.where("page_texts.slug", "!=", "")
			.where("page_texts.slug", "not in", reservedSlugs)
			.select(["page_texts.page_id as id", "title", "page_addresses.slug as from", "page_texts.slug as to"])
			.orderBy("from")
			.orderBy("page_texts.language")
			.execute();
		// A page with another address in each language is known by the one that follows from the old one.
		const followers = rows.filter(({ from, to }) => to.startsWith(from));
		return [...new Map(followers.map((row) => [`${row.id} ${row.from}`, row])).values()];
	}

	return { giveWay, listMoved };
}

/** Forgets a page's old address once it is saved: `listMoved` is done with it. */
export async function forgetReserved(db: Kysely<Tables>, id: string): Promise<void> {
	await db
		.deleteFrom("page_addresses")
		.where("page_id", "=", id)
		.where("slug", "in", reservedSlugs)
		.execute();
}

/** Lists the texts that nobody can read, each address of a page once. */
function listHidden(db: Kysely<Tables>): Promise<{ page_id: string; slug: string }[]> {
	return db
		.selectFrom("page_texts")
		.select(["page_id", "slug"])
		.where("slug", "in", reservedSlugs)
		.groupBy(["page_id", "slug"])
		.orderBy("page_id")
		.orderBy("slug")
		.execute();
}
