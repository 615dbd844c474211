import { useRouteLoaderData } from "react-router";

/** What the root's loader carries to every page, beside its texts. */
export type RootData = {
	/** Origin of absolute addresses; no trailing slash. */
	siteUrl: string;
};

/** The origin of absolute addresses, without a trailing slash; empty while the document of a failure is rendered. */
export function useSiteUrl(): string {
	return useRouteLoaderData<() => RootData>("root")?.siteUrl ?? "";
}
