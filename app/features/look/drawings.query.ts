import { queryOptions } from "@tanstack/react-query";
import { type ArtPlace, artPlaceNames, artPlaces } from "#app/site/art-places.ts";
import { pages } from "#app/site/site-map.ts";

/** A drawing of a page, and whether it stands on a dark ground. */
type Drawing = { svg: Element; isOnDark: boolean };

/** The drawings that photographs may replace, as the pages of the site have them. */
export const drawingsQuery = queryOptions({
	queryKey: ["drawings"],
	queryFn: readDrawings,
	staleTime: Number.POSITIVE_INFINITY,
});

/** Reads the drawings of all pages; those of a page that is not shown are missing. */
async function readDrawings(): Promise<Partial<Record<ArtPlace, Drawing>>> {
	const ids = [...new Set(artPlaceNames.map((place) => artPlaces[place].page))];
	const found = await Promise.all(ids.map(async (id) => [id, await readPage(pages[id])] as const));
	const documents = new Map<string, Document>(found);
	return Object.fromEntries(
		artPlaceNames.flatMap((place) => {
			const { page, anchor } = artPlaces[place];
			const svg = documents.get(page)?.querySelector(anchor)?.closest("svg");
			if (!svg) return [];
			const isOnDark = svg.closest(".on-dark") !== null;
			svg.setAttribute("class", "size-full");
			return [[place, { svg, isOnDark }]];
		}),
	);
}

async function readPage(path: string): Promise<Document> {
	const response = await fetch(path);
	return new DOMParser().parseFromString(await response.text(), "text/html");
}
