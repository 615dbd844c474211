import { limitPerClient, type OpenLimiter } from "#platform/rate-limits/rate-limits.ts";

/** Several people behind one address who type without pause, each pause a search, stay below it. */
export const searchesPerClient = 60;
const windowSeconds = 60;

/** How often each client may search the articles: an answer that is made anew for each question. */
export const searchLimit = (open: OpenLimiter) =>
	limitPerClient(open, { name: "search", points: searchesPerClient, seconds: windowSeconds });
