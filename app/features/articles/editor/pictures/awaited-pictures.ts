import { createContext, useContext } from "react";

/**
 * The pictures that are being uploaded into a form, and that its texts do not hold yet. Undefined
 * in forms that do not ask before publishing.
 */
export const AwaitedPictures = createContext<Set<object> | undefined>(undefined);

/** Tells the form about an upload. @returns a function that ends it, done or failed. */
export function useAwaiting(): () => () => void {
	const awaited = useContext(AwaitedPictures);
	return () => {
		const picture = {};
		awaited?.add(picture);
		return () => awaited?.delete(picture);
	};
}
