import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import { everyImage, type ImageFilter } from "#app/features/media/image-page.ts";
import { altMember, type DescribedImage, type ImageUse } from "#app/features/media/library-image.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";

/** Rows of a statement where words or names are compared: the site answers others in between. */
const atATime = 2_000;

/** A filter, with what the library itself does not know: `uses` and `lost` are by content hash. */
export type ImageQuestion = ImageFilter & {
	language: Language;
	uses: ReadonlyMap<string, readonly ImageUse[]>;
	lost: ReadonlySet<string>;
};

/** The end of a page: when its last image came, its hash, and its name where that is the order. */
type Place = readonly string[];

/** Returns the place of an image in an order, in characters that any cursor may hold. */
export function placeOf({ createdAt, hash, name }: DescribedImage, order: ImageFilter["order"]): string[] {
	return [createdAt, hash, order === "name" ? Buffer.from(name).toString("base64url") : ""];
}

function rowAt([createdAt = "", hash = "", name = ""]: Place): Row {
	return { hash, createdAt, name: Buffer.from(name, "base64url").toString() || null, texts: [] };
}

/** The columns by which an image is found and sorted. */
type Row = { hash: string; createdAt: string; name: string | null; texts: readonly (string | null)[] };

type Compare = (one: Row, other: Row) => number;

/** Finds and counts the images that match a filter, a page at a time. */
export function imagePages(db: Kysely<Tables>) {
	/** Returns at most `limit` matches behind a place, in the filter's order, and how many there are. */
	async function find(question: ImageQuestion, limit: number, after?: Place) {
		const isBySql = ["newest", "oldest"].includes(question.order);
		return isBySql && wordsOf(question).length === 0
			? { hashes: await listByDate(question, limit, after), total: await count(question) }
			: scan(question, limit, after);
	}

	async function listByDate(question: ImageQuestion, limit: number, after?: Place): Promise<string[]> {
		const [way, beyond] = question.order === "newest" ? (["desc", "<"] as const) : (["asc", ">"] as const);
		const rows = await db
			.selectFrom("media")
			.select("hash")
			.where(within(db, question))
			.$if(after !== undefined, (query) => query.where(isBeyond(beyond, after ?? [])))
			.orderBy("created_at", way)
			.orderBy("hash", way)
			.limit(limit)
			.execute();
		return rows.map(({ hash }) => hash);
	}

	async function count(question: ImageQuestion): Promise<number> {
		const { images } = await db
			.selectFrom("media")
			.select(({ fn }) => fn.countAll<number>().as("images"))
			.where(within(db, question))
			.executeTakeFirstOrThrow();
		return Number(images);
	}

	/** Compares all in batches, and keeps no more than the page. */
	async function scan(question: ImageQuestion, limit: number, after?: Place) {
		const compare = comparisonOf(question);
		const matches = matchOf(question);
		const end = after && rowAt(after);
		let [found, total]: [Row[], number] = [[], 0];
		for await (const rows of batches(question)) {
			const matching = rows.filter(matches);
			total += matching.length;
			const last = found.length < limit ? undefined : found.at(-1);
			const nearer = matching.filter(
				(row) =>
					(end === undefined || compare(row, end) > 0) && (last === undefined || compare(row, last) < 0),
			);
			found = [...found, ...nearer].toSorted(compare).slice(0, limit);
		}
		return { hashes: found.map(({ hash }) => hash), total };
	}

	async function* batches(question: ImageQuestion): AsyncGenerator<Row[]> {
		const isSearch = wordsOf(question).length > 0;
		let last: Row | undefined;
		do {
			const rows = await readBatch(question, isSearch, last);
			yield rows;
			last = rows.length < atATime ? undefined : rows.at(-1);
		} while (last !== undefined);
	}

	async function readBatch(question: ImageQuestion, isSearch: boolean, last?: Row): Promise<Row[]> {
		const rows = await db
			.selectFrom("media")
			.leftJoin("media_names", "media_names.hash", "media.hash")
			.select(["media.hash", "created_at as createdAt", "name"])
			.$if(isSearch, (query) =>
				query.select((row) => languages.map((language) => altIn(row, language).as(altMember(language)))),
			)
			.where(within(db, question))
			.$if(last !== undefined, (query) =>
				query.where(isBeyond("<", [last?.createdAt ?? "", last?.hash ?? ""])),
			)
			.orderBy("created_at", "desc")
			.orderBy("media.hash", "desc")
			.limit(atATime)
			.execute();
		return rows.map(({ hash, createdAt, name, ...alts }) => ({
			...{ hash, createdAt, name },
			texts: Object.values(alts),
		}));
	}

	return { find, count };
}

/** Yields every image of a library, the newest first, `most` at a time. */
export async function* everyImageOf(
	{ listPage }: { listPage(...asked: PageOf): Promise<{ images: DescribedImage[] }> },
	most = 500,
): AsyncGenerator<DescribedImage[]> {
	const question = { ...everyImage, language: defaultLanguage, uses: new Map(), lost: new Set<string>() };
	let after: string[] | undefined;
	for (;;) {
		const { images } = await listPage(question, most, after);
		const last = images.at(-1);
		if (last === undefined) return;
		yield images;
		after = placeOf(last, question.order);
	}
}

type PageOf = [question: ImageQuestion, limit: number, after?: readonly string[]];

function isBeyond(sign: "<" | ">", [createdAt = "", hash = ""]: Place) {
	return ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, "media">) =>
		eb(refTuple("created_at", "media.hash"), sign, tuple(createdAt, hash));
}

function altIn(row: ExpressionBuilder<Tables, "media">, language: Language) {
	return row
		.selectFrom("media_texts")
		.select("alt")
		.whereRef("media_texts.hash", "=", "media.hash")
		.where("language", "=", language);
}

/** Selects the images with a text in every language, in one pass. */
function described(where: ExpressionBuilder<Tables, "media">) {
	return where
		.selectFrom("media_texts")
		.select("media_texts.hash")
		.where("language", "in", languages)
		.groupBy("media_texts.hash")
		.having(({ fn }) => fn.countAll(), "=", languages.length);
}

function within(db: Kysely<Tables>, { part, except, uses, lost }: ImageQuestion) {
	return (where: ExpressionBuilder<Tables, "media">) => {
		const conditions = [];
		if (except !== undefined) conditions.push(where("media.hash", "!=", except));
		if (part === "unused") conditions.push(where.not(isOneOf(db, uses.keys())));
		if (part === "lost") conditions.push(isOneOf(db, lost));
		if (part === "undescribed") conditions.push(where("media.hash", "not in", described(where)));
		return where.and(conditions);
	};
}

/** Hashes as one parameter: the statement is the same however many there are. */
function isOneOf(db: Kysely<Tables>, hashes: Iterable<string>): RawBuilder<boolean> {
	const all = [...hashes];
	return isSqlite(db)
		? sql<boolean>`media.hash in (select value from json_each(${JSON.stringify(all)}))`
		: sql<boolean>`media.hash in (select unnest(${all}::text[]))`;
}

function wordsOf({ search }: ImageQuestion): string[] {
	return foldForSearch(search).split(" ").filter(Boolean);
}

/** Returns whether a name, the alternative texts and the titles of what shows an image hold all words. */
function matchOf(question: ImageQuestion): (row: Row) => boolean {
	const words = wordsOf(question);
	if (words.length === 0) return () => true;
	return ({ hash, name, texts }) => {
		const titles = question.uses.get(hash)?.map(({ title }) => title) ?? [];
		const text = foldForSearch([name, ...texts, ...titles].join(" "));
		return words.every((word) => text.includes(word));
	};
}

/** Compares by an order; what it leaves equal is newest first. */
function comparisonOf({ order, uses, language }: ImageQuestion): Compare {
	const newest: Compare = (one, other) =>
		compareTexts(other.createdAt, one.createdAt) || compareTexts(other.hash, one.hash);
	if (order === "newest") return newest;
	if (order === "oldest") return (one, other) => newest(other, one);
	if (order === "uses") {
		const usesOf = ({ hash }: Row) => uses.get(hash)?.length ?? 0;
		return (one, other) => usesOf(other) - usesOf(one) || newest(one, other);
	}
	// Numbers as numbers.
	const names = new Intl.Collator(language, { numeric: true });
	return (one, other) => {
		if (one.name === null || other.name === null) {
			return Number(one.name === null) - Number(other.name === null) || newest(one, other);
		}
		return names.compare(one.name, other.name) || newest(one, other);
	};
}

function compareTexts(one: string, other: string): number {
	return one < other ? -1 : Number(one > other);
}
