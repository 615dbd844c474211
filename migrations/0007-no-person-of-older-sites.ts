import { type Kysely, sql } from "kysely";

/** The facts of the sample's person, blank. */
const nobody = { personName: "", personRole: { en: "", fr: "" }, personWords: { en: "", fr: "" } };

/** Keeps the sample's person off a site whose owner has stated facts, or has opened it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { rows } = await sql<{ facts: string }>`
		select facts from site_facts where version > 1 or opened_at is not null`.execute(db);
	for (const { facts } of rows) {
		const changed = JSON.stringify({ ...nobody, ...JSON.parse(facts) });
		await sql`update site_facts set facts = ${changed}`.execute(db);
	}
}
