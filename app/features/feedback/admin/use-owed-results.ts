import { useQuery } from "@tanstack/react-query";
import { owedResultsQuery } from "./owed-results.query.ts";

/** How many guests of each evening wait for the answer that they were promised, by event. */
export function useOwedResults(): ReadonlyMap<string, number> {
	const { data = [] } = useQuery(owedResultsQuery);
	return new Map(data.map(({ id, guests }) => [id, guests]));
}
