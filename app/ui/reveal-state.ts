/** `still`: as the server sent it. `waiting`: hidden, below the window. `shown`: was waiting, and has come into view. */
export type RevealState = "still" | "waiting" | "shown";

/** What the browser saw: how much of the element is in the window (0 to 1), and whether it begins below it. */
export type Sighting = { share: number; below: boolean };

/**
 * The state after a sighting. Only what is still wholly below the window may hide: whatever the visitor has seen,
 * or has jumped past, stays still. What waits shows once `wantedShare` of it (0 to 1) is in view, and for good.
 */
export function nextReveal(state: RevealState, seen: Sighting, wantedShare: number): RevealState {
	if (state === "shown") return "shown";
	if (state === "still") return seen.below && seen.share === 0 ? "waiting" : "still";
	return seen.share > 0 && seen.share >= wantedShare ? "shown" : "waiting";
}
