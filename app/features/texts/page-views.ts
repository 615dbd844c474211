import type { PageId } from "#app/site/site-map.ts";

/** Pages at addresses that the site map does not have. */
type PageBeside = "page" | "errors" | "busy";

export type ViewedPage = PageId | PageBeside;

/**
 * In which states each page can be opened to change its texts there: `now` is as visitors find it
 * today. A page of the site map that is not named here does not compile.
 */
export const statesOfPages = {
	home: ["now", "noArticles"],
	"how-it-works": ["now"],
	network: ["now"],
	socials: ["now", "noTables"],
	table: ["now", "missing"],
	blog: ["now", "noArticles", "noneFound", "beyond", "tooMany"],
	article: ["now", "missing"],
	preview: ["now", "missing"],
	author: ["now"],
	page: ["now"],
	rebrand: ["now"],
	privacy: ["now"],
	legal: ["now"],
	"newsletter/archive": ["now", "noLetters"],
	"newsletter/letter": ["now", "missing"],
	"newsletter/thanks": ["now"],
	"newsletter/confirm": ["open", "done", "invalid"],
	"newsletter/unsubscribe": ["open", "paused", "left", "undone", "invalid"],
	"newsletter/settings": ["open", "asked", "change", "saved", "address", "invalid"],
	"newsletter/address": ["open", "done", "invalid"],
	invitation: ["open", "accepted", "moved", "declined", "postponed", "cancelled", "invalid"],
	feedback: ["open", "alone", "answered", "closed", "nothingSaid", "invalid"],
	errors: ["notFound", "wrongMethod", "refused", "unexpected", "unavailable"],
	busy: ["now"],
	favicon: ["now"],
} as const satisfies Record<ViewedPage, readonly [string, ...string[]]>;

/** A page in one of its states: `blog noneFound`. */
export type PageView = {
	[Page in ViewedPage]: `${Page} ${(typeof statesOfPages)[Page][number]}`;
}[ViewedPage];

export type PageState = (typeof statesOfPages)[ViewedPage][number];

/** The pages in the order in which they are offered. */
export const viewedPages = Object.keys(statesOfPages) as ViewedPage[];

/** The views of one page. */
export function viewsOf(page: ViewedPage): PageView[] {
	return statesOfPages[page].map((state) => `${page} ${state}` as PageView);
}

export const pageViews = viewedPages.flatMap(viewsOf);

/** Returns the page and the state of a view. */
export function partsOf(view: PageView): { page: ViewedPage; state: PageState } {
	const [page, state] = view.split(" ");
	return { page: page as ViewedPage, state: state as PageState };
}
