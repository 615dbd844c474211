import { data } from "react-router";
import { type PageOfApplicant, type PageView, partsOf } from "#app/features/texts/page-views.ts";
import { daysAfter } from "#app/i18n/business-time.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteContext } from "#app/site/site-context.server.ts";
import { type EntryPage, isEntryPage, pageIds, pages } from "#app/site/site-map.ts";
import { guestScene, nothing, somebody } from "./guest-scenes.server.ts";

/** The request for a page, and the answers that replace those of the stores. */
export type Scene = {
	/** The path in its language, with its query. */
	path: string;
	method?: "POST";
	instead?: Partial<SiteContext>;
};

/** The entries of which the site itself has some to show. */
type ShownEntry = Exclude<EntryPage, "preview" | "invitation" | "feedback" | PageOfApplicant> | "page";

type Preview = Awaited<ReturnType<SiteContext["previewLinks"]["findText"]>>;

export type SceneSources = {
	/** The address of the newest that the site shows; undefined where there is none. */
	findEntry: Record<ShownEntry, (language: Language) => Promise<string | undefined>>;
	/** The newest article, as a private link would show it. */
	findPreview(language: Language): Promise<Preview>;
	/** The texts of the draft. */
	texts: SiteTexts;
	/** The present day, `YYYY-MM-DD`. */
	today: string;
};

/** An address below any other that nothing has: no slug begins so. */
const nowhere = "-";

/** Returns the request that shows a view; undefined while the site has nothing to show there. */
export async function sceneOf(
	view: PageView,
	language: Language,
	sources: SceneSources,
): Promise<Scene | undefined> {
	const { page, state } = partsOf(view);
	const at = (path: string) => localizePath(path, language);
	switch (page) {
		case "errors":
			return errorScene(state, at);
		case "busy":
			return { path: at("/") };
		case "preview": {
			const found = state === "now" ? await sources.findPreview(language) : undefined;
			if (state === "now" && found === undefined) return undefined;
			return { path: at("/preview/-"), instead: { previewLinks: { findText: async () => found } } };
		}
		case "invitation":
		case "feedback":
			return { path: at(`/${page}/-`), instead: guestScene(view, language, sources) };
	}
	if (state === "missing") return { path: at(`${pathBefore(page)}${nowhere}`) };
	if (isShownEntry(page)) {
		const path = await sources.findEntry[page](language);
		return path === undefined ? undefined : { path };
	}
	const { query = "", ...answers } = requests[view]?.(sources.today, language) ?? {};
	return { path: at(pages[page]) + query, ...answers };
}

function isShownEntry(page: string): page is ShownEntry {
	return page === "page" || pageIds.some((id) => id === page && isEntryPage(id));
}

/** The path of an entry's page as far as all entries share it. */
function pathBefore(page: string): string {
	const id = pageIds.find((one) => one === page);
	return id === undefined ? "/" : pages[id].replace(/:\w+$/, "");
}

/** A page that is not there, that takes in nothing, that fails or whose data is away. */
function errorScene(state: string, at: (path: string) => string): Scene {
	const path = at("/authors/-");
	switch (state) {
		case "wrongMethod":
			return { path: at(pages.favicon), method: "POST" };
		case "refused":
			return { path, instead: failing(() => data(null, { status: 400 })) };
		case "unexpected":
			return { path, instead: failing(() => new Error("A page that fails, to be looked at")) };
		case "unavailable":
			return { path, instead: failing(() => data(null, { status: 503 })) };
		default:
			return { path: at("/-/-") };
	}
}

/** Makes the pages of authors fail with an error, to show the site's page for a failure. */
function failing(error: () => unknown): Partial<SiteContext> {
	const findShown = async () => {
		throw error();
	};
	return { authors: { findShown }, report: () => undefined };
}

type SceneRequest = { query?: string; instead?: Partial<SiteContext> };

const search = "?search=…";
const { email } = somebody;
/** Days from now until a pause that is shown ends. */
const pauseDays = 60;

/** The views of lists that are empty, and of what the links of the newsletter's mails open. */
const requests: Partial<Record<PageView, (today: string, language: Language) => SceneRequest>> = {
	"home noArticles": () => ({ instead: noArticles }),
	"blog noArticles": () => ({ instead: noArticles }),
	"blog noneFound": () => ({ query: search, instead: { ...noArticles, countSearch: async () => undefined } }),
	"blog tooMany": () => ({ query: search, instead: { countSearch: async () => 30 } }),
	"blog beyond": () => ({ query: "?page=9999" }),
	"socials noTables": (today) => ({ instead: noTables(today) }),
	"newsletter/archive noLetters": () => ({
		instead: { letters: { findEdition: nothing, listArchive: async () => [] } },
	}),
	"newsletter/confirm open": () => confirmation("open"),
	"newsletter/confirm done": () => confirmation("done"),
	"newsletter/confirm invalid": () => confirmation("invalid"),
	"newsletter/unsubscribe open": () => readerIn("subscribed"),
	"newsletter/unsubscribe paused": (today) =>
		readerIn("paused", `${daysAfter(today, pauseDays)}T08:00:00.000Z`),
	"newsletter/unsubscribe left": () => readerIn("unsubscribed"),
	"newsletter/unsubscribe undone": () => ({ query: "?undone=", ...readerIn("subscribed") }),
	"newsletter/unsubscribe invalid": () => readerIn("invalid"),
	"newsletter/settings open": () => readerLinks({ canAsk: true }),
	"newsletter/settings asked": () => ({ query: "?done=asked" }),
	"newsletter/settings change": (_, language) => ({
		query: "?link=-",
		...readerLinks({ settings: { email, language } }),
	}),
	"newsletter/settings saved": () => ({ query: "?done=saved" }),
	"newsletter/settings address": () => ({ query: "?done=address" }),
	"newsletter/settings invalid": () => readerLinks({}),
	"newsletter/address open": () => readerLinks({ isAddressOpen: true }),
	"newsletter/address done": () => ({ query: "?done" }),
	"newsletter/address invalid": () => readerLinks({}),
};

const noArticles: Pick<SiteContext, "articles"> = {
	articles: {
		cards: { list: async () => [], count: async () => 0 },
		categories: { list: async () => [] },
		ofAuthor: { list: async () => [] },
		related: { list: async () => [] },
		texts: { find: nothing },
		rendering: { describeHtml: async (html) => html },
	},
};

function noTables(today: string): Pick<SiteContext, "events"> {
	const listNone = async () => [];
	return {
		events: { listUpcoming: listNone, listPast: listNone, findTable: nothing, today: async () => today },
	};
}

function confirmation(state: Awaited<ReturnType<SiteContext["confirmations"]["find"]>>): SceneRequest {
	return { instead: { confirmations: { find: async () => state } } };
}

type Subscription = Awaited<ReturnType<SiteContext["subscribers"]["unsubscribe"]>>;

/** The link of somebody who reads, pauses or has left. */
function readerIn(state: Subscription, pausedUntil: string | null = null): SceneRequest {
	const answer = async () => state;
	const found = state === "invalid" ? undefined : { state, isConfirmed: true, pausedUntil, reason: null };
	const links = { findReader: async () => found, unsubscribe: answer, undoUnsubscribe: answer };
	return { instead: { subscribers: { ...links, pause: nothing, resume: nothing, giveReason: nothing } } };
}

/** The links by which a reader changes something; what is left out no longer works. */
function readerLinks(found: {
	canAsk?: boolean;
	settings?: { email: string; language: Language };
	isAddressOpen?: boolean;
}): SceneRequest {
	return {
		instead: {
			readerLinks: {
				canAsk: async () => found.canAsk ?? false,
				ask: nothing,
				findSettings: async () => found.settings,
				findDone: nothing,
				change: nothing,
				findAddress: async () =>
					found.isAddressOpen ? { state: "open", email } : { state: "invalid", email: "" },
				proveAddress: async () => false,
			},
		},
	};
}
