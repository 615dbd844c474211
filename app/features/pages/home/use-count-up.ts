import { useEffect, useState } from "react";
import type { RevealState } from "#app/ui/use-reveal.ts";

/**
 * The number to show now: 1 while it waits below the window, counting up once it shows, the value
 * otherwise.
 */
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

/** How long the counter takes, in milliseconds (specification, section 9). */
export const countUpMs = 2000;

/**
 * The number to show after so many milliseconds: from 1 to `value`, fast at first and settling
 * gently.
 */
export function countAfter(elapsedMs: number, value: number): number {
	const progress = Math.min(Math.max(elapsedMs / countUpMs, 0), 1);
	const eased = 1 - (1 - progress) ** 2;
	return Math.round(1 + (value - 1) * eased);
}
