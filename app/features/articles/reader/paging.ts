/** Articles per page of the list. */
export const pageSize = 12;

/** Pages shown on each side of the present one. */
const neighbours = 1;

/** Parses the page number of an address: 1 unless it is a whole number from 1. */
export function pageNumberOf(typed: string | null): number {
	return typed !== null && /^[1-9]\d*$/.test(typed) ? Number(typed) : 1;
}

/** Returns how many pages `count` articles fill. An empty list still has its first page. */
export function pagesOf(count: number): number {
	return Math.max(1, Math.ceil(count / pageSize));
}

/** Returns a pager's numbers, with `null` for gaps; a gap of one page is that page. */
export function pagerNumbers(present: number, pages: number): (number | null)[] {
	const shown = (page: number) => page === 1 || page === pages || Math.abs(page - present) <= neighbours;
	const numbers: (number | null)[] = [];
	for (let page = 1; page <= pages; page += 1) {
		if (shown(page) || (shown(page - 1) && shown(page + 1))) numbers.push(page);
		else if (numbers.at(-1) !== null) numbers.push(null);
	}
	return numbers;
}
