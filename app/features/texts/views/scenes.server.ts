import { data } from "react-router";
import { type PageView, partsOf } from "#app/features/texts/page-views.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteContext } from "#app/site/site-context.server.ts";
import { type EntryPage, isEntryPage, pageIds, pages } from "#app/site/site-map.ts";
import { guestScene } from "./guest-scenes.server.ts";
import { readerScene, type SceneRequest } from "./reader-scenes.server.ts";
import { failing, noArticles, noLetters, noTables } from "./stand-ins.server.ts";

/** The request for a page, and the answers that replace those of the stores. */
export type Scene = {
	/** In its language, with its query. */
	path: string;
	method?: "POST";
	instead?: Partial<SiteContext>;
};

/** The entries of which the site itself has some to show. */
type ShownEntry = Exclude<EntryPage, "preview" | "invitation" | "feedback"> | "page";

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
			return {
				path: at("/preview/-"),
				instead: { previewLinks: { findText: async () => found } },
			};
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
	const { query = "", ...told } =
		stateOfList(view, sources.today) ?? readerScene(view, language, sources.today);
	return { path: at(pages[page]) + query, ...told };
}

function isShownEntry(page: string): page is ShownEntry {
	return page === "page" || pageIds.some((id) => id === page && isEntryPage(id));
}

/** The path of an entry's page as far as all entries share it. */
function pathBefore(page: string): string {
	const id = pageIds.find((one) => one === page);
	return id === undefined ? "/" : pages[id].replace(/:\w+$/, "");
}

/** The requests for lists that are empty, or without what was asked for. */
function stateOfList(view: PageView, today: string): SceneRequest | undefined {
	const search = "?search=…";
	switch (view) {
		case "home noArticles":
		case "blog noArticles":
			return { instead: { articles: noArticles } };
		case "blog noneFound":
			return { query: search, instead: { articles: noArticles, countSearch: async () => undefined } };
		case "blog tooMany":
			return { query: search, instead: { countSearch: async () => 30 } };
		case "blog beyond":
			return { query: "?page=9999" };
		case "socials noTables":
			return { instead: { events: noTables(today) } };
		case "newsletter/archive noLetters":
			return { instead: { letters: noLetters } };
		default:
			return undefined;
	}
}

/** A page that is not there, that takes in nothing, that fails or whose data is away. */
function errorScene(state: string, at: (path: string) => string): Scene {
	const author = at("/authors/-");
	switch (state) {
		case "wrongMethod":
			return { path: at(pages.favicon), method: "POST" };
		case "refused":
			return { path: author, instead: failing(() => data(null, { status: 400 })) };
		case "unexpected":
			return { path: author, instead: failing(() => new Error("A page that fails, to be looked at")) };
		case "unavailable":
			return { path: author, instead: failing(() => data(null, { status: 503 })) };
		default:
			return { path: at("/-/-") };
	}
}
