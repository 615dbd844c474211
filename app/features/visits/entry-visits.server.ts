import type { EntryVisits, ListedKind } from "./visit-report.ts";
import { pathsBefore, slugsIn, type VisitedEntriesStore } from "./visited-entries.store.server.ts";
import type { VisitsStore } from "./visits.store.server.ts";

type Parts = {
	visits: Pick<VisitsStore, "sumPages">;
	entries: Pick<VisitedEntriesStore, "findAddresses">;
};

/** Sums what is kept of each article, or each table: of all of its addresses, in every language. */
export function entryVisitsOf({ visits, entries }: Parts) {
	return async (kind: ListedKind): Promise<EntryVisits[]> => {
		const { seen, forms } = await visits.sumPages(`${pathsBefore[kind]}%`);
		const slugOf = ({ page }: { page: string }) => slugsIn(kind, [page])[0];
		const slugs = [...seen, ...forms].map(slugOf).filter((slug) => slug !== undefined);
		const addresses = await entries.findAddresses(kind, [...new Set(slugs)]);
		const idBySlug = new Map(addresses.map(({ slug, id }) => [slug, id]));
		const idOf = (row: { page: string }) => idBySlug.get(slugOf(row) ?? "");
		const seenBy = Map.groupBy(seen, idOf);
		const formsBy = Map.groupBy(forms, idOf);
		return [...new Set(idBySlug.values())].map((id) => {
			const rows = seenBy.get(id) ?? [];
			return {
				id,
				openings: rows.reduce((sum, { openings }) => sum + openings, 0),
				visits: rows.reduce((sum, one) => sum + one.visits, 0),
				reads: rows.reduce((sum, { narrow, medium, wide }) => sum + narrow + medium + wide, 0),
				forms: (formsBy.get(id) ?? []).reduce((sum, { count }) => sum + count, 0),
			};
		});
	};
}
