import { QueryClient } from "@tanstack/react-query";
import { apiRequest } from "./client.ts";

const cacheTimeMs = 5 * 60_000;

/** Creates the query client (specification, section 7). A key joined by slashes is the address. */
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
