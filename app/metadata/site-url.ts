import { useRouteLoaderData } from "react-router";
import type { SerializedTexts } from "#app/i18n/serialized-texts.ts";
import type { Language } from "#app/site/site-config.ts";

/** What the root's loader carries to every page. */
export type RootData = {
	/** Origin of absolute addresses; no trailing slash. */
	siteUrl: string;
	language: Language;
	text: SerializedTexts<"errors">;
};

/**
 * The origin of absolute addresses, without a trailing slash; empty while the document of a failure
 * is rendered.
 */
export function useSiteUrl(): string {
	return useRouteLoaderData<() => RootData>("root")?.siteUrl ?? "";
}
