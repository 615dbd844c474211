import { useQuery } from "@tanstack/react-query";
import { owedResultsQuery } from "./owed-results.query.ts";

/** Returns how many guests still wait for the promised results, by event. */
export function useOwedResults(): ReadonlyMap<string, number> {
	const { data = [] } = useQuery(owedResultsQuery);
	return new Map(data.map(({ id, guests }) => [id, guests]));
}
