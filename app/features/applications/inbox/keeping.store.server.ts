import type { Kysely } from "kysely";
import { staleConflict } from "#app/content/storage/versioned.server.ts";
import { type FormId, formIds } from "#app/features/forms/form.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { updateVersion } from "#platform/database/update-version.ts";
import type { Keeping, KeepingInput } from "./keeping.ts";

export type KeepingStore = ReturnType<typeof keepingStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		keeping: Pick<KeepingStore, "list">;
	}
}

/** The times for which the applications of each form are kept. */
export function keepingStore(db: Kysely<Tables>) {
	async function list(): Promise<Keeping[]> {
		const rows = await db
			.selectFrom("forms")
			.select(["id as form", "declined_months as declinedMonths"])
			.select(["unfinished_days as unfinishedDays", "version"])
			.execute();
		return formIds.flatMap((id) => rows.filter(({ form }) => form === id));
	}

	/** Changes it for one form. @throws ApiError 409 `stale`, with all of them as they are now. */
	async function save(id: FormId, { version, declinedMonths, unfinishedDays }: KeepingInput) {
		const columns = { declined_months: declinedMonths, unfinished_days: unfinishedDays };
		if (!(await updateVersion(db, { table: "forms", id, version }, columns)))
			throw staleConflict(await list());
		return list();
	}

	return { list, save };
}

/** The privacy policy says it. */
export const keepingEffects: Effects<KeepingStore> = { list: "memoized", save: "write" };
