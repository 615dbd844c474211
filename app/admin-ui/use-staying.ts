import { useRef } from "react";

/**
 * Keeps shown what was shown once. For a hint above a text that is being written: where it goes, browsers
 * without scroll anchoring, such as Safari, have the lines jump under the caret and the pointer.
 */
export function useStaying(isShown: boolean): boolean {
	const wasShown = useRef(false);
	wasShown.current ||= isShown;
	return wasShown.current;
}
