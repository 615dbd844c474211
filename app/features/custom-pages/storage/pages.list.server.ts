import type { Kysely } from "kysely";
import { menuRoom, type PageInput, type PageSummary } from "#app/features/custom-pages/custom-page.ts";
import { localizePath } from "#app/i18n/language.ts";
import { customPagePath } from "#app/site/custom-addresses.ts";
import { languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { holdSlugs } from "#platform/database/locks.ts";

/** The list of the owner's pages, drafts too, and its order. */
export function pageLists(db: Kysely<Tables>) {
	async function list(): Promise<PageSummary[]> {
		const rows = await db
			.selectFrom("pages")
			.innerJoin("page_texts", "page_id", "id")
			.select(["id", "placement", "published", "updated_at", "language", "title", "slug", "is_whole"])
			.orderBy("position")
			.orderBy("id")
			.execute();
		return [...Map.groupBy(rows, ({ id }) => id).values()].map((texts) => {
			const inOrder = languages.flatMap((language) => texts.filter((text) => text.language === language));
			const [first] = texts as [(typeof rows)[number]];
			const named = inOrder.find(({ title }) => title !== "") ?? first;
			return {
				id: first.id,
				title: named.title,
				path: localizePath(customPagePath(named.slug), named.language),
				placement: first.placement,
				published: first.published === 1,
				languages: inOrder.filter(({ is_whole }) => is_whole === 1).map(({ language }) => language),
				updatedAt: first.updated_at,
			};
		});
	}

	/** Puts pages into this order; unnamed ones stay behind them. */
	async function arrange(ids: readonly string[]): Promise<PageSummary[]> {
		await db.transaction().execute(async (transaction) => {
			await holdSlugs(transaction, "pages");
			const present = await transaction
				.selectFrom("pages")
				.select("id")
				.orderBy("position")
				.orderBy("id")
				.execute();
			const known = new Set(present.map(({ id }) => id));
			const inOrder = new Set([...ids.filter((id) => known.has(id)), ...known]);
			for (const [position, id] of [...inOrder].entries()) {
				await transaction.updateTable("pages").set({ position }).where("id", "=", id).execute();
			}
		});
		return list();
	}

	return { list, arrange };
}

/** Returns the place after all others. Under `holdSlugs`. */
export async function lastPosition(db: Kysely<Tables>): Promise<number> {
	const { last } = await db
		.selectFrom("pages")
		.select(({ fn }) => fn.max<number | null>("position").as("last"))
		.executeTakeFirstOrThrow();
	return last === null ? 0 : last + 1;
}

/** Makes room at a place, or after all without one. Under `holdSlugs`. */
export async function openPosition(db: Kysely<Tables>, wanted: number | undefined): Promise<number> {
	const last = await lastPosition(db);
	if (wanted === undefined || wanted >= last) return last;
	await db
		.updateTable("pages")
		.set(({ eb }) => ({ position: eb("position", "+", 1) }))
		.where("position", ">=", wanted)
		.execute();
	return wanted;
}

type Placed = Pick<PageInput, "placement" | "published">;

/** Returns whether the main menu, one line, has room for a page. Under `holdSlugs`. */
export async function hasMenuRoom(db: Kysely<Tables>, page: Placed, id: string): Promise<boolean> {
	if (page.placement !== "menu" || !page.published) return true;
	const others = await db
		.selectFrom("pages")
		.select("id")
		.where("placement", "=", "menu")
		.where("published", "=", 1)
		.where("id", "!=", id)
		.execute();
	return others.length < menuRoom;
}

/** @throws ApiError 400 `menu-full`. */
export async function requireMenuRoom(db: Kysely<Tables>, page: Placed, id: string): Promise<void> {
	if (await hasMenuRoom(db, page, id)) return;
	const message = `The main menu has room for ${menuRoom} pages of yours. Choose another place for this one.`;
	const more = { max: String(menuRoom) };
	throw new ApiError(400, "menu-full", message, { fields: { placement: message }, more });
}
