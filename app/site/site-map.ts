/**
 * The readers' pages under their ids, with their path in English. The French alternate is below
 * /fr. These are listed by search engines under one address, and have a picture to share.
 */
export const publicPages = {
	home: "/",
	"how-it-works": "/how-it-works",
	network: "/network",
	blog: "/blog",
	socials: "/events/singlessocials",
	rebrand: "/rebrand-announcement",
	privacy: "/privacy-policy",
	legal: "/legal",
} as const;

/** Every page of readers. Of those that are not public ones, `otherListedPages` are listed. */
export const pages = {
	...publicPages,
	article: "/blog/:slug",
	table: "/events/singlessocials/:slug",
	favicon: "/favicon-preview",
	"newsletter/archive": "/newsletter",
	"newsletter/thanks": "/newsletter/thanks",
	"newsletter/confirm": "/newsletter/confirm",
	"newsletter/unsubscribe": "/newsletter/unsubscribe",
	"newsletter/settings": "/newsletter/settings",
	"newsletter/address": "/newsletter/address",
	// After the pages of their own below the same address.
	"newsletter/letter": "/newsletter/:slug",
	preview: "/preview/:token",
} as const;

export type PublicPage = keyof typeof publicPages;
export type PageId = keyof typeof pages;

export const pageIds = Object.keys(pages) as PageId[];

/** What search engines may list beside the public pages. A letter says itself whether it is. */
export const otherListedPages: readonly PageId[] = [
	"article",
	"table",
	"newsletter/archive",
	"newsletter/letter",
];

/**
 * The pages whose address is a secret shared with a few: listed, measured, cached and logged
 * nowhere.
 */
export const secretPages: readonly PageId[] = ["preview"];

/** The screen of each page, below `app/`. */
export const pageFiles: Record<PageId, string> = {
	home: "features/pages/home/home.page.tsx",
	"how-it-works": "features/pages/how-it-works/how-it-works.page.tsx",
	network: "features/pages/network/network.page.tsx",
	blog: "features/articles/reader/blog.page.tsx",
	article: "features/articles/reader/article.page.tsx",
	socials: "features/events/public/socials.page.tsx",
	table: "features/events/public/table.page.tsx",
	rebrand: "features/pages/rebrand/rebrand.page.tsx",
	privacy: "features/pages/legal/privacy.page.tsx",
	legal: "features/pages/legal/notice.page.tsx",
	favicon: "features/pages/favicon/favicon.page.tsx",
	"newsletter/archive": "features/letters/public/archive.page.tsx",
	"newsletter/thanks": "features/newsletter/signup/thanks.page.tsx",
	"newsletter/confirm": "features/newsletter/signup/confirm.page.tsx",
	"newsletter/unsubscribe": "features/newsletter/signup/unsubscribe.page.tsx",
	"newsletter/settings": "features/newsletter/signup/settings.page.tsx",
	"newsletter/address": "features/newsletter/signup/address.page.tsx",
	"newsletter/letter": "features/letters/public/letter.page.tsx",
	preview: "features/articles/reader/preview.page.tsx",
};

/**
 * Whether a page is cached for everybody: for what its path says, for what its path and its query
 * say, or never. Each page chooses.
 */
export const pageCaching = {
	home: "path",
	"how-it-works": "path",
	network: "path",
	blog: "query",
	article: "path",
	socials: "path",
	table: "path",
	rebrand: "path",
	privacy: "path",
	legal: "path",
	favicon: "path",
	"newsletter/archive": "path",
	"newsletter/thanks": "never",
	"newsletter/confirm": "never",
	"newsletter/unsubscribe": "never",
	"newsletter/settings": "never",
	"newsletter/address": "never",
	"newsletter/letter": "path",
	preview: "never",
} as const satisfies Record<PageId, "path" | "query" | "never">;

/** The pages that show what their query asks for. */
export type QueriedPage = {
	[Id in PageId]: (typeof pageCaching)[Id] extends "query" ? Id : never;
}[PageId];
