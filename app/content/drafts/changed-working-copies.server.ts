import { type QueryExecutorProvider, sql } from "kysely";
import type { Fields } from "#app/content/field.ts";
import type { Draft } from "#app/content/localized.ts";
import type { DraftKind } from "./working-copy.ts";

type Row = { key: string; owner: string | null; draft: string; version: number | null };

/** A change of working copies, and those that it is for. */
type Change<F extends Fields> = {
	kind: Pick<DraftKind<F>, "name" | "fields">;
	/** A LIKE pattern for the drafts that the change is for. */
	like: string;
	change(draft: Draft<F>): Draft<F>;
	/** The things that the same change saved, as they are now. */
	saved: readonly { id: string; version: number }[];
};

/**
 * Changes what is typed and not saved yet. A copy of what was saved just before goes on from the
 * version that is there now. A text that is typed on meanwhile stays as it is: no word is lost.
 * Part of a transaction.
 */
export async function changeWorkingCopies<F extends Fields>(
	transaction: QueryExecutorProvider,
	{ kind, like, change, saved }: Change<F>,
): Promise<void> {
	const versions = new Map(saved.map(({ id, version }) => [id, version]));
	const owner = sql.ref(`${kind.name}_id`);
	const { rows } = await sql<Row>`
		select key, ${owner} as owner, draft, version from working_copies
		where kind = ${kind.name} and (draft like ${like} or ${owner} in (${sql.join([...versions.keys(), ""])}))
	`.execute(transaction);
	for (const { key, owner: id, draft, version } of rows) {
		const present = versions.get(id ?? "");
		const isCurrent = present !== undefined && version === present - 1;
		const changed = JSON.stringify(change(JSON.parse(draft) as Draft<F>));
		if (!isCurrent && changed === draft) continue;
		await sql`
			update working_copies set draft = ${changed}, version = ${isCurrent ? present : version}
			where kind = ${kind.name} and key = ${key} and draft = ${draft}
		`.execute(transaction);
	}
}
