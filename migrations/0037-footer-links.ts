import { type Kysely, sql } from "kysely";

/** The names of the footer's links are those of a list now: the owner's own words for them stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const names = ["network", "blog", "privacy", "legal"];
	for (const table of ["own_texts", "text_drafts", "published_texts"]) {
		for (const [place, name] of names.entries()) {
			const [before, after] = [`navigation.footer.${name}`, `navigation.footer.links.${place}.name`];
			await sql`update ${sql.table(table)} set key = ${after} where key = ${before}`.execute(db);
		}
	}
}
