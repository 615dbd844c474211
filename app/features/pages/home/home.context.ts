import { createContext } from "react-router";
import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import type { Language } from "#app/site-config.ts";

/** What the home page shows of other parts of the business. */
export type HomeSources = {
	/** The latest published articles, the newest first. */
	latestArticles(reader: Language): Promise<ArticleCardData[]>;
	/** The number of active members that visitors see. */
	memberCount(): Promise<number>;
};

/** Set by the server, which knows where each comes from. */
export const homeContext = createContext<HomeSources>();
