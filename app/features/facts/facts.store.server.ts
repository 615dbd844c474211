import { type Kysely, sql } from "kysely";
import { lastSave, readLastSave } from "#app/content/storage/last-save.server.ts";
import { staleConflict } from "#app/content/storage/versioned.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts, type FactId, type Facts, factIds, factsWith } from "#app/site/facts.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { updateVersion } from "#platform/database/update-version.ts";
import { factSchemas } from "./fact-schema.ts";
import type { StoredFacts } from "./stored-facts.ts";

export type FactsStore = ReturnType<typeof factsStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		/** Every text of the site, with the facts of the business filled in. */
		readTexts(): Promise<SiteTexts>;
	}
}

/** The table's only row. */
const rowId = 1;

/** Every query on the facts of the business. What is stored is what differs from a new site. */
export function factsStore(db: Kysely<Tables>, clock: Clock) {
	async function find(): Promise<StoredFacts> {
		const row = await db
			.selectFrom("site_facts")
			.selectAll()
			.where("id", "=", rowId)
			.executeTakeFirstOrThrow();
		const { version, updated_at: updatedAt, opened_at: openedAt, promises_read_at: promisesReadAt } = row;
		return { facts: factsOf(row.facts), version, updatedAt, openedAt, promisesReadAt };
	}

	/** Saves the facts. @throws ApiError 409 `stale` with the `current` ones. */
	async function save(facts: Facts, version: number): Promise<StoredFacts> {
		const now = clock();
		const columns = { facts: changesIn(facts), updated_at: now.toISOString(), ...lastSave(now) };
		const isSaved = await updateVersion(db, { table: "site_facts", id: rowId, version }, columns);
		const current = await find();
		if (!isSaved) throw staleConflict(current, await readLastSave(db, "site_facts", sql`id = ${rowId}`));
		return current;
	}

	async function open(isOpen: boolean): Promise<StoredFacts> {
		const opened_at = isOpen ? clock().toISOString() : null;
		await db.updateTable("site_facts").set({ opened_at }).where("id", "=", rowId).execute();
		return find();
	}

	/** Notes that the owner has read what the site promises in their name, as it is now. */
	async function confirmPromises(): Promise<StoredFacts> {
		const promises_read_at = clock().toISOString();
		await db.updateTable("site_facts").set({ promises_read_at }).where("id", "=", rowId).execute();
		return find();
	}

	return { find, save, open, confirmPromises };
}

export const factsEffects: Effects<ReturnType<typeof factsStore>> = {
	save: "write",
	open: "write",
	confirmPromises: "write",
	find: "memoized",
};

/** Returns as JSON the facts that differ from a new site's. */
function changesIn(facts: Facts): string {
	const changed = factIds.filter((id) => JSON.stringify(facts[id]) !== JSON.stringify(defaultFacts[id]));
	return JSON.stringify(Object.fromEntries(changed.map((id) => [id, facts[id]])));
}

/** A value that was stored under older rules, and breaks today's, is that of a new site. */
function factsOf(stored: string): Facts {
	const changes = JSON.parse(stored) as Partial<Record<FactId, unknown>>;
	return factsWith((id) => {
		const parsed = factSchemas[id].safeParse(changes[id]);
		return parsed.success ? parsed.data : defaultFacts[id];
	});
}
