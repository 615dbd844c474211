import type { Kysely } from "kysely";
import { menuRoom, type PageInput } from "#app/features/custom-pages/custom-page.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

type Placed = Pick<PageInput, "placement" | "published">;

/** Whether the main menu, which stays on one line, has room for a page. Under `lockPages`. */
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
