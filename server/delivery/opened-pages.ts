import type { IncomingMessage } from "node:http";
import { openingOf } from "#app/features/visits/opening.ts";
import { countedPage, type VisitCounter } from "#app/features/visits/visit-counter.server.ts";
import { isPrivate } from "#app/metadata/public-pages.ts";
import { changesLanguage } from "./cache-key.ts";
import { requestAddress } from "./request-address.ts";

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Counts the pages that requests open, before the cache answers. `host` is that of this site. */
export function countOpenedPages({ count }: Pick<VisitCounter, "count">, host: string) {
	return (request: Asked): void => {
		const { page, isData, path, search } = requestAddress(request.url ?? "");
		if (page === undefined || isData || isPrivate(path)) return;
		const opening = openingOf(request, host);
		// A reader who is led to another language arrives there, with the same query.
		if (opening === undefined || changesLanguage({ path, search }, request.headers.cookie)) return;
		if (opening.isAutomatic) count(countedPage(path), "unknown", "automatic");
		else if (opening.source === "same") count(countedPage(path), "same", "openings");
		else count(countedPage(path), opening.source, "openings", "visits");
	};
}
