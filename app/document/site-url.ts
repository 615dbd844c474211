import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** The origin of absolute addresses, without a trailing slash; empty while the document of a failure is rendered. */
export function useSiteUrl(): string {
	return useRouteLoaderData<typeof loader>("root")?.siteUrl ?? "";
}
