/** What is true of a page of readers. */
type Page = {
	/** In the default language, with `:slug` or another part left open at its end. */
	path: string;
	/** Its screen, below `app/`. */
	file: string;
	/**
	 * What asks to be cached for everybody: for its path, or for its path and these parts of its query,
	 * which are all that its loader is given.
	 */
	cached?: "path" | readonly string[];
	/**
	 * Whether search engines may list it: the page itself, which has a picture to share, or what its
	 * open part stands for, of which the sitemap names what there is.
	 */
	listed?: "page" | "entries";
	/** What stands before the slug in the address of the picture of an entry. */
	picture?: string;
	/** Its own texts: the name of a dictionary, or of a part of one. A page that is listed has some. */
	texts?: string;
	/** Its address is a secret shared with a few: listed, measured, cached and logged nowhere. */
	secret?: true;
};

/**
 * The readers' pages under their ids. A page that a path leaves open stands after those of their
 * own below the same address.
 */
export const siteMap = {
	home: {
		path: "/",
		file: "features/pages/home/home.page.tsx",
		cached: "path",
		listed: "page",
		texts: "home",
	},
	"how-it-works": {
		path: "/how-it-works",
		file: "features/pages/how-it-works/how-it-works.page.tsx",
		cached: "path",
		listed: "page",
		texts: "howItWorks",
	},
	network: {
		path: "/network",
		file: "features/pages/network/network.page.tsx",
		cached: "path",
		listed: "page",
		texts: "network",
	},
	blog: {
		path: "/blog",
		file: "features/articles/reader/blog.page.tsx",
		cached: ["search", "tag", "category", "page"],
		listed: "page",
		texts: "blog",
	},
	article: {
		path: "/blog/:slug",
		file: "features/articles/reader/article.page.tsx",
		cached: "path",
		listed: "entries",
		picture: "blog",
	},
	socials: {
		path: "/events/singlessocials",
		file: "features/events/public/socials.page.tsx",
		cached: "path",
		listed: "page",
		texts: "socials",
	},
	table: {
		path: "/events/singlessocials/:slug",
		file: "features/events/public/table.page.tsx",
		cached: "path",
		listed: "entries",
		picture: "table",
	},
	rebrand: {
		path: "/rebrand-announcement",
		file: "features/pages/rebrand/rebrand.page.tsx",
		cached: "path",
		listed: "page",
		texts: "rebrand",
	},
	privacy: {
		path: "/privacy-policy",
		file: "features/pages/legal/privacy.page.tsx",
		cached: "path",
		listed: "page",
		texts: "legal.privacy",
	},
	legal: {
		path: "/legal",
		file: "features/pages/legal/notice.page.tsx",
		cached: "path",
		listed: "page",
		texts: "legal.notice",
	},
	favicon: {
		path: "/favicon-preview",
		file: "features/pages/favicon/favicon.page.tsx",
		cached: "path",
	},
	"newsletter/archive": {
		path: "/newsletter",
		file: "features/letters/public/archive.page.tsx",
		cached: "path",
		listed: "entries",
	},
	"newsletter/thanks": {
		path: "/newsletter/thanks",
		file: "features/newsletter/signup/thanks.page.tsx",
	},
	"newsletter/confirm": {
		path: "/newsletter/confirm",
		file: "features/newsletter/signup/confirm.page.tsx",
	},
	"newsletter/unsubscribe": {
		path: "/newsletter/unsubscribe",
		file: "features/newsletter/signup/unsubscribe.page.tsx",
	},
	"newsletter/settings": {
		path: "/newsletter/settings",
		file: "features/newsletter/signup/settings.page.tsx",
	},
	"newsletter/address": {
		path: "/newsletter/address",
		file: "features/newsletter/signup/address.page.tsx",
	},
	"newsletter/letter": {
		path: "/newsletter/:slug",
		file: "features/letters/public/letter.page.tsx",
		cached: "path",
		listed: "entries",
	},
	preview: {
		path: "/preview/:token",
		file: "features/articles/reader/preview.page.tsx",
		secret: true,
	},
	invitation: {
		path: "/invitation/:token",
		file: "features/guest-mails/public/invitation.page.tsx",
		texts: "invitation",
		secret: true,
	},
	feedback: {
		path: "/feedback/:token",
		file: "features/feedback/public/feedback.page.tsx",
		texts: "feedback",
		secret: true,
	},
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof siteMap;

type PagesWith<Column> = {
	[Id in PageId]: (typeof siteMap)[Id] extends Column ? Id : never;
}[PageId];

/** The pages that are listed themselves. */
export type PublicPage = PagesWith<{ listed: "page" }>;
/** The pages of many entries, each of which completes the path. */
export type EntryPage = PagesWith<{ path: `${string}/:${string}` }>;

const rows: Record<PageId, Page> = siteMap;

export const pageIds = /* @__PURE__ */ Object.keys(rows) as PageId[];

/** The path of each page in the default language. */
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

/** What the table says of a page. */
export function pageRow(id: PageId): Page {
	return rows[id];
}

/** The path of one entry: of the article, table or letter with this slug. */
export function entryPath(page: EntryPage, part: string): string {
	return pages[page].replace(/:\w+$/, () => part);
}
