import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { type MissedAddress, type Redirect, redirectsPath } from "./redirect.ts";

export const redirectsQuery = queryOptions<{ redirects: Redirect[]; missed: MissedAddress[] }>({
	queryKey: [redirectsPath],
});

export function saveRedirect(redirect: Redirect): Promise<Redirect> {
	return apiRequest("POST", redirectsPath, redirect);
}

export function deleteRedirect({ path }: Redirect): Promise<void> {
	return apiRequest("DELETE", `${redirectsPath}?${new URLSearchParams({ path })}`);
}
