import { useEffect, useState } from "react";

/**
 * `still`: as the server sent it. `waiting`: hidden, below the window. `shown`: was waiting, and
 * has come into view.
 */
export type RevealState = "still" | "waiting" | "shown";

/**
 * What the browser saw: how much of the element is in the window (0 to 1), and whether it begins
 * below it.
 */
type Sighting = { share: number; below: boolean };

/**
 * The state after a sighting. Only what is still wholly below the window may hide: whatever the
 * visitor has seen, or has jumped past, stays still. What waits shows once `wantedShare` of it (0
 * to 1) is in view, and for good.
 */
export function nextReveal(state: RevealState, seen: Sighting, wantedShare: number): RevealState {
	if (state === "shown") return "shown";
	if (state === "still") return seen.below && seen.share === 0 ? "waiting" : "still";
	return seen.share > 0 && seen.share >= wantedShare ? "shown" : "waiting";
}

/**
 * Follows an element until `share` of it (0 to 1) has been scrolled into view. Give `ref` to the
 * element, and put the state on it as `data-reveal` for the fade of motion.css. Under reduced
 * motion and without scripts the state stays `still`: everything is there.
 */
export function useReveal(share: number): { ref: (element: Element | null) => void; state: RevealState } {
	const [element, ref] = useState<Element | null>(null);
	const [state, setState] = useState<RevealState>("still");

	useEffect(() => {
		if (element === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		let current: RevealState = "still";
		const observer = new IntersectionObserver(
			(entries) => {
				for (const entry of entries) {
					const below = entry.boundingClientRect.top >= window.innerHeight;
					current = nextReveal(current, { share: entry.intersectionRatio, below }, share);
				}
				setState(current);
				if (current !== "waiting") observer.disconnect();
			},
			{ threshold: [0, 0.01, share] },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [element, share]);

	return { ref, state };
}
