import { useEffect, useState } from "react";

/** Beyond this many pixels the bar hides when scrolling down (specification, section 9). */
const hideBeyond = 100;
/** Beyond this many pixels the bar turns white. */
const solidBeyond = 50;

/** Whether the navigation bar is hidden and whether it is white, from how the page is scrolled. */
export function useBarState(): { hidden: boolean; solid: boolean } {
	const [state, setState] = useState({ hidden: false, solid: false });

	useEffect(() => {
		let last = window.scrollY;
		const follow = () => {
			const y = window.scrollY;
			const next = { hidden: y > last && y > hideBeyond, solid: y > solidBeyond };
			last = y;
			setState((now) => (now.hidden === next.hidden && now.solid === next.solid ? now : next));
		};
		follow();
		window.addEventListener("scroll", follow, { passive: true });
		return () => window.removeEventListener("scroll", follow);
	}, []);

	return state;
}
