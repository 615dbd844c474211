import { queryOptions } from "@tanstack/react-query";
import type { SiteState } from "./site-state.ts";

/** How the site is. */
export const stateQuery = queryOptions<SiteState>({ queryKey: ["/api/admin/state"] });
