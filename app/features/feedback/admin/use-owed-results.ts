import { queryOptions, useQuery } from "@tanstack/react-query";
import type { OwedResults } from "#app/features/feedback/feedback.ts";

/** Returns how many guests still wait for the promised results, by event. */
export function useOwedResults(): ReadonlyMap<string, number> {
	const { data = [] } = useQuery(owedResultsQuery);
	return new Map(data.map(({ id, guests }) => [id, guests]));
}

/** The evenings whose guests still wait for the promised results. */
export const owedResultsQuery = queryOptions<OwedResults[]>({ queryKey: ["/api/admin/owed-results"] });
