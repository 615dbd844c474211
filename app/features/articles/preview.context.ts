import { createContext } from "react-router";
import type { PreviewLinksStore } from "./storage/preview-links.store.server.ts";

/** The private links, for the preview's loader. Set by the server. */
export const previewContext = createContext<Pick<PreviewLinksStore, "findText">>();
