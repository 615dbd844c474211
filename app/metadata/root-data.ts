import { useRouteLoaderData } from "react-router";
import type { SerializedTexts } from "#app/i18n/serialized-texts.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";

/** The loader data of the root, on every page. */
export type RootData = {
	/** Origin of absolute addresses; no trailing slash. */
	siteUrl: string;
	language: Language;
	site: SiteFacts;
	text: SerializedTexts<"errors">;
};

export function useRootData(): RootData | undefined {
	return useRouteLoaderData<() => RootData>("root");
}

/** Returns the origin of absolute addresses, without a trailing slash; blank if the root failed. */
export function useSiteUrl(): string {
	return useRootData()?.siteUrl ?? "";
}
