import { type Kysely, sql } from "kysely";
import { lastSave, readLastSave } from "#app/content/storage/last-save.server.ts";
import { overtakenReplacement, staleConflict } from "#app/content/storage/versioned.server.ts";
import type { ReplaceImage } from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts, type FactId, type Facts, factIds, factsWith } from "#app/site/facts.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { updateVersion } from "#platform/database/update-version.ts";
import { imagesOf } from "./fact-images.ts";
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
		const isSaved = await replace(db, facts, version);
		const current = await find();
		if (!isSaved) throw staleConflict(current, await readLastSave(db, "site_facts", sql`id = ${rowId}`));
		return current;
	}

	function replace(connection: Kysely<Tables>, facts: Facts, version: number): Promise<boolean> {
		const now = clock();
		const columns = { facts: changesIn(facts), updated_at: now.toISOString(), ...lastSave(now) };
		return updateVersion(connection, { table: "site_facts", id: rowId, version }, columns);
	}

	/** The images of the library that are facts, by content hash. */
	async function listImageUses(): Promise<Map<string, ImageUse[]>> {
		const use = { id: "facts", title: "", place: "facts" } as const;
		return new Map(imagesOf((await find()).facts).map(({ hash }) => [hash, [use]]));
	}

	/** Puts one image in place of another. @throws ApiError 409 where the facts were changed meanwhile. */
	const replaceImage: ReplaceImage = ({ from, to }, commit) =>
		commit(async (transaction) => {
			const row = transaction.selectFrom("site_facts").select(["facts", "version"]).where("id", "=", rowId);
			const { facts: stored, version } = await row.executeTakeFirstOrThrow();
			const facts = factsOf(stored);
			const replaced = imagesOf(facts).filter(({ hash }) => hash === from);
			if (replaced.length === 0) return 0;
			const changed = Object.fromEntries(replaced.map(({ id }) => [id, to]));
			if (await replace(transaction, { ...facts, ...changed }, version)) return 1;
			throw overtakenReplacement();
		});

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

	return { find, save, open, confirmPromises, listImageUses, replaceImage };
}

export const factsEffects: Effects<ReturnType<typeof factsStore>> = {
	save: "write",
	open: "write",
	confirmPromises: "write",
	replaceImage: "write",
	listImageUses: "uncached",
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
