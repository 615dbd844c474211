import { type RawBuilder, sql } from "kysely";
import { defaultLanguage } from "#app/site/site-config.ts";

/**
 * One text of a noun in a query, for lists that have no reader's language: that of the default
 * language, or where it is blank or missing the one that there is; blank without any. `texts` is the
 * noun's table of texts with the column that names the noun, whose id is in the column `id`.
 */
export function storedText(
	texts: { table: string; owner: string },
	{ field, id }: { field: string; id: string },
): RawBuilder<string> {
	const column = sql.ref(`${texts.table}.${field}`);
	const language = sql.ref(`${texts.table}.language`);
	return sql<string>`coalesce((select ${column} from ${sql.table(texts.table)}
		where ${sql.ref(`${texts.table}.${texts.owner}`)} = ${sql.ref(id)} and ${column} <> ''
		order by case ${language} when ${sql.lit(defaultLanguage)} then 0 else 1 end limit 1), '')`;
}
