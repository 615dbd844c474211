import { type CSSProperties, type ReactNode, useEffect, useState } from "react";

/** Fades its content in when `share` (0 to 1) is in view, unless it was so from the start. */
export function Reveal(props: {
	as?: "div" | "li" | "figure";
	share?: number;
	delay?: number;
	className?: string;
	children: ReactNode;
}) {
	const { as: Tag = "div", share = 0.3, delay = 0, className, children } = props;
	const { ref, state } = useReveal(share);
	const style: CSSProperties & Record<"--reveal-delay", string> = { "--reveal-delay": `${delay}ms` };
	return (
		<Tag ref={ref} data-reveal={state} style={style} className={className}>
			{children}
		</Tag>
	);
}

/** `still`: as the server sent it. `waiting`: hidden, below the window. `shown`: came into view. */
export type RevealState = "still" | "waiting" | "shown";

/** The visible share of an element (0 to 1), and whether it begins below the window. */
type Visibility = { share: number; below: boolean };

/** Returns the next state. Only an element wholly below the window waits until it is in view. */
export function nextReveal(state: RevealState, seen: Visibility, wantedShare: number): RevealState {
	if (state === "shown") return "shown";
	if (state === "still") return seen.below && seen.share === 0 ? "waiting" : "still";
	return seen.share > 0 && seen.share >= wantedShare ? "shown" : "waiting";
}

/** Observes an element until `share` (0 to 1) is in view. Set `state` as `data-reveal`. */
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
