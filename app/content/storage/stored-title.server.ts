import { type RawBuilder, sql } from "kysely";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";

/**
 * Selects the title of a noun in a language: where it is blank or missing, the one in the default
 * language, or the one that there is; blank without any. `texts` is the noun's table of texts, with
 * the columns that hold the title and name the noun, whose id is in the column `id`.
 */
export function storedTitle(
	texts: { table: string; owner: string; title: string },
	id: string,
	preferred: Language = defaultLanguage,
): RawBuilder<string> {
	const title = sql.ref(`titled.${texts.title}`);
	return sql<string>`coalesce((select ${title} from ${sql.table(texts.table)} as titled
		where ${sql.ref(`titled.${texts.owner}`)} = ${sql.ref(id)} and ${title} <> ''
		order by case titled.language when ${sql.lit(preferred)} then 0 when ${sql.lit(defaultLanguage)} then 1 else 2 end
		limit 1), '')`;
}
