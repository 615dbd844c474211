import { useQuery } from "@tanstack/react-query";
import type { NewsCounts } from "#app/features/guests/guest-news.ts";
import { guestsToTellQuery } from "./seating.query.ts";

/** Reads how many guests of each table do not know what yet, by event. */
export function useGuestsToTell(): ReadonlyMap<string, NewsCounts> {
	const { data = [] } = useQuery(guestsToTellQuery);
	return new Map(data.map(({ tableId, news }) => [tableId, news]));
}
