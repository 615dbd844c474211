import { useRouteLoaderData } from "react-router";
import { useLanguage } from "#app/i18n/text-context.tsx";

/** What the frame of a public page carries for the newsletter's place on it. */
export type ReadersClaim = {
	/** Whether as many readers have confirmed as the site claims. */
	reachesReaders: boolean;
};

/** Whether the number of readers may be stated: only while it is true. */
export function useReadersClaim(): boolean {
	const frame = useRouteLoaderData<() => ReadersClaim>(`${useLanguage()}/site`);
	return frame?.reachesReaders ?? false;
}
