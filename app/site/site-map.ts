type Page = {
	/** The path in the default language; may end with a parameter such as `:slug`. */
	path: string;
	/** Listed by search engines: the page itself, or its entries, by their parameter. */
	listed?: "page" | "entries";
	/** Path of an entry's share picture before its slug. */
	picture?: string;
	/** Its address is a secret: not listed, measured, cached or logged. */
	secret?: true;
};

/** The public pages by id. A page with a parameter comes after others below the same path. */
export const siteMap = {
	home: { path: "/", listed: "page" },
	"how-it-works": { path: "/how-it-works", listed: "page" },
	network: { path: "/network", listed: "page" },
	blog: { path: "/blog", listed: "page" },
	article: { path: "/blog/:slug", listed: "entries", picture: "blog" },
	author: { path: "/authors/:slug", listed: "entries" },
	socials: { path: "/events/singlessocials", listed: "page" },
	table: { path: "/events/singlessocials/:slug", listed: "entries", picture: "table" },
	rebrand: { path: "/rebrand-announcement", listed: "page" },
	privacy: { path: "/privacy-policy", listed: "page" },
	legal: { path: "/legal", listed: "page" },
	favicon: { path: "/favicon-preview" },
	"newsletter/archive": { path: "/newsletter", listed: "entries" },
	"newsletter/thanks": { path: "/newsletter/thanks" },
	"newsletter/confirm": { path: "/newsletter/confirm" },
	"newsletter/unsubscribe": { path: "/newsletter/unsubscribe" },
	"newsletter/settings": { path: "/newsletter/settings" },
	"newsletter/address": { path: "/newsletter/address" },
	"newsletter/letter": { path: "/newsletter/:slug", listed: "entries" },
	preview: { path: "/preview/:token", secret: true },
	invitation: { path: "/invitation/:token", secret: true },
	feedback: { path: "/feedback/:token", secret: true },
	"application/held": { path: "/apply/held" },
	"application/link": { path: "/apply/link/:token", secret: true },
	"application/photograph": { path: "/apply/photograph/:form" },
	application: { path: "/apply/:form" },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof siteMap;

/**
 * Opt-in caching of pages: by path, or by path plus these query parameters, which are all that their
 * loaders get. Beside the table, so that browsers do not load it.
 */
export const pageCaching: Partial<Record<PageId, "path" | readonly string[]>> = {
	home: "path",
	"how-it-works": "path",
	network: "path",
	blog: ["search", "tag", "category", "page"],
	article: "path",
	author: "path",
	socials: "path",
	table: "path",
	rebrand: "path",
	privacy: "path",
	legal: "path",
	favicon: "path",
	"newsletter/archive": "path",
	"newsletter/letter": "path",
};

/** The file of each page, below `app/`: beside the table, so that browsers do not load them. */
export const pageFiles: Record<PageId, string> = {
	home: "features/pages/home/home.page.tsx",
	"how-it-works": "features/pages/how-it-works/how-it-works.page.tsx",
	network: "features/pages/network/network.page.tsx",
	blog: "features/articles/reader/blog.page.tsx",
	article: "features/articles/reader/article.page.tsx",
	author: "features/authors/public/author.page.tsx",
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
	invitation: "features/guest-mails/public/invitation.page.tsx",
	feedback: "features/feedback/public/feedback.page.tsx",
	"application/held": "features/applications/public/held.page.tsx",
	"application/link": "features/applications/public/application-link.page.tsx",
	"application/photograph": "features/applications/public/photograph.page.tsx",
	application: "features/applications/public/application.page.tsx",
};

type PagesWith<Column> = {
	[Id in PageId]: (typeof siteMap)[Id] extends Column ? Id : never;
}[PageId];

export type PublicPage = PagesWith<{ listed: "page" }>;
export type EntryPage = PagesWith<{ path: `${string}/:${string}` }>;

const rows: Record<PageId, Page> = siteMap;

export const pageIds = /* @__PURE__ */ Object.keys(rows) as PageId[];

export const pages = /* @__PURE__ */ Object.fromEntries(pageIds.map((id) => [id, rows[id].path])) as Record<
	PageId,
	string
>;

export const publicPages = /* @__PURE__ */ pageIds.filter(
	(id): id is PublicPage => rows[id].listed === "page",
);

export function isEntryPage(id: PageId): id is EntryPage {
	return rows[id].path.includes(":");
}

export function pageRow(id: PageId): Page {
	return rows[id];
}

export function entryPath(page: EntryPage, part: string): string {
	return pages[page].replace(/:\w+$/, () => part);
}
