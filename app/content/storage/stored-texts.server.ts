import { type QueryExecutorProvider, sql } from "kysely";
import type { Localized } from "#app/content/localized.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";

/** A noun's table of texts, and its column that names the noun. */
type TextTable = { table: string; owner: string };

/**
 * Reads short texts of nouns in every language in which they are written, for lists whose reader's
 * language the server does not know. A noun without any has blank ones.
 * @returns the texts of a noun by its id.
 */
export async function readStoredTexts<Name extends string>(
	db: QueryExecutorProvider,
	{ table, owner }: TextTable,
	{ names, ids }: { names: readonly Name[]; ids: readonly string[] },
): Promise<(id: string) => Localized<Record<Name, string>>> {
	type Row = Record<Name, string> & { id: string; language: Language };
	const columns = sql.join(names.map((name) => sql.ref(name)));
	const { rows } =
		ids.length === 0
			? { rows: [] }
			: await sql<Row>`select ${sql.ref(owner)} as id, language, ${columns} from ${sql.table(table)}
				where ${sql.ref(owner)} in (${sql.join([...new Set(ids)])})`.execute(db);
	const byId = Map.groupBy(rows, ({ id }) => id);
	return (id) => {
		const textsOf = (language: Language) => {
			const row = byId.get(id)?.find((one) => one.language === language);
			const texts = names.map((name) => [name, row?.[name] ?? ""] as const);
			return row === undefined && language !== defaultLanguage
				? null
				: (Object.fromEntries(texts) as Record<Name, string>);
		};
		return { ...textsOf(defaultLanguage), ...inOtherLanguages(textsOf) } as Localized<Record<Name, string>>;
	};
}
