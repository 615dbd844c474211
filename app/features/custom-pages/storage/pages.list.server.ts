import type { Kysely } from "kysely";
import type { PageSummary } from "#app/features/custom-pages/custom-page.ts";
import { localizePath } from "#app/i18n/language.ts";
import { customPagePath } from "#app/site/custom-addresses.ts";
import { languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { lockPages } from "./pages.addresses.server.ts";

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

	/** Puts pages into this order; those that are not named stay behind them, as they were. */
	async function arrange(ids: readonly string[]): Promise<PageSummary[]> {
		await db.transaction().execute(async (transaction) => {
			await lockPages(transaction);
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

/** The place after all others. Under `lockPages`. */
export async function lastPosition(db: Kysely<Tables>): Promise<number> {
	const { last } = await db
		.selectFrom("pages")
		.select(({ fn }) => fn.max<number | null>("position").as("last"))
		.executeTakeFirstOrThrow();
	return last === null ? 0 : last + 1;
}

/** Makes room at a place, before whichever page took it; without one, after all. Under `lockPages`. */
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
