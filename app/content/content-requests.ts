import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";

export type ContentRequests<Saved, Input> = {
	create(input: Input, draft?: string): Promise<Saved>;
	update(id: string, input: Input & { version: number }): Promise<Saved>;
};

/** The content area's requests for the things of a kind, which are all at one path of the API. */
export function contentRequests<Saved, Input, Listed = Saved>(path: string) {
	return {
		list: queryOptions<Listed[]>({ queryKey: [path] }),
		one: (id: string) => queryOptions<Saved>({ queryKey: [path, id] }),
		/** `draft` is the key of the working copy that goes with it, for kinds that have some. */
		create: (input: Input, draft?: string): Promise<Saved> =>
			apiRequest("POST", draft === undefined ? path : `${path}?${new URLSearchParams({ draft })}`, input),
		update: (id: string, input: Input & { version: number }): Promise<Saved> =>
			apiRequest("PUT", `${path}/${id}`, input),
		remove: (id: string): Promise<void> => apiRequest("DELETE", `${path}/${id}`),
	};
}
