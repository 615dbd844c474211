import { useEffect, useState } from "react";
import { nextReveal, type RevealState } from "./reveal-state.ts";

/**
 * Follows an element until `share` of it (0 to 1) has been scrolled into view. Give `ref` to the element, and put
 * the state on it as `data-reveal` for the fade of motion.css. Under reduced motion and without scripts the state
 * stays `still`: everything is there.
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
