/**
 * The readers' pages: each under its id, with its path in English (the French twin stands below /fr). `listed` pages are
 * shown by search engines; a `secret` one has an address that only its holders may know.
 */
export const pages = {
	home: { path: "/", listed: true },
	"how-it-works": { path: "/how-it-works", listed: true },
	network: { path: "/network", listed: true },
	blog: { path: "/blog", listed: true },
	article: { path: "/blog/:slug", listed: true },
	socials: { path: "/events/singlessocials", listed: true },
	rebrand: { path: "/rebrand-announcement", listed: true },
	privacy: { path: "/privacy-policy", listed: true },
	legal: { path: "/legal", listed: true },
	favicon: { path: "/favicon-preview", listed: false },
	"newsletter/thanks": { path: "/newsletter/thanks", listed: false },
	"newsletter/confirm": { path: "/newsletter/confirm", listed: false },
	"newsletter/unsubscribe": { path: "/newsletter/unsubscribe", listed: false },
	preview: { path: "/preview/:token", listed: false, secret: true },
} as const satisfies Record<string, { path: string; listed: boolean; secret?: true }>;

export type PageId = keyof typeof pages;

export const pageIds = Object.keys(pages) as PageId[];

/** The screen of each page, below `app/`. */
export const pageFiles: Record<PageId, string> = {
	home: "features/home/home.page.tsx",
	"how-it-works": "features/how-it-works/how-it-works.page.tsx",
	network: "features/network/network.page.tsx",
	blog: "features/blog/blog.page.tsx",
	article: "features/blog/article.page.tsx",
	socials: "features/events/socials.page.tsx",
	rebrand: "features/rebrand/rebrand.page.tsx",
	privacy: "features/legal/privacy.page.tsx",
	legal: "features/legal/notice.page.tsx",
	favicon: "features/favicon/favicon.page.tsx",
	"newsletter/thanks": "features/newsletter/thanks.page.tsx",
	"newsletter/confirm": "features/newsletter/confirm.page.tsx",
	"newsletter/unsubscribe": "features/newsletter/unsubscribe.page.tsx",
	preview: "features/blog/preview.page.tsx",
};

/**
 * Whether a page is cached for everybody: for what its path says, for what its path and its query say, or never. Each page
 * chooses.
 */
export const pageCaching = {
	home: "path",
	"how-it-works": "path",
	network: "path",
	blog: "query",
	article: "path",
	socials: "path",
	rebrand: "path",
	privacy: "path",
	legal: "path",
	favicon: "path",
	"newsletter/thanks": "never",
	"newsletter/confirm": "never",
	"newsletter/unsubscribe": "never",
	preview: "never",
} as const satisfies Record<PageId, "path" | "query" | "never">;

/** The pages that show what their query asks for. */
export type QueriedPage = {
	[Id in PageId]: (typeof pageCaching)[Id] extends "query" ? Id : never;
}[PageId];
