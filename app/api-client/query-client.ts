import { QueryClient } from "@tanstack/react-query";
import { apiRequest } from "./client.ts";

const cacheTimeMs = 5 * 60_000;

/**
 * How the content area reads and changes data (specification, section 7): a query's key, joined
 * with slashes, is its address; nothing is repeated, refetched by itself or thought fresh. A
 * request fails at once where there is no network.
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
