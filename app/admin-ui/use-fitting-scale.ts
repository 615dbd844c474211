import { useEffect, useRef, useState } from "react";

/**
 * How much smaller something of a width in pixels must be to fit its box: 1 where there is room, and
 * until the box was measured.
 */
export function useFittingScale<Box extends HTMLElement>(width: number) {
	const box = useRef<Box>(null);
	const [room, setRoom] = useState<number>();

	useEffect(() => {
		if (box.current === null) return undefined;
		const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width));
		observer.observe(box.current);
		return () => observer.disconnect();
	}, []);

	return { box, scale: room === undefined ? 1 : Math.min(1, room / width) };
}
