import type { Kysely } from "kysely";
import { readOwnSlugs } from "#app/content/storage/entry-slugs.server.ts";
import { readStoredTexts } from "#app/content/storage/stored-texts.server.ts";
import { canonicalPath, inOtherLanguages } from "#app/i18n/language.ts";
import type { OtherLanguage } from "#app/site/site-config.ts";
import { type EntryPage, entryPath } from "#app/site/site-map.ts";
import type { Tables } from "#migrations/tables.ts";
import { type VisitedEntry, type VisitedKind, visitedKinds } from "./visit-report.ts";

/** The path of each kind before its slug. */
export const pathsBefore: Record<VisitedKind, string> = {
	article: pathBefore("article"),
	table: pathBefore("table"),
	letter: pathBefore("newsletter/letter"),
	page: "/",
};

/** A slug that leads, or once led, to the thing with this id. */
type Address = { slug: string; id: string };

/** Finds what has a title of its own by the paths of its pages, present and former, in any language. */
export function visitedEntriesStore(db: Kysely<Tables>) {
	/** @returns the entry at a path without a language; undefined for any other page, and what is gone. */
	async function find(paths: readonly string[]): Promise<(path: string) => VisitedEntry | undefined> {
		const found = new Map<string, VisitedEntry>();
		for (const kind of visitedKinds) {
			const addresses = await findAddresses(kind, slugsIn(kind, paths));
			const titleOf = await readTitles(db, kind, [...new Set(addresses.map(({ id }) => id))]);
			for (const { slug, id } of addresses) {
				found.set(canonicalPath(pathsBefore[kind] + slug), { kind, id, ...titleOf(id) });
			}
		}
		return (path) => found.get(path);
	}

	/** Returns the addresses of a kind that are among some slugs. */
	async function findAddresses(kind: VisitedKind, slugs: readonly string[]): Promise<Address[]> {
		if (slugs.length === 0) return [];
		if (kind === "article") return await articleAddresses(db, slugs);
		if (kind === "page") {
			const rows = db.selectFrom("page_addresses").select(["slug", "page_id as id"]);
			return await rows.where("slug", "in", slugs).execute();
		}
		const rows = await db
			.selectFrom(kind === "table" ? "events" : "letters")
			.select(["id", "slug", "own_slugs"])
			.where("slug", "is not", null)
			.execute();
		const asked = new Set(slugs);
		return rows.flatMap(({ id, slug, own_slugs }) =>
			[slug ?? "", ...Object.values(readOwnSlugs(own_slugs))]
				.filter((one) => asked.has(one))
				.map((one) => ({ slug: one, id })),
		);
	}

	return { find, findAddresses };
}

export type VisitedEntriesStore = ReturnType<typeof visitedEntriesStore>;

/** Returns the slugs in those paths that are of a kind. */
export function slugsIn(kind: VisitedKind, paths: readonly string[]): string[] {
	const before = pathsBefore[kind];
	return paths
		.filter((path) => path.startsWith(before))
		.map((path) => path.slice(before.length))
		.filter((slug) => slug !== "" && !slug.includes("/"));
}

async function articleAddresses(db: Kysely<Tables>, slugs: readonly string[]): Promise<Address[]> {
	return await db
		.selectFrom("articles")
		.select(["slug", "id"])
		.where("slug", "in", slugs)
		.unionAll(
			db
				.selectFrom("article_texts")
				.select(["own_slug as slug", "article_id as id"])
				.where("own_slug", "in", slugs)
				// As the index says it.
				.where("own_slug", "<>", ""),
		)
		.unionAll(db.selectFrom("former_slugs").select(["slug", "article_id as id"]).where("slug", "in", slugs))
		.execute();
}

/** The table of the texts of each kind, and its column with the title. */
const titles = {
	article: { table: "article_texts", owner: "article_id", name: "title" },
	table: { table: "event_texts", owner: "event_id", name: "title" },
	letter: { table: "letter_texts", owner: "letter_id", name: "subject" },
	page: { table: "page_texts", owner: "page_id", name: "title" },
} as const;

async function readTitles(db: Kysely<Tables>, kind: VisitedKind, ids: readonly string[]) {
	const { name, ...table } = titles[kind];
	const textsOf = await readStoredTexts(db, table, { names: [name], ids });
	return (id: string) => {
		const texts = textsOf(id);
		const titleIn = (language: OtherLanguage) => texts[language] && { title: texts[language][name] };
		return { title: texts[name], ...inOtherLanguages(titleIn) };
	};
}

function pathBefore(page: EntryPage): string {
	return entryPath(page, "");
}
