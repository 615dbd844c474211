import { createContext } from "react-router";
import type { ArticlesStore } from "./storage/articles.store.server.ts";

/** What readers' pages may ask of the articles. */
export type ReadableArticles = Pick<
	ArticlesStore,
	"listCards" | "countCards" | "listCategories" | "listRelated" | "findText"
>;

/** The articles, for the loaders of readers' pages. Set by the server. */
export const articlesContext = createContext<ReadableArticles>();
