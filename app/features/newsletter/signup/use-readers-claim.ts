import { useRouteLoaderData } from "react-router";
import { useLanguage } from "#app/i18n/text-context.tsx";

/** Loader data of the public frame: whether as many readers have confirmed as the site claims. */
export type ReadersClaim = { reachesReaders: boolean };

/** Returns whether the number of readers may be stated: only while it is true. */
export function useReadersClaim(): boolean {
	const frame = useRouteLoaderData<() => ReadersClaim>(`${useLanguage()}/site`);
	return frame?.reachesReaders ?? false;
}
