import type { Kysely } from "kysely";
import { contentOfRows, type JoinedRow, sharedColumns, textRows } from "#app/content/columns.ts";
import { textsIn } from "#app/content/localized.ts";
import { rendererVersion } from "#app/features/articles/rendered-text.ts";
import {
	type CustomPage,
	isWhole,
	type PageFields,
	type PageInput,
	type PageTexts,
	pageFields,
} from "#app/features/custom-pages/custom-page.ts";
import { openingOf } from "#app/features/custom-pages/opening-of.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

/** A page to be stored: what is written, under its addresses, and its HTML. */
type WrittenPage = {
	id: string;
	input: PageInput;
	slugs: Record<Language, string>;
	rendered: Record<Language, { html: string } | null>;
};

/** The columns of the page's own row that hold what its owner chose. */
export const columnsOf = (input: PageInput) => sharedColumns(pageFields, input);

/** Writes what is there of each language, in place of what was there. Part of every saving. */
export async function writeTexts(db: Kysely<Tables>, page: WrittenPage): Promise<void> {
	const { id, input, slugs, rendered } = page;
	await db.deleteFrom("page_texts").where("page_id", "=", id).execute();
	const rows = textRows(pageFields, input).map((row) => {
		const { language } = row;
		return {
			...row,
			page_id: id,
			slug: slugs[language],
			is_whole: isWhole(textsIn<PageTexts>(input, language) ?? row) ? (1 as const) : (0 as const),
			opening: openingOf(row.content),
			html: rendered[language]?.html ?? "",
			renderer_version: rendererVersion,
		};
	});
	await db.insertInto("page_texts").values(rows).execute();
}

type Row = JoinedRow<PageFields> & {
	id: string;
	published_at: string | null;
	created_at: string;
	updated_at: string;
	version: number;
};

/** The one page whose joined rows these are. */
function pageOfRows(rows: readonly Row[]): CustomPage | undefined {
	const [row] = rows;
	if (row === undefined) return undefined;
	const { id, published_at, created_at, updated_at, version } = row;
	return {
		...contentOfRows(pageFields, rows),
		id,
		publishedAt: published_at,
		createdAt: created_at,
		updatedAt: updated_at,
		version,
	};
}

/** One page, draft or not. @throws ApiError 404. */
export async function loadPage(db: Kysely<Tables>, id: string): Promise<CustomPage> {
	const rows = await db
		.selectFrom("pages")
		.innerJoin("page_texts", "page_id", "id")
		.selectAll()
		.where("id", "=", id)
		.execute();
	const page = pageOfRows(rows);
	if (page !== undefined) return page;
	throw new ApiError(404, "not-found", "This page does not exist, or has been deleted.");
}
