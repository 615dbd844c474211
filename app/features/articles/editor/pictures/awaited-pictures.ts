import { createContext, useContext } from "react";

/** The uploads that a form's texts do not hold yet; undefined where nothing waits for them. */
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
