import { type Kysely, sql } from "kysely";

/** The columns of each table beside the key that its rows are copied with. */
const tables = {
	own_texts: { names: ["language"], copied: ["text", "replaced"] },
	text_drafts: { names: ["language"], copied: ["text", "saved_at"] },
	published_texts: { names: ["publication_id", "language"], copied: ["before", "after", "shipped"] },
};

/**
 * The finding for the other side is the first entry of a list now: the owner's own words for it
 * stay. They are copied, since processes of the version before still read where they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const [table, { names, copied }] of Object.entries(tables)) {
		const columns = sql.join([...names, ...copied].map((column) => sql.ref(column)));
		const isSame = sql.join(
			names.map((name) => sql`${sql.ref(`present.${name}`)} = ${sql.ref(`${table}.${name}`)}`),
			sql` and `,
		);
		for (const part of ["figure", "text"]) {
			const [before, after] = [`home.research.positive.${part}`, `home.research.balance.0.${part}`];
			await sql`
				insert into ${sql.table(table)} (key, ${columns})
				select cast(${after} as text), ${columns} from ${sql.table(table)}
				where key = ${before} and not exists (
					select 1 from ${sql.table(table)} as present where present.key = ${after} and ${isSame}
				)
			`.execute(db);
		}
	}
}
