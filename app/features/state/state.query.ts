import { queryOptions } from "@tanstack/react-query";
import { type SiteState, statePath } from "./site-state.ts";

export const stateQuery = queryOptions<SiteState>({ queryKey: [statePath] });
