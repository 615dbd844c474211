import { useEffect, useState } from "react";

/** `still`: as the server sent it. `waiting`: hidden, below the window. `shown`: came into view. */
export type RevealState = "still" | "waiting" | "shown";

/** The visible share of an element (0 to 1), and whether it begins below the window. */
type Visibility = { share: number; below: boolean };

/**
 * Returns the next state. Only an element that is wholly below the window is hidden: one that the
 * visitor has seen or jumped past stays still. It is shown for good once `wantedShare` is in view.
 */
export function nextReveal(state: RevealState, seen: Visibility, wantedShare: number): RevealState {
	if (state === "shown") return "shown";
	if (state === "still") return seen.below && seen.share === 0 ? "waiting" : "still";
	return seen.share > 0 && seen.share >= wantedShare ? "shown" : "waiting";
}

/**
 * Observes an element until `share` of it (0 to 1) has come into view. Set the state on it as
 * `data-reveal`, for the fade of motion.css. Without scripts or with reduced motion it stays `still`.
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
