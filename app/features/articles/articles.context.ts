import { createContext } from "react-router";
import type { ArticlesStore } from "./articles.store.server";

/** The articles, for this feature's loaders. Set by the server. */
export const articlesContext =
	createContext<
		Pick<ArticlesStore, "listCards" | "countCards" | "listCategories" | "listRelated" | "findText">
	>();
