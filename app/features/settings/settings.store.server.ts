import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
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

/** Every query on settings. */
export function settingsStore(db: Kysely<Tables>, clock: Clock) {
	/** The setting with this key, if there is one. */
	async function find(key: string): Promise<Setting | undefined> {
		const row = await db.selectFrom("settings").selectAll().where("key", "=", key).executeTakeFirst();
		return row && { id: row.id, key: row.key, value: row.value, updatedAt: row.updated_at };
	}

	/** The setting with this key. @throws ApiError 404. */
	async function get(key: string): Promise<Setting> {
		const found = await find(key);
		if (found === undefined) throw new ApiError(404, "not-found", "Setting not found");
		return found;
	}

	/** Every setting, by key. */
	async function list(): Promise<Setting[]> {
		const rows = await db.selectFrom("settings").selectAll().orderBy("key").execute();
		return rows.map((row) => ({ id: row.id, key: row.key, value: row.value, updatedAt: row.updated_at }));
	}

	/** Adds a setting or changes its value. */
	async function set(key: string, value: string): Promise<Setting> {
		const updated_at = clock().toISOString();
		await db
			.insertInto("settings")
			.values({ id: randomUUID(), key, value, updated_at })
			.onConflict((conflict) => conflict.column("key").doUpdateSet({ value, updated_at }))
			.execute();
		return get(key);
	}

	/** Adds a setting of a new site, which its owner has not confirmed. One that is there stays. */
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
