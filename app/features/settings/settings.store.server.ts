import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { neverSaved, type Setting } from "./setting.ts";

export type SettingsStore = ReturnType<typeof settingsStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		settings: Pick<SettingsStore, "find">;
	}
}

export function settingsStore(db: Kysely<Tables>, clock: Clock) {
	async function find(key: string): Promise<Setting | undefined> {
		const row = await db.selectFrom("settings").selectAll().where("key", "=", key).executeTakeFirst();
		return row && fromRow(row);
	}

	/** @throws ApiError 404. */
	async function get(key: string): Promise<Setting> {
		const found = await find(key);
		if (found === undefined) throw new ApiError(404, "not-found", "Setting not found");
		return found;
	}

	async function list(): Promise<Setting[]> {
		return (await db.selectFrom("settings").selectAll().orderBy("key").execute()).map(fromRow);
	}

	async function set(key: string, value: string): Promise<Setting> {
		const updated_at = clock().toISOString();
		await db
			.insertInto("settings")
			.values({ id: randomUUID(), key, value, updated_at })
			.onConflict((conflict) => conflict.column("key").doUpdateSet({ value, updated_at }))
			.execute();
		return get(key);
	}

	/** Adds a default of a new site, which its owner has not confirmed. An existing setting stays. */
	async function begin(key: string, value: string): Promise<void> {
		await db
			.insertInto("settings")
			.values({ id: randomUUID(), key, value, updated_at: neverSaved })
			.onConflict((conflict) => conflict.column("key").doNothing())
			.execute();
	}

	async function remove(key: string): Promise<void> {
		await db.deleteFrom("settings").where("key", "=", key).execute();
	}

	return { find, get, list, set, begin, remove };
}

export const settingsEffects: Effects<ReturnType<typeof settingsStore>> = {
	set: "write",
	begin: "write",
	remove: "write",
	find: "read",
	get: "read",
	list: "read",
};

function fromRow({ updated_at, ...row }: Selectable<Tables["settings"]>): Setting {
	return { id: row.id, key: row.key, value: row.value, updatedAt: updated_at };
}
