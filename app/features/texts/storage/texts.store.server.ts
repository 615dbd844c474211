import type { Kysely, Transaction } from "kysely";
import { findShipped } from "#app/features/texts/catalogue.server.ts";
import { entriesAround } from "#app/features/texts/site-lists.ts";
import { nameOf, outdatedAfter, type TextName } from "#app/features/texts/site-text.ts";
import { publicationsOfPage, type TextPublication } from "#app/features/texts/text-publication.ts";
import { isAddedEntry, isInOrder } from "#app/i18n/list-order.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { recordingRemoved } from "./removed-entries.store.server.ts";
import { type Change, publishChanges, readPublished, readWritten, takeDraft } from "./text-changes.server.ts";
import { checkRevision } from "./text-drafts.store.server.ts";

export type TextsStore = ReturnType<typeof textsStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		texts: Pick<TextsStore, "findNewestTime">;
	}
}

/** A text that the owner published, and the shipped one that it replaced. */
export type PublishedText = TextName & { text: string; replaced: string };

/** The languages whose text is older than that of another, which was published at that time. */
type OutdatedText = { languages: Language[]; since: string };

/** The undone publication, and the number of texts that were left as they are. */
type TakenBack = { publication: TextPublication | undefined; kept: number };

/** The owner's texts: what visitors read in place of what is shipped, and how it came to be. */
export function textsStore(db: Kysely<Tables>, clock: Clock, shippedText = findShipped) {
	/** Every text that the owner published. One query: what is published together is found together. */
	async function list(): Promise<PublishedText[]> {
		return db
			.selectFrom("own_texts")
			.select(["key", "language", "text", "replaced"])
			.orderBy("key")
			.orderBy("language")
			.execute();
	}

	/** Returns the languages in which a text is older than in another one, and since when, by its key. */
	async function listOutdated(): Promise<Map<string, OutdatedText>> {
		const [own, rows] = await Promise.all([
			list(),
			db
				.selectFrom("published_texts")
				.innerJoin("text_publications", "text_publications.id", "published_texts.publication_id")
				.select(["publication_id", "key", "language", "published_at"])
				.orderBy("published_at")
				.orderBy("publication_id")
				.execute(),
		]);
		const owned = new Set(own.map(({ key }) => key));
		const outdated = new Map<string, OutdatedText>();
		for (const published of Map.groupBy(rows, (row) => `${row.publication_id} ${row.key}`).values()) {
			const { key = "", published_at: since = "" } = published[0] ?? {};
			const changed = published.map(({ language }) => language);
			outdated.set(key, { languages: outdatedAfter(outdated.get(key)?.languages ?? [], changed), since });
		}
		// If every language has its shipped text again, they are of one age.
		return new Map([...outdated].filter(([key, { languages }]) => owned.has(key) && languages.length > 0));
	}

	/** Returns when a text whose key begins so was last published, or null. */
	async function findNewestTime(prefix: string): Promise<string | null> {
		const { at } = await db
			.selectFrom("published_texts")
			.innerJoin("text_publications", "text_publications.id", "published_texts.publication_id")
			.where("key", "like", `${prefix}%`)
			.select((row) => row.fn.max<string | null>("published_at").as("at"))
			.executeTakeFirstOrThrow();
		return at;
	}

	/**
	 * Makes the whole draft public in one moment, and forgets what was drafted for entries that were
	 * added and removed again. @throws ApiError 409 when it is not the one that was looked at, or empty.
	 */
	async function publish(seen: number): Promise<TextPublication> {
		const id = await db.transaction().execute(async (transaction) => {
			checkRevision(await takeDraft(transaction), seen);
			return keeping(transaction, () => publishDraft(transaction));
		});
		return getPublication(id);
	}

	async function publishDraft(transaction: Transaction<Tables>): Promise<string> {
		const published = await readPublished(transaction);
		const drafts = await transaction.selectFrom("text_drafts").select(["key", "language", "text"]).execute();
		const { draft } = await readWritten(transaction, shippedText);
		const changes = drafts
			.filter(({ key, language }) => shippedText(key, language) !== undefined && isPlaced(key, draft.orderOf))
			.map(({ text, key, language }) => {
				const name = { key, language };
				return { ...name, before: published.get(nameOf(name)) ?? null, after: text };
			});
		if (changes.length === 0) throw new ApiError(409, "nothing-changed", "There is no change to publish.");
		await transaction.deleteFrom("text_drafts").execute();
		return publishChanges(transaction, { ...newPublication(), undoes: null, changes, shippedText });
	}

	/** Lists a page of the publications, the newest first, after the named one. */
	async function listPublications(after?: string): Promise<TextPublication[]> {
		const last = await findPublication(after);
		if (after !== undefined && last === undefined) return [];
		const publications = await db
			.selectFrom("text_publications")
			.selectAll()
			.$if(last !== undefined, (query) =>
				query.where(({ and, eb, or }) =>
					or([
						eb("published_at", "<", last?.published_at ?? ""),
						and([eb("published_at", "=", last?.published_at ?? ""), eb("id", ">", last?.id ?? "")]),
					]),
				),
			)
			.orderBy("published_at", "desc")
			.orderBy("id")
			.limit(publicationsOfPage)
			.execute();
		if (publications.length === 0) return [];
		const ids = publications.map(({ id }) => id);
		const changes = await db
			.selectFrom("published_texts")
			.selectAll()
			.where("publication_id", "in", ids)
			.orderBy("key")
			.orderBy("language")
			.execute();
		const byPublication = Map.groupBy(changes, ({ publication_id }) => publication_id);
		return publications.map(({ id, published_at, published_by: by, undoes }) => ({
			...{ id, publishedAt: published_at, ...(by !== null && { publishedBy: by }), undoes },
			changes: (byPublication.get(id) ?? []).map(({ key, language, before, after, shipped }) => {
				return { key, language, before: before ?? shipped, after: after ?? shipped };
			}),
		}));
	}

	async function findPublication(id: string | undefined) {
		if (id === undefined) return undefined;
		return db
			.selectFrom("text_publications")
			.select(["id", "published_at"])
			.where("id", "=", id)
			.executeTakeFirst();
	}

	async function getPublication(id: string): Promise<TextPublication> {
		const found = (await listPublications()).find((one) => one.id === id);
		if (found === undefined) throw noSuchPublication();
		return found;
	}

	/**
	 * Takes back what a publication changed, or the named texts of it, where they still say so. Public at
	 * once. @throws ApiError 404.
	 */
	async function undo(id: string, names?: readonly TextName[]): Promise<TakenBack> {
		const { publicationId, kept } = await db.transaction().execute(async (transaction) => {
			await takeDraft(transaction);
			const changed = await readChanges(transaction, id);
			const named = names && new Set(names.map(nameOf));
			const asked = changed.filter((change) => named === undefined || named.has(nameOf(change)));
			if (asked.length === 0) throw noSuchPublication();
			const published = await readPublished(transaction);
			const changes = asked
				.filter((change) => (published.get(nameOf(change)) ?? null) === change.after)
				.map(({ before, after, ...name }) => ({ ...name, before: after, after: before }));
			const publicationId =
				changes.length === 0
					? undefined
					: await keeping(transaction, () =>
							publishChanges(transaction, { ...newPublication(), undoes: id, changes, shippedText }),
						);
			return { publicationId, kept: asked.length - changes.length };
		});
		const publication = publicationId === undefined ? undefined : await getPublication(publicationId);
		return { publication, kept };
	}

	const newPublication = () => ({ publishedAt: clock().toISOString() });
	const keeping = <Result>(transaction: Transaction<Tables>, change: () => Promise<Result>) =>
		recordingRemoved(transaction, { now: clock(), shippedText }, change);

	return { list, listOutdated, findNewestTime, listPublications, publish, undo };
}

export const textsEffects: Effects<ReturnType<typeof textsStore>> = {
	publish: "write",
	undo: ({ publication }) => publication !== undefined,
	list: "memoized",
	listOutdated: "uncached",
	findNewestTime: "memoized",
	listPublications: "uncached",
};

async function readChanges(transaction: Transaction<Tables>, id: string): Promise<Change[]> {
	return transaction
		.selectFrom("published_texts")
		.select(["key", "language", "before", "after"])
		.where("publication_id", "=", id)
		.execute();
}

/** Returns whether the added entry of a text, and those around it, are in their lists. */
function isPlaced(key: string, orderOf: (list: string) => string): boolean {
	return entriesAround(key).every(({ list, id }) => !isAddedEntry(id) || isInOrder(orderOf(list), id));
}

function noSuchPublication(): ApiError {
	return new ApiError(404, "not-found", "There is no such publication.");
}
