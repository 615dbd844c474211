import { useRouteLoaderData } from "react-router";
import type { SerializedTexts } from "#app/i18n/serialized-texts.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";

/** What the root's loader carries to every page. */
export type RootData = {
	/** Origin of absolute addresses; no trailing slash. */
	siteUrl: string;
	language: Language;
	/** The facts of the business in this language. */
	site: SiteFacts;
	text: SerializedTexts<"errors">;
};

/** What the root's loader carries; undefined while the document of its failure is rendered. */
export function useRootData(): RootData | undefined {
	return useRouteLoaderData<() => RootData>("root");
}

/**
 * The origin of absolute addresses, without a trailing slash; empty while the document of a failure
 * is rendered.
 */
export function useSiteUrl(): string {
	return useRootData()?.siteUrl ?? "";
}
