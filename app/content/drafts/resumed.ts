import { useLocation } from "react-router";

/** The state of an address that somebody returns to once they are signed in again. */
export type ReturnState = { resumed?: boolean };

/** Returns whether this screen opened again after a session had ended on it. */
export function useIsResumed(): boolean {
	return (useLocation().state as ReturnState | null)?.resumed === true;
}
