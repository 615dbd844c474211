import { type Kysely, sql } from "kysely";
import { type EntrySlugs, slugIn } from "#app/content/entry-slugs.ts";
import { hasSlug, readOwnSlugs } from "#app/content/storage/entry-slugs.server.ts";
import type { ArchivedHead, ArchivedLetter, Edition } from "#app/features/letters/edition.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		letters: Pick<ReturnType<typeof letterArchive>, "findEdition" | "listArchive">;
	}
}

/** Letters in the list of past ones: nobody reads on. */
const archiveLimit = 500;

/** The letters that have left, as readers find them on the site. */
export function letterArchive(db: Kysely<Tables>) {
	/** Finds an edition by an address of its page, in this language or the other. */
	async function findEdition(slug: string, language: Language): Promise<ArchivedLetter | undefined> {
		const rows = await db
			.selectFrom("letters")
			.innerJoin("letter_editions", "letter_editions.letter_id", "letters.id")
			.select(["edition", "language", "slug", "own_slugs", "started_at", "listed"])
			.where(hasSlug(slug))
			.execute();
		const row = rows.find((one) => one.language === language) ?? rows[0];
		if (row?.slug == null || row.started_at === null) return undefined;
		return {
			edition: JSON.parse(row.edition) as Edition,
			slug: row.slug,
			ownSlugs: readOwnSlugs(row.own_slugs),
			sentAt: row.started_at,
			listed: row.listed === 1,
		};
	}

	async function listArchive(language: Language): Promise<ArchivedHead[]> {
		const rows = await db
			.selectFrom("letters")
			.innerJoin("letter_editions", "letter_editions.letter_id", "letters.id")
			.select(["edition", "slug", "own_slugs", "started_at"])
			.where("listed", "=", 1)
			// Of a letter that left in one language alone, that one.
			.where(({ eb, or, not, exists, selectFrom }) =>
				or([
					eb("letter_editions.language", "=", language),
					not(
						exists(
							selectFrom("letter_editions as same")
								.select(sql.lit(1).as("one"))
								.whereRef("same.letter_id", "=", "letters.id")
								.where("same.language", "=", language),
						),
					),
				]),
			)
			.orderBy("started_at", "desc")
			.limit(archiveLimit)
			.execute();
		return rows.flatMap(({ edition, slug, own_slugs, started_at }) => {
			if (slug === null || started_at === null) return [];
			const { subject, preheader, language: own } = JSON.parse(edition) as Edition;
			const shown = slugIn(language, { slug, ownSlugs: readOwnSlugs(own_slugs) });
			return [{ slug: shown, sentAt: started_at, subject, preheader, language: own }];
		});
	}

	async function listAddresses(): Promise<(EntrySlugs & { updatedAt: string })[]> {
		const rows = await db
			.selectFrom("letters")
			.select(["slug", "own_slugs", "started_at"])
			.where("listed", "=", 1)
			.where("started_at", "is not", null)
			.orderBy("started_at", "desc")
			.limit(archiveLimit)
			.execute();
		return rows.flatMap(({ slug, own_slugs, started_at: updatedAt }) =>
			slug === null || updatedAt === null ? [] : [{ slug, ownSlugs: readOwnSlugs(own_slugs), updatedAt }],
		);
	}

	return { findEdition, listArchive, listAddresses };
}
