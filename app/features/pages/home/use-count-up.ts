import { useEffect, useState } from "react";
import type { RevealState } from "#app/ui/reveal-state.ts";
import { countAfter, countUpMs } from "./count-up.ts";

/** The number to show now: 1 while it waits below the window, counting up once it shows, the value otherwise. */
export function useCountUp(value: number, state: RevealState): number {
	const [elapsedMs, setElapsedMs] = useState(0);
	const counting = state === "shown";

	useEffect(() => {
		if (!counting) return;
		let frame = 0;
		let first: number | undefined;
		const step = (now: number) => {
			first ??= now;
			setElapsedMs(now - first);
			if (now - first < countUpMs) frame = requestAnimationFrame(step);
		};
		frame = requestAnimationFrame(step);
		return () => cancelAnimationFrame(frame);
	}, [counting]);

	return state === "still" ? value : countAfter(elapsedMs, value);
}
