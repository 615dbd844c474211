import type { IncomingMessage } from "node:http";
import { openingOf } from "#app/features/visits/opening.ts";
import {
	type CountedPage,
	countedPage,
	type VisitCounter,
} from "#app/features/visits/visit-counter.server.ts";
import { isPrivate } from "#app/metadata/public-pages.ts";
import { changesLanguage } from "./cache-key.ts";
import { type RequestAddress, requestAddress } from "./request-address.ts";

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Counts the pages that requests open, before the cache answers. `host` is that of this site. */
export function countOpenedPages({ count }: Pick<VisitCounter, "count">, host: string) {
	return (request: Asked): void => {
		const address = requestAddress(request.url ?? "");
		const opened = pageOf(address);
		if (opened === undefined) return;
		const opening = openingOf(request, host);
		// A reader who is led to another language arrives there, with the same query.
		if (opening === undefined || changesLanguage(address, request.headers.cookie)) return;
		if (opening.isAutomatic) count(opened, "unknown", "automatic");
		else if (opening.source === "same") count(opened, "same", "openings");
		else count(opened, opening.source, "openings", "visits");
	};
}

/** The pages of addresses, worked out once. */
const pages = new WeakMap<RequestAddress, { counted: CountedPage | undefined }>();

/** Returns the page that an address counts for; undefined for files, data and private pages. */
function pageOf(address: RequestAddress): CountedPage | undefined {
	const known = pages.get(address);
	if (known !== undefined) return known.counted;
	const { page, isData, path } = address;
	const counted = page === undefined || isData || isPrivate(path) ? undefined : countedPage(path);
	pages.set(address, { counted });
	return counted;
}
