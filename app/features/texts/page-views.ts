import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";
import type { PageId } from "#app/site/site-map.ts";

/** Pages at addresses that the site map does not have. */
type PageBeside = "page" | "errors" | "busy";

/** Pages that show what one person wrote: their texts are edited in the list. */
export type PageOfApplicant = Extract<PageId, `application${string}`>;

export type ViewedPage = Exclude<PageId, PageOfApplicant> | PageBeside;

/**
 * The states in which each page can be opened to edit its texts: `now` is what visitors find today.
 * A page of the site map that is not named here does not compile.
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
	invitation: ["open", "accepted", "moved", "declined", "late", "gone", "postponed", "cancelled", "invalid"],
	feedback: ["open", "alone", "answered", "closed", "nothingSaid", "invalid"],
	errors: ["notFound", "wrongMethod", "refused", "unexpected", "unavailable"],
	busy: ["now"],
	favicon: ["now"],
} as const satisfies Record<ViewedPage, readonly [string, ...string[]]>;

export type PageView = {
	[Page in ViewedPage]: `${Page} ${(typeof statesOfPages)[Page][number]}`;
}[ViewedPage];

export type PageState = (typeof statesOfPages)[ViewedPage][number];

/** The pages in the order in which they are offered. */
export const viewedPages = Object.keys(statesOfPages) as ViewedPage[];

export function viewsOf(page: ViewedPage): PageView[] {
	return statesOfPages[page].map((state) => `${page} ${state}` as PageView);
}

export const pageViews = viewedPages.flatMap(viewsOf);

export function partsOf(view: PageView): { page: ViewedPage; state: PageState } {
	const [page, state] = view.split(" ");
	return { page: page as ViewedPage, state: state as PageState };
}

export const editedPageInput = z
	.object({
		view: z.enum(pageViews).meta({ description: "The page, and after a space its state." }),
		language: z.enum(languages),
	})
	.meta({ id: "EditedPageInput" });

export const editedPage = z
	.object({
		html: z.string().meta({ description: "The page with the draft, each text marked with its key." }),
		isMissing: z
			.boolean()
			.meta({ description: "Whether the site has nothing yet to show there, such as an article." }),
		isOff: z
			.boolean()
			.meta({ description: "Whether the page is switched off, so that visitors are told of none." }),
	})
	.meta({ id: "EditedPage" });
export type EditedPageInput = z.infer<typeof editedPageInput>;
export type EditedPage = z.infer<typeof editedPage>;
