import { QueryClient } from "@tanstack/react-query";
import { apiRequest } from "./client.ts";

const cacheTimeMs = 5 * 60_000;

/**
 * The query client of the content area (specification, section 7). A query's key, joined with slashes,
 * is its address; nothing is retried, refetched by itself or considered fresh. Without a network a
 * request fails at once.
 */
export function adminQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				queryFn: ({ queryKey, signal }) => apiRequest("GET", queryKey.join("/"), undefined, signal),
				refetchInterval: false,
				refetchOnWindowFocus: false,
				staleTime: 0,
				gcTime: cacheTimeMs,
				retry: false,
				networkMode: "always",
			},
			mutations: { retry: false, networkMode: "always" },
		},
	});
}
