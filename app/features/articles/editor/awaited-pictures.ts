import { createContext, useContext } from "react";

/**
 * The pictures that are on their way into a form, of which its texts say nothing. None are kept
 * where nobody asks before publishing.
 */
export const AwaitedPictures = createContext<Set<object> | undefined>(undefined);

/** Tells the form that a picture is on its way. @returns what says that it has come, or never will. */
export function useAwaiting(): () => () => void {
	const awaited = useContext(AwaitedPictures);
	return () => {
		const picture = {};
		awaited?.add(picture);
		return () => awaited?.delete(picture);
	};
}
